/** One flag is about as wide as one of its two letters; where there are no flags, the letters stand side by side. */
const WIDER_THAN_A_FLAG = 1.5;

/** Whether the system shows flags as letters, as Windows does. */
export function lacksFlags(): boolean {
  const context = document.createElement('canvas').getContext?.('2d');
  if (!context) return false;
  context.font = '16px system-ui, sans-serif';
  const measure = (text: string) => context.measureText(text).width;
  return measure('🇺🇸') > measure('🇺') * WIDER_THAN_A_FLAG;
}
