import type { ClipboardEvent } from 'react';

/** The selected part of the table, rows and cells alone; a selection within one row counts as that row. */
function cutRows(range: Range): HTMLTableElement {
  const content = range.cloneContents();
  const rows = content.querySelectorAll('tr');
  const table = document.createElement('table');
  if (rows.length > 0) table.append(...rows);
  else table.insertRow().append(...content.querySelectorAll('td, th'));
  return table;
}

/**
 * Copies what is selected as rows of cells, with tabs between the cells, also where CSS shows them as cards: browsers
 * would put each cell on a line. Text within a cell, and selections that reach beyond the table, are left to them.
 */
export function copyRows(event: ClipboardEvent<HTMLElement>): void {
  const selection = getSelection();
  const ranges = Array.from({ length: selection?.rangeCount ?? 0 }, (_, index) =>
    selection?.getRangeAt(index),
  ).filter((range) => range !== undefined);
  if (!ranges.every((range) => event.currentTarget.contains(range.commonAncestorContainer))) return;
  const tables = ranges.map(cutRows);
  const lines = tables
    .flatMap((table) => [...table.rows])
    .map((row) => Array.from(row.cells, (cell) => cell.textContent).join('\t'));
  if (!lines.some((line) => line.includes('\t'))) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', `${lines.join('\n')}\n`);
  event.clipboardData.setData('text/html', tables.map((table) => table.outerHTML).join(''));
}
