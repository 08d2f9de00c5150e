import type { ClipboardEvent } from 'react';

/**
 * Returns the selected rows and cells. Empty cells at the end, and their row, are left out, because a triple click on a
 * cell also selects the start of the next one.
 */
function cloneRows(range: Range): HTMLTableElement {
  const content = range.cloneContents();
  const rows = content.querySelectorAll('tr');
  const table = document.createElement('table');
  if (rows.length > 0) table.append(...rows);
  else table.insertRow().append(...content.querySelectorAll('td, th'));
  const cells = [...table.querySelectorAll('td, th')];
  while (cells.at(-1)?.textContent === '') cells.pop()?.remove();
  for (const row of [...table.rows]) if (row.cells.length === 0) row.remove();
  // Marks cells as text for LibreOffice, which would otherwise read +4917139200001 as a number and drop the plus.
  for (const cell of table.querySelectorAll('td:not(.number)')) cell.setAttribute('sdnum', '0;0;@');
  return table;
}

/** A triple click on the last cell also selects the start of what follows the table. Cuts that off if it is empty. */
function clip(range: Range, table: HTMLElement): Range {
  const clipped = range.cloneRange();
  if (!table.contains(range.endContainer)) clipped.setEnd(table, table.childNodes.length);
  return String(clipped) === String(range) ? clipped : range;
}

/**
 * Copies selected rows with tabs between the cells, so that they paste into spreadsheets. Where CSS shows rows as
 * cards, browsers would put each cell on its own line. The browser itself copies selections within a cell or beyond the
 * table.
 */
export function copyRows(event: ClipboardEvent<HTMLElement>): void {
  const selection = getSelection();
  if (!selection) return;
  const ranges = Array.from({ length: selection.rangeCount }, (_, index) =>
    clip(selection.getRangeAt(index), event.currentTarget),
  );
  if (!ranges.every((range) => event.currentTarget.contains(range.commonAncestorContainer))) return;
  const tables = ranges.map(cloneRows);
  const rows = tables.flatMap((table) => [...table.rows]);
  if (rows.length === 0) return;
  const lines = rows.map((row) => Array.from(row.cells, (cell) => cell.textContent).join('\t'));
  event.preventDefault();
  event.clipboardData.setData('text/plain', lines.join('\n'));
  event.clipboardData.setData('text/html', tables.map((table) => table.outerHTML).join(''));
}
