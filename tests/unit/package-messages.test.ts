import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { createSearchEngine } from '../../src/core/search/engine/engine.ts';
import { tokenize } from '../../src/core/search/engine/terms.ts';
import { createSearchIndex } from '../../src/node/search/search-index.ts';
import { wholeSite } from '../whole-site.ts';

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules/@mui');
/** Stands for a part of a message that differs from case to case. */
const VARIABLE = '\u0000';
/** Number of adjacent words that are a quotation. */
const RUN = 3;

/** Messages that are too short or too general to lead anywhere. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Invalid range': 'Two words that pages about ranges use.',
  'Invalid section type': "Three common words, thrown with an adapter of one's own only.",
  'Missing arguments': 'Two words, thrown by a function that nobody needs to call.',
  'Unknown view: \u0000 found.': 'Common words with a name in between.',
  'missing support': 'Code that cannot be reached.',
  'not supported': 'Code that cannot be reached.',
  unreachable: 'Code that cannot be reached.',
  'MUI X: \u0000 should have data property.':
    'The message for lines is found, which has its words.',
  'MUI X: The cell with id=\u0000 and field=\u0000 received focus.':
    'Needs an experimental flag in tests.',
};

function getText(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ literal }) => VARIABLE + literal.text);
    return node.head.text + spans.join('');
  }
  if (ts.isBinaryExpression(node)) return getText(node.left) + getText(node.right);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(getText).join('\n');
  if (ts.isParenthesizedExpression(node)) return getText(node.expression);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    return node.expression.name.text === 'join' ? getText(node.expression.expression) : VARIABLE;
  }
  return VARIABLE;
}

/** Whether a call throws or prints its first argument. */
function isReport(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  if (!ts.isCallExpression(node)) return false;
  return /(?:^|\.)(?:warn|error|warning|warnOnce|buildWarning)\)?$/.test(node.expression.getText());
}

/** Lists the first lines of all messages that the packages throw or print. */
function listMessages(): string[] {
  const messages = globSync('x-*/modern/**/*.js', { cwd: PACKAGES }).flatMap((file) => {
    const code = readFileSync(path.join(PACKAGES, file), 'utf8');
    const found: string[] = [];
    const visit = (node: ts.Node) => {
      const message = isReport(node) ? node.arguments?.[0] : undefined;
      if (message) found.push(getText(message).split('\n')[0]!);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
    return found;
  });
  return [...new Set(messages)].filter((message) => /\p{L}{3}/u.test(message)).sort();
}

const index = createSearchIndex(wholeSite);
const engine = createSearchEngine(index);
const texts = new Map(
  index.documents.flatMap(({ href, parts }) =>
    parts.map(({ id, title, text }) => [id === '' ? href : `${href}#${id}`, `${title}\n${text}`]),
  ),
);
const getWords = (text: string) => tokenize(text).map(({ word }) => word);

/** Returns the share of the words of a message that the first result of a search quotes. */
function getQuotedShare(message: string, query: string): number {
  const first = engine.search({ query }).hits[0]?.href ?? '';
  const text = ` ${getWords(texts.get(first) ?? '').join(' ')} `;
  const words = getWords(message);
  const quoted = words.map(() => false);
  words.forEach((_, at) => {
    const run = words.slice(at, at + Math.min(RUN, words.length));
    if (run.length === Math.min(RUN, words.length) && text.includes(` ${run.join(' ')} `)) {
      quoted.fill(true, at, at + run.length);
    }
  });
  return quoted.filter(Boolean).length / words.length;
}

const messages = listMessages();
const known = messages.filter((message) => !(message in EXCEPTIONS));
/** With what stands for the variable parts in a console. */
const fill = (message: string) => message.replaceAll(VARIABLE, 'abc');

it('the packages have messages, and every exception is one of them', () => {
  expect(messages.length).toBeGreaterThan(150);
  expect(Object.keys(EXCEPTIONS).filter((each) => !messages.includes(each))).toEqual([]);
});

describe('the first result for a message of the packages quotes it', () => {
  it('as it is printed', () => {
    const unanswered = known.filter((message) => {
      const text = fill(message);
      return getQuotedShare(text, `Uncaught Error: ${text}`) < 0.5;
    });
    expect(unanswered).toEqual([]);
  });

  it('without its end, nine times out of ten', () => {
    const long = known.filter((message) => getWords(message).length >= 8);
    const answered = long.filter((message) => {
      const words = fill(message).split(' ');
      const shortened = words.slice(0, Math.ceil(words.length * 0.6)).join(' ');
      return getQuotedShare(shortened, shortened) >= 0.5;
    });
    expect(answered.length / long.length).toBeGreaterThanOrEqual(0.9);
  });
});

it.each([
  ["Cannot read properties of undefined (reading 'row')", '/x/introduction/errors/#cannot-read'],
  ['ResizeObserver is not defined', '/x/introduction/errors/#resizeobserver'],
  ['value.isValid is not a function', '/x/react-date-pickers/'],
  [
    'No matching export in "node_modules/date-fns/_lib/format/longFormatters/index.js"',
    '/x/introduction/errors/#no-matching',
  ],
  [
    'Text content did not match. Server: "1/2/2024" Client: "2.1.2024"',
    '/x/introduction/errors/#text-content',
  ],
  [
    "error TS2339: Property 'row' does not exist on type 'never'.",
    '/x/introduction/errors/#property-row',
  ],
])('%s leads to %s', (query, start) => {
  expect(engine.search({ query }).hits[0]?.href.startsWith(start)).toBe(true);
});
