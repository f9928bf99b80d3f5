/**
 * Lets elements of this document take the focus only while the document has it. Otherwise what a
 * demo focuses, such as a dialog that opens, would take the keys from the reader who is writing.
 */
export function keepFocusOutside(): void {
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function focusIfActive(options) {
      if (document.hasFocus()) focus.call(this, options);
    };
  }
}
