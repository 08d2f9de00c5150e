/** Scripts as faker's locale codes name them, and by ISO 15924. */
const SCRIPTS: Readonly<Record<string, string>> = { latin: 'Latn', cyrl: 'Cyrl' };

/** The BCP 47 tag of a faker locale, which names its script last and in words: sr-Latn-RS for sr_RS_latin. */
export function makeLanguageTag(code: string): string {
  const [language, ...parts] = code.split('_');
  const script = parts.map((part) => SCRIPTS[part]).find(Boolean);
  const region = parts.find((part) => /^[A-Z]{2}$/.test(part));
  return [language, script, region].filter(Boolean).join('-');
}
