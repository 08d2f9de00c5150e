import type { GeneratedContact } from '../domain/run';
import { COLUMNS } from './columns';

/** About one or two screens of rows; the style sheet reserves their height. Even, so that the stripes continue from chunk to chunk. */
const ROWS_PER_CHUNK = 20;

/** CSS changes the display of tables and their parts, so each states its role. */
function makeElement(tag: string, role: string): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('role', role);
  return element;
}

function makeEmptyRow(language: string): HTMLElement {
  const row = makeElement('tr', 'row');
  for (const { className, isName, breaksBefore } of COLUMNS) {
    const cell = makeElement('td', 'cell');
    cell.className = className;
    if (isName) Object.assign(cell, { lang: language, dir: 'auto' });
    if (breaksBefore) cell.append('', document.createElement('wbr'), '');
    row.append(cell);
  }
  return row;
}

function makeDash(heading: string): HTMLElement {
  const dash = makeElement('span', 'img');
  dash.setAttribute('aria-label', `no ${heading.toLowerCase()}`);
  dash.textContent = '—';
  return dash;
}

/** Walking from cell to cell is faster than asking for them by number. */
function fillRow(row: Node, generated: GeneratedContact, number: number): void {
  let cell = row.firstChild;
  for (const { heading, breaksBefore, getText } of COLUMNS) {
    const text = getText(generated, number);
    if (text === null) cell?.appendChild(makeDash(heading));
    else if (breaksBefore && cell?.firstChild && cell.lastChild) {
      const end = text.indexOf(breaksBefore);
      cell.firstChild.nodeValue = text.slice(0, end);
      cell.lastChild.nodeValue = text.slice(end);
    } else if (cell) cell.textContent = text;
    cell = cell?.nextSibling ?? null;
  }
}

/**
 * The table's rows, numbered from 1, in `tbody` chunks that the browser can skip while they are out of view. Rows are
 * clones of one empty row for each language, the fastest way to make a thousand. Browsers choose fonts by the language.
 */
export function makeRows(contacts: readonly GeneratedContact[]): HTMLElement[] {
  const emptyRows = new Map<string, HTMLElement>();
  const chunks: HTMLElement[] = [];
  contacts.forEach((generated, index) => {
    const { lang } = generated.name;
    const emptyRow = emptyRows.get(lang) ?? makeEmptyRow(lang);
    emptyRows.set(lang, emptyRow);
    const row = emptyRow.cloneNode(true);
    fillRow(row, generated, index + 1);
    if (index % ROWS_PER_CHUNK === 0) chunks.push(makeElement('tbody', 'rowgroup'));
    chunks.at(-1)?.append(row);
  });
  // Translators leave the contacts alone: the files have them as they are.
  for (const chunk of chunks) chunk.translate = false;
  return chunks;
}
