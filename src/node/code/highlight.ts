import { escapeText } from 'entities/escape';
import { createCssVariablesTheme, createHighlighter, type HighlighterGeneric } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { Source } from '../../core/demo/demo.ts';
import { remember } from '../build-cache.ts';

/** Class of each kind of token. Kinds without an entry stay plain text. */
const TOKEN_CLASSES: Record<string, string> = {
  'token-constant': 'c',
  'token-string': 's',
  'token-comment': 'm',
  'token-keyword': 'k',
  'token-parameter': 'p',
  'token-function': 'f',
  'token-string-expression': 's',
  'token-link': 'l',
  'token-inserted': 'i',
  'token-deleted': 'd',
};

const LANGUAGES = ['tsx', 'ts', 'jsx', 'js', 'css', 'bash', 'json', 'html', 'diff', 'md', 'yaml'];
const ALIASES: Record<string, string> = { sh: 'bash', shell: 'bash', text: 'plain', txt: 'plain' };

const THEME = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--', fontStyle: false });

type Highlighter = HighlighterGeneric<string, string>;
let loading: Promise<Highlighter> | undefined;

function load(): Promise<Highlighter> {
  loading ??= createHighlighter({
    themes: [THEME],
    langs: LANGUAGES,
    // The default engine needs 200 MB for itself, in each thread.
    engine: createJavaScriptRegexEngine(),
  }) as Promise<Highlighter>;
  return loading;
}

/** Whether a fence can have this language. `text` is known too, but gets no highlighting. */
export function isKnownLanguage(language: string): boolean {
  const name = ALIASES[language] ?? language;
  return name === 'plain' || LANGUAGES.includes(name);
}

export interface LineMarks {
  /** Lines to emphasize, counted from 1. */
  emphasized?: ReadonlySet<number>;
  /** Whether a leading `+` or `-` marks a line as added or removed. */
  diff?: boolean;
}

interface Token {
  content: string;
  className: string | undefined;
}

/** Merges adjacent tokens of one kind, and white space into the token before it. */
function mergeTokens(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.className === token.className || token.content.trim() === '')) {
      last.content += token.content;
    } else {
      merged.push({ ...token });
    }
  }
  return merged;
}

function renderLine(tokens: readonly Token[]): string {
  return mergeTokens(tokens)
    .map(({ content, className }) =>
      className ? `<span class="${className}">${escapeText(content)}</span>` : escapeText(content),
    )
    .join('');
}

function splitDiff(code: string) {
  const marks: ('+' | '-' | '')[] = [];
  const lines = code.split('\n').map((line) => {
    const mark = /^[+-]/.exec(line)?.[0] as '+' | '-' | undefined;
    marks.push(mark ?? '');
    return mark ? line.slice(1) : line.replace(/^ /, '');
  });
  return { code: lines.join('\n'), marks };
}

/**
 * Highlights code as the inner HTML of a `<code>` element. Tokens are spans with a one-letter
 * class. Only emphasized and changed lines get an element of their own, to keep the HTML small.
 * Rejects if the language is unknown.
 */
export async function highlight(
  code: string,
  language: string,
  marks: LineMarks = {},
): Promise<string> {
  const input = [code, language, [...(marks.emphasized ?? [])], marks.diff ?? false];
  return remember('highlights', input, () => render(code, language, marks));
}

async function render(
  code: string,
  language: string,
  { emphasized = new Set(), diff = false }: LineMarks,
): Promise<string> {
  const highlighter = await load();
  const { code: text, marks } = diff ? splitDiff(code) : { code, marks: [] };
  const name = ALIASES[language] ?? language;
  const { tokens } = highlighter.codeToTokens(text, {
    lang: name === 'plain' ? 'text' : name,
    theme: 'tokens',
    // With a limit, a line that takes long on a busy machine would not be highlighted.
    tokenizeTimeLimit: 0,
  });
  const lines = tokens.map((line, index) => {
    const html = renderLine(
      line.map(({ content, color = '' }) => ({
        content,
        className: TOKEN_CLASSES[/^var\(--(.+)\)$/.exec(color)?.[1] ?? ''],
      })),
    );
    const mark = marks[index];
    if (mark === '+') return { html: `<ins>${html}</ins>`, block: true };
    if (mark === '-') return { html: `<del>${html}</del>`, block: true };
    if (emphasized.has(index + 1)) return { html: `<mark>${html}</mark>`, block: true };
    return { html, block: false };
  });
  return lines
    .map(({ html, block }, index) => html + (block || index === lines.length - 1 ? '' : '\n'))
    .join('');
}

/** Returns a source's text with its highlighted HTML, which has no trailing empty lines. */
export async function highlightSource(code: string, language: string): Promise<Source> {
  return { code, html: await highlight(code.trimEnd(), language) };
}
