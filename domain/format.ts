const NUMBER = new Intl.NumberFormat('en');

/** A number of things in English: '1 contact', '1,000 contacts'. */
export function formatCount(count: number, noun: string): string {
  return `${NUMBER.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

const KILOBYTES = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

/** The size of a text's file in UTF-8: '134.2 kB'. */
export function formatBytes(text: string): string {
  return KILOBYTES.format(new Blob([text]).size / 1000);
}
