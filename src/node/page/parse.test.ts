import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { getHeadingText, getText, parseFenceMeta, parseMarkdown } from './parse.ts';

describe('parseFenceMeta', () => {
  const NONE = { diff: false, emphasized: new Set(), unknown: [] };

  it.each([
    [null, NONE],
    [undefined, NONE],
    ['', NONE],
    ['   ', NONE],
    ['title="src/App.tsx"', { ...NONE, title: 'src/App.tsx' }],
    ['title=""', { ...NONE, title: '' }],
    ['title="a b {1} diff"', { ...NONE, title: 'a b {1} diff' }],
    ['tab="npm"', { ...NONE, tab: 'npm' }],
    ['diff', { ...NONE, diff: true }],
    ['{2}', { ...NONE, emphasized: new Set([2]) }],
    ['{2,4-6}', { ...NONE, emphasized: new Set([2, 4, 5, 6]) }],
    ['{4-6, 2 , 5}', { ...NONE, emphasized: new Set([2, 4, 5, 6]) }],
    ['{6-4}', NONE],
    [
      'tab="TS" title="a.ts" {1} diff',
      { diff: true, emphasized: new Set([1]), unknown: [], tab: 'TS', title: 'a.ts' },
    ],
    ['Title="a"', { ...NONE, unknown: ['Title="a"'] }],
    ['title=a', { ...NONE, unknown: ['title=a'] }],
    ['{a}', { ...NONE, unknown: ['{a}'] }],
    ['{}', { ...NONE, unknown: ['{}'] }],
    ['{1-2', { ...NONE, unknown: ['{1-2'] }],
    ['different nodiff', { ...NONE, unknown: ['different', 'nodiff'] }],
  ])('reads %j', (meta, expected) => {
    expect(parseFenceMeta(meta)).toEqual(expected);
  });
});

describe('parseMarkdown', () => {
  const getTypes = (text: string) => parseMarkdown(text).children.map(({ type }) => type);

  it('parses front matter, tables, callouts and tags', () => {
    const text = '---\ntitle: A\n---\n\n| a |\n|---|\n\n:::info\nA\n:::\n\n<Demo />\n\n{/* b */}';
    expect(getTypes(text)).toEqual([
      'yaml',
      'table',
      'containerDirective',
      'mdxJsxFlowElement',
      'mdxFlowExpression',
    ]);
  });

  it('parses an empty text as an empty page', () => {
    expect(getTypes('')).toEqual([]);
  });

  it.each([
    ['A <b>', 1],
    ['A\n\n</b>', 3],
    ['A\n\nB {', 3],
    ['<Demo name=x />', 1],
  ])('throws on %j with its line', (text, line) => {
    expect(() => parseMarkdown(text)).toThrow(expect.objectContaining({ line }));
  });
});

describe('the text of nodes', () => {
  function getFirst<T extends Nodes['type']>(text: string, type: T): Extract<Nodes, { type: T }> {
    const [node] = parseMarkdown(text).children;
    if (node?.type !== type) throw new Error(`Not a ${type}`);
    return node as Extract<Nodes, { type: T }>;
  }

  it.each([
    ['## Sorting *rows*', 'Sorting rows'],
    ['## The `filterModel` prop', 'The filterModel prop'],
    ['## Row grouping <Premium />', 'Row grouping'],
    ['## <Pro /> Pinning', 'Pinning'],
    ['## [Sorting](/x/a/) ![icon](/static/a.png)', 'Sorting'],
    ['##   Many   spaces  ', 'Many spaces'],
    ['##', ''],
  ])('of %s is %j', (text, expected) => {
    expect(getHeadingText(getFirst(text, 'heading'))).toBe(expected);
  });

  it.each([
    ['Text {/* with a remark */} on.', 'Text  on.'],
    ['From 10:am on.', 'From 10:am on.'],
    ['One line\\\nand the next', 'One line\nand the next'],
  ])('of %j is what a reader sees', (text, expected) => {
    expect(getText(getFirst(text, 'paragraph'))).toBe(expected);
  });

  it('leaves out images and keeps line breaks', () => {
    expect(getText(getFirst('A ![b](/c.png)\n`d`', 'paragraph'))).toBe('A \nd');
  });
});
