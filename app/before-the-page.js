// Runs before the page's own script has arrived, and does without it what cannot wait. layout.tsx puts it into the page.
(() => {
  const beforeThePage = new AbortController();
  const listen = (type, listener) => addEventListener(type, listener, { capture: true, signal: beforeThePage.signal });

  // A press on Generate is remembered, for the page to carry out once it can; Clear takes it back. A click into the count
  // selects its 0, so that typing replaces it.
  let isPressed = false;
  listen('click', (event) => {
    const { target } = event;
    if (target.id === 'count' && target.value === '0') target.select();
    const name = target.closest('form button')?.name;
    if (name === 'clear') document.getElementById('count').value = '0';
    if (!name) return;
    event.preventDefault();
    isPressed = name === 'generate';
  });
  globalThis.takeEarlyPress = () => {
    beforeThePage.abort();
    const wasPressed = isPressed;
    isPressed = false;
    return wasPressed;
  };

  // A script that did not arrive, or in whose place something else did.
  const say = () => {
    const line = document.getElementById('error');
    if (line) line.textContent = 'This page could not be loaded completely. Please reload it.';
  };
  listen('error', ({ target, filename }) => {
    const address = target === window ? filename : target.tagName === 'SCRIPT' && target.src;
    if (!address?.includes?.('/_next/')) return;
    if (document.readyState === 'loading') listen('DOMContentLoaded', say);
    else say();
  });

  // Safari refuses more than 100 changes in 30 seconds, and some frames refuse all. Neither may stop Next or the page.
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name];
    history[name] = (...entry) => {
      try {
        change.apply(history, entry);
      } catch {}
    };
  }
})();
