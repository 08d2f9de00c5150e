import generated from './generated/version.json' with { type: 'json' };

/** Changes whenever the generators, their data or their libraries do: links carry it. */
export const VERSION: string = generated.version;
