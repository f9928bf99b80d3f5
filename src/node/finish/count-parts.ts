/** What the browser has to create for a document before anything runs. */
export interface DocumentParts {
  elements: number;
  islands: number;
  /** Elements with an attribute such as `onclick`, which the policy would block. */
  inlineListeners: number;
}

/** Parts of a document whose content is text to the parser of a browser that runs scripts. */
const TEXT_ELEMENTS = /<(script|style|noscript|title|textarea)\b[^>]*>[\s\S]*?<\/\1>/gi;
const COMMENTS = /<!--[\s\S]*?-->/g;
/** A start tag with its attributes. A `>` can be part of a quoted value. */
const START_TAG = /<([a-z][\w:-]*)((?:\s+[^\s"'>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)/gi;

/** Counts the elements of a document as its HTML says, before any script has run. */
export function countParts(html: string): DocumentParts {
  const emptied = html
    .replace(COMMENTS, '')
    .replace(TEXT_ELEMENTS, (_, name: string) => `<${name}>`);
  const parts: DocumentParts = { elements: 0, islands: 0, inlineListeners: 0 };
  for (const [, name = '', attributes = ''] of emptied.matchAll(START_TAG)) {
    parts.elements += 1;
    if (name === 'astro-island') parts.islands += 1;
    if (/\son[a-z]+\s*=/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, '""'))) {
      parts.inlineListeners += 1;
    }
  }
  return parts;
}
