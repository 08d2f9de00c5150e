/** To be run in the page: records every text of its status region from now on. */
export function recordStatuses() {
  const statuses: string[] = [];
  Object.assign(window, { statuses });
  new MutationObserver((records) => {
    const status = document.querySelector('[role=status]');
    if (status && records.some(({ target }) => status.contains(target))) statuses.push(status.textContent ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** To be run in the page: the texts recorded since the last call. */
export function takeStatuses(): string[] {
  return (window as unknown as { statuses: string[] }).statuses.splice(0);
}
