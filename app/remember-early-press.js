// Runs before the page's own script has arrived: a press on Generate is remembered, for the page to carry out once it
// can, and a click into the count selects its 0, so that typing replaces it. layout.tsx puts it into the page.
(() => {
  let isPressed = false;
  const remember = (event) => {
    event.preventDefault();
    isPressed = true;
  };
  const select = ({ target }) => {
    if (target.id === 'count' && target.value === '0') target.select();
  };
  addEventListener('submit', remember);
  addEventListener('click', select);
  globalThis.takeEarlyPress = () => {
    removeEventListener('submit', remember);
    removeEventListener('click', select);
    const wasPressed = isPressed;
    isPressed = false;
    return wasPressed;
  };
})();
