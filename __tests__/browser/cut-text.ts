/** Finds text that overflows its box or is cut off by it. Elements that scroll are skipped. Runs in the page. */
export function findCutText(): string[] {
  const scrolls = (element: Element) => element.matches('[role=listbox], textarea, input');
  const isForScreenReaders = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';
  const all = [...document.body.querySelectorAll<HTMLElement>('main *')].filter(
    (element) => element.checkVisibility() && !scrolls(element) && !isForScreenReaders(element),
  );
  const clipped = all.filter(
    (element) =>
      getComputedStyle(element).overflow !== 'visible' &&
      (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
  );
  const leaving = all.filter((element) => {
    if (!element.matches('button, th, td, [role=option], [role=combobox], summary, .field label')) return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    return text.width > 0 && (text.left < own.left - 1 || text.right > own.right + 1 || text.bottom > own.bottom + 1);
  });
  return [...new Set([...clipped, ...leaving])].map(
    (element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`,
  );
}
