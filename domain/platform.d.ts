/** All that `domain` uses of its platform; browsers and Node have both. */

declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare class URLSearchParams {
  constructor(init: string | Record<string, string>);
  get(name: string): string | null;
  getAll(name: string): string[];
}
