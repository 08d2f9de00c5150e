import { useEffect } from 'react';

/** One flag is about as wide as one of its two letters; where there are no flags, the letters stand side by side. */
const WIDER_THAN_A_FLAG = 1.5;

/** Has the style sheet draw flags with the page's own font where the system shows letters instead, as Windows does. */
export function useFlagFont() {
  useEffect(() => {
    if (lacksFlags()) document.documentElement.dataset.flags = 'font';
  }, []);
}

function lacksFlags(): boolean {
  const context = document.createElement('canvas').getContext?.('2d');
  if (!context) return false;
  context.font = '16px system-ui, sans-serif';
  const measure = (text: string) => context.measureText(text).width;
  return measure('🇺🇸') > measure('🇺') * WIDER_THAN_A_FLAG;
}
