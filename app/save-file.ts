/** Safari reads the blob long after the click. FileSaver waits this long, too. */
const REVOKE_AFTER_MS = 40_000;

/** Has the browser save a text as a file, built here (spec §7). Throws where the browser can't. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
