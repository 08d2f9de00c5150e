import generated from './generated/version.json' with { type: 'json' };

/** Changes whenever the generators, their data or their libraries change. Links carry it. */
export const VERSION: string = generated.version;
