const NUMBER = new Intl.NumberFormat('en');

/** A number of things in English: '1 contact', '1,000 contacts'. */
export function formatCount(count: number, noun: string): string {
  return `${NUMBER.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
