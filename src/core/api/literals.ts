/** Types whose string arguments are names of properties. */
const KEY_TYPES = /\b(?:Omit|Pick|DistributiveOmit|MakeOptional|MakeRequired|DefaultizedProps)$/;

/** Parts of the HTML of a type: brackets, arrows, strings between pipes, and everything else. */
const PARTS = /(=&gt;|&lt;|&gt;|(?<=\| )'[^']*'(?!\])|'[^']*'(?= \|))/;

/**
 * Marks the string literals of unions, which are values to pass, with `<b>` in the HTML of a type.
 * Strings that name properties, as in `Omit`, are not marked.
 */
export function markLiterals(html: string): string {
  if (!html.includes("'")) return html;
  const isKeyList: boolean[] = [];
  let before = '';
  return html
    .split(PARTS)
    .map((part) => {
      if (part === '&lt;') isKeyList.push(KEY_TYPES.test(before));
      else if (part === '&gt;') isKeyList.pop();
      else if (part.startsWith("'") && !isKeyList.includes(true)) {
        before = part;
        return `<b>${part}</b>`;
      }
      before = part;
      return part;
    })
    .join('');
}
