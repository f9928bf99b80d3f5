/** An opening or separating character inside code, if more code follows it without a space. */
const PLACES = /(?:&lt;|&amp;|[([{,|])(?![\s)\]}]|&gt;)|(?<=\w)\.(?=[A-Za-z_])/g;

/**
 * Adds places where a line can break to the HTML of code: after punctuation only, so that no name
 * is split that fits its column. `<wbr>`, unlike a zero-width space, is not copied.
 */
export function addBreaks(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : piece.replace(PLACES, '$&<wbr>')))
    .join('');
}
