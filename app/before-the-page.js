// Handles early input until the page's own script is ready. layout.tsx inlines this file. It relies on the names of the
// form's fields and buttons, and on the ids 'count' and 'error'.
(() => {
  const beforeThePage = new AbortController();
  const listen = (type, listener) => addEventListener(type, listener, { capture: true, signal: beforeThePage.signal });

  // Remembers a press on Generate for the page; Clear cancels both the press and the link that the page was opened
  // with. A click in the count field selects its 0, so that typing replaces it.
  let pressed = null;
  listen('click', (event) => {
    const { target } = event;
    if (target.id === 'count' && target.value === '0') target.select();
    const button = target.closest('form button');
    if (!button) return;
    const { name, form } = button;
    if (name === 'clear') {
      for (const field of [form.country, form.count]) field.value = field.defaultValue;
      history.replaceState(null, '', location.href.replace(/#.*/, ''));
    }
    event.preventDefault();
    pressed = name === 'generate' ? button : null;
  });
  globalThis.replayEarlyPress = () => {
    beforeThePage.abort();
    pressed?.click();
    pressed = null;
  };

  // Shows an error if one of Next's scripts fails to load or throws, for example because the host sent a web page
  // instead.
  const showError = () => {
    const line = document.getElementById('error');
    if (line) line.textContent = 'This page could not be loaded completely. Please reload it.';
  };
  listen('error', ({ target, filename = target.src }) => {
    if (!filename?.includes('/_next/')) return;
    if (document.readyState === 'loading') listen('DOMContentLoaded', showError);
    else showError();
  });

  // Safari refuses more than 100 history changes in 30 seconds, and some frames refuse all. An exception would stop the
  // page.
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name];
    history[name] = (...entry) => {
      try {
        change.apply(history, entry);
      } catch {}
    };
  }
})();
