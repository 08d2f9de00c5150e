/** To be run in the page: from now on, showing contacts throws an error. */
export function breakRows() {
  document.createElement = (tag: string) => {
    if (tag === 'tbody') throw new RangeError('Out of memory');
    return Document.prototype.createElement.call(document, tag);
  };
}

/** To be run in the page: undoes `breakRows`. */
export function mendRows() {
  Reflect.deleteProperty(document, 'createElement');
}
