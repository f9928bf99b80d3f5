import type { InlineCode, PhrasingContent, Table } from 'mdast';
import { splitDefault } from '../../core/api/default-parts.ts';
import type { PropRow } from '../../core/api/prop-rows.ts';
import { shortenType } from '../../core/api/short-type.ts';
import type { Plan } from '../../core/plan.ts';
import { parseDescription } from '../api/render-markdown.ts';

/** A node of the HTML that replaces a Markdown node. */
type HtmlNode =
  | { type: 'text'; value: string }
  | { type: 'element'; tagName: 'wbr'; properties: object; children: [] };

/** Code whose HTML can break after punctuation, so that a long name does not widen its column. */
function breakableCode(value: string): InlineCode {
  const parts = value.split(/(?<=[.(<|,])(?=\w)/);
  const hChildren = parts.flatMap((part, index): HtmlNode[] => {
    const text: HtmlNode = { type: 'text', value: part };
    const place: HtmlNode = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
    return index === 0 ? [text] : [place, text];
  });
  return {
    type: 'inlineCode',
    value,
    data: { hChildren, hProperties: { className: 'phrase' } },
  };
}

/** Ends a sentence, unless it is the period of an abbreviation. */
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s|$)/;

/**
 * Returns the first sentence of a description. Its links become text: the packages link to pages
 * that may not exist here, and the row in the reference shows the whole description.
 */
export function getFirstSentence(markdown: string): PhrasingContent[] {
  const first = parseDescription(markdown).children.find(({ type }) => type === 'paragraph');
  const kept: PhrasingContent[] = [];
  /** Adds nodes until a sentence ends. Returns whether it did. */
  const add = (nodes: readonly PhrasingContent[]): boolean =>
    nodes.some((node) => {
      if (node.type === 'link') return add(node.children);
      if (node.type === 'break') return add([{ type: 'text', value: ' ' }]);
      if (node.type === 'html') return add([breakableCode(node.value)]);
      if (node.type === 'inlineCode') {
        kept.push(breakableCode(node.value));
        return false;
      }
      if (node.type !== 'text') {
        kept.push(node);
        return false;
      }
      const end = SENTENCE_END.exec(node.value);
      const value = end ? node.value.slice(0, end.index + 1) : node.value;
      kept.push({ type: 'text', value: value.replace(/\s+/g, ' ') });
      return end !== null;
    });
  if (first?.type === 'paragraph') add(first.children);
  return kept;
}

export interface PropsTableOptions {
  resolve: (url: string) => string;
  renderPlan: (plan: Plan) => PhrasingContent[];
}

/** Builds the table of the props that a page is about. No default column if none has a default. */
export function buildPropsTable(
  rows: readonly PropRow[],
  { resolve, renderPlan }: PropsTableOptions,
): Table {
  const hasDefault = rows.some((row) => row.default !== undefined);
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  const toDefault = (value: string | undefined): PhrasingContent[] =>
    splitDefault(value).map((part) => (part.isCode ? breakableCode(part.text) : text(part.text)));
  const toRow = (cells: PhrasingContent[][]): Table['children'][number] => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  const heads = ['Name', 'Type', ...(hasDefault ? ['Default'] : []), 'Description'];
  return {
    type: 'table',
    children: [
      toRow(heads.map((head) => [text(head)])),
      ...rows.map((row) =>
        toRow([
          [
            { type: 'link', url: resolve(row.href), children: [breakableCode(row.name)] },
            ...(row.plan === undefined ? [] : [text(' '), ...renderPlan(row.plan)]),
          ],
          [breakableCode(shortenType(row.type))],
          ...(hasDefault ? [toDefault(row.default)] : []),
          getFirstSentence(row.description),
        ]),
      ),
    ],
  };
}
