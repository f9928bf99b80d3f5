import type { Html, Nodes, PhrasingContent } from 'mdast';
import { renderTypeParam } from '../../core/api/calls.ts';
import { splitDefault } from '../../core/api/default-parts.ts';
import type { ApiRow, ApiSection } from '../../core/api/sections.ts';
import { parseDescription } from '../api/render-markdown.ts';
import { getText as getWords } from '../page/parse.ts';
import { inlineCode, join, link, table, text, toInline, toOneLine } from './nodes.ts';
import { stringifyMarkdown } from './stringify.ts';
import { PLAN_NAMES } from './text-forms.ts';

/** Makes an address absolute. Returns null for a dead link, which becomes plain text. */
export type ResolveLink = (url: string) => string | null;

function resolveLinks(nodes: readonly Nodes[], resolve: ResolveLink): Nodes[] {
  return nodes.flatMap((node): Nodes[] => {
    if ('children' in node) node.children = resolveLinks(node.children, resolve) as never;
    // A tag in a source comment is meant as its name, not as markup.
    if (node.type === 'html') return [inlineCode(node.value)];
    if (node.type !== 'link') return [node];
    const url = resolve(node.url);
    if (url !== null) return [{ ...node, url }];
    // Link text that is a URL would be parsed as a link again.
    return /^https?:/.test(getWords(node)) ? [inlineCode(getWords(node))] : node.children;
  });
}

/** Matches text without Markdown syntax. Most descriptions are plain and need no parsing. */
const PLAIN = /^[A-Z][\w ,.;:'"()/=-]*$/;

type Describe = (markdown: string) => PhrasingContent[];

/** Renders a description as inline Markdown that fits into a table cell. */
export function toDescription(markdown: string, resolve: ResolveLink): PhrasingContent[] {
  if (PLAIN.test(markdown) && !/:\/\/|_|www\./.test(markdown)) return [text(markdown)];
  return toInline(resolveLinks(parseDescription(markdown).children, resolve));
}

function getMarks({ required, plan, since, deprecated }: ApiRow): string[] {
  return [
    ...(required ? ['required'] : []),
    ...(plan === undefined ? [] : [PLAN_NAMES[plan]]),
    ...(since === undefined ? [] : [`since v${since}`]),
    ...(deprecated === undefined ? [] : ['deprecated']),
  ];
}

function getName(row: ApiRow): PhrasingContent[] {
  const marks = getMarks(row);
  const name = inlineCode(row.name);
  return marks.length === 0 ? [name] : [name, text(` (${marks.join(', ')})`)];
}

function getCode(code: string | undefined): PhrasingContent[] {
  return code === undefined || code === '' ? [] : [inlineCode(toOneLine(code))];
}

/** Values as code, and the words around them as text. */
function getDefault(value: string | undefined): PhrasingContent[] {
  return splitDefault(value).map((part) =>
    part.isCode ? inlineCode(toOneLine(part.text)) : text(part.text),
  );
}

/** More demos than this are counted. `api.json` has all of them. */
const MANY = 24;

/** What the parts of a function's signature are. Their types are in the column before. */
function getCallTexts({ call, throws }: ApiRow, describe: Describe): PhrasingContent[][] {
  const getPart = (name: PhrasingContent, description = '') =>
    description === '' ? [] : [[name, text(': '), ...describe(description)]];
  return [
    ...(call?.typeParams ?? []).flatMap((each) =>
      getPart(inlineCode(`<${toOneLine(renderTypeParam(each))}>`), each.description),
    ),
    ...(call?.params ?? []).flatMap((each) => getPart(inlineCode(each.name), each.description)),
    ...(call?.returns ?? []).flatMap((each) => getPart(text('Returns'), each.description)),
    ...getPart(text('Throws'), throws),
  ];
}

/** Every fact about a row, in the order of the page. */
function getText(row: ApiRow, resolve: ResolveLink): PhrasingContent[] {
  const describe: Describe = (markdown) => toDescription(markdown, resolve);
  const { deprecated, signature, facts, see = [], demos = [] } = row;
  const described = (signature?.params ?? []).filter(({ description = '' }) => description !== '');
  const returned = signature?.returns?.description ?? '';
  const parts: PhrasingContent[][] = [
    describe(row.description),
    ...(deprecated === undefined
      ? []
      : [
          deprecated === ''
            ? [text('Deprecated.')]
            : [text('Deprecated: '), ...describe(deprecated)],
        ]),
    ...described.map(({ name, description = '' }) => [
      inlineCode(name),
      text(': '),
      ...describe(description),
    ]),
    ...(returned === '' ? [] : [[text('Returns: '), ...describe(returned)]]),
    ...getCallTexts(row, describe),
    ...facts.map(({ label, code }) => [text(`${label}: `), inlineCode(toOneLine(code))]),
    ...(demos.length > 0
      ? [
          [
            text('Demos: '),
            ...join(
              demos.slice(0, MANY).map(({ title, href }) => [link(resolve(href) ?? href, title)]),
              ', ',
            ),
            ...(demos.length > MANY ? [text(` and ${demos.length - MANY} more`)] : []),
          ],
        ]
      : []),
    ...see.map(describe),
  ];
  return join(
    parts.filter(({ length }) => length > 0),
    ' ',
  );
}

/** Renders the rows of a section as one table. */
export type RenderApiRows = (section: ApiSection) => Html;

/**
 * Creates the table renderer. Only sections whose rows can have a default get that column. Rows
 * that several components share are rendered once and cached.
 */
export function createApiRowRenderer(resolve: ResolveLink): RenderApiRows {
  const known = new Map<string, string>();
  const write = (cells: PhrasingContent[][]) => {
    const [line = ''] = stringifyMarkdown([table([cells])]).split('\n');
    return line;
  };
  const writeRow = (row: ApiRow, hasDefault: boolean) => {
    const key = JSON.stringify({ ...row, id: hasDefault });
    let line = known.get(key);
    if (line === undefined) {
      line = write([
        getName(row),
        getCode(row.type),
        ...(hasDefault ? [getDefault(row.default)] : []),
        getText(row, resolve),
      ]);
      known.set(key, line);
    }
    return line;
  };
  return ({ columns, rows }) => {
    const hasDefault = columns.default !== undefined;
    const names = [
      columns.name,
      columns.type,
      ...(columns.default === undefined ? [] : [columns.default]),
      'Description',
    ];
    const value = [
      write(names.map((name) => [text(name)])),
      `|${' - |'.repeat(names.length)}`,
      ...rows.map((row) => writeRow(row, hasDefault)),
    ].join('\n');
    // As `html`, because the lines are already escaped.
    return { type: 'html', value };
  };
}
