// Runs before the page's own scripts; layout.tsx inlines this file. Depends on `form[inert]` and `#error`.
(() => {
  // Shows an error if one of Next's scripts fails to load or throws before React has taken over the form, for example
  // because the host sent a web page instead.
  const showError = () => {
    if (!document.querySelector('form[inert]')) return;
    document.getElementById('error').textContent = 'This page could not be loaded completely. Please reload it.';
  };
  const handleError = ({ target, filename = target.src }) => {
    if (!filename?.includes('/_next/')) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showError);
    else showError();
  };
  addEventListener('error', handleError, true);

  // When it starts, Next writes the address that it read earlier back into the history. A link that was followed in the
  // meantime would be lost. The page has only one route, so Next needs no history.
  history.pushState = history.replaceState = () => {};
})();
