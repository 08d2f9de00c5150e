import { useEffect } from 'react';

/** A flag is about as wide as one letter. Systems without flags show two letters side by side. */
const MAX_FLAG_WIDTH = 1.5;

/** Turns on the page's flag font if the system shows letters instead of flags, as Windows does. */
export function useFlagFont() {
  useEffect(() => {
    try {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = '16px system-ui, sans-serif';
      const measure = (text: string) => context.measureText(text).width;
      if (measure('🇺🇸') > measure('🇺') * MAX_FLAG_WIDTH) document.documentElement.dataset.flags = 'font';
    } catch {
      // Browsers that prevent fingerprinting may provide no canvas, or one that throws.
    }
  }, []);
}
