import { decodeHTML } from 'entities';

/** Converts the Markdown of a description to one line of plain text. */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the first sentence of a description in Markdown as plain text, with a period. */
export function getFirstSentence(markdown: string): string {
  const text = toPlainText(markdown.split(/\n\s*\n/)[0] ?? '');
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  return sentence === '' || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Tags that Markdown in a description becomes. */
const TAG = /<\/?(?:a|code|em|p|strong)\b[^>]*>/g;

/** Returns the first sentence of a description, which is Markdown or its HTML, as plain text. */
export function getFirstSentenceOfHtml(html: string): string {
  const [first = ''] = html.split('</p>');
  return getFirstSentence(decodeHTML(first.replace(TAG, '')));
}
