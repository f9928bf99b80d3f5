import { parse } from 'sucrase/dist/parser/index.js';
import { TokenType as tt } from 'sucrase/dist/parser/tokenizer/types.js';

/** Text put into code at an offset. */
export interface Insertion {
  at: number;
  text: string;
}

type Token = ReturnType<typeof parse>['tokens'][number];

const OPENING = new Set<number>([tt.parenL, tt.bracketL, tt.braceL, tt.dollarBraceL, tt.braceBarL]);
const CLOSING = new Set<number>([tt.parenR, tt.bracketR, tt.braceR, tt.braceBarR]);

/** Returns the index of the bracket that closes the one at `start`. */
function findEnd(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let index = start; index < tokens.length; index++) {
    const { type } = tokens[index]!;
    if (OPENING.has(type)) depth += 1;
    if (CLOSING.has(type)) depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}

/** Lists the semicolons between the parts of a `for` statement. */
function findSemicolons(tokens: readonly Token[], start: number, end: number): Token[] {
  const found: Token[] = [];
  let depth = 0;
  for (const token of tokens.slice(start + 1, end)) {
    if (OPENING.has(token.type)) depth += 1;
    if (CLOSING.has(token.type)) depth -= 1;
    if (depth === 0 && token.type === tt.semi) found.push(token);
  }
  return found;
}

/**
 * Finds where calls of `guard` belong in JavaScript, so that each round of each loop makes one: in
 * the condition of `while`, `do` and `for`, and at the start of the body of `for … of`. All in one
 * line each, so that lines stay the same.
 */
export function findLoopGuards(code: string, guard: string): Insertion[] {
  const { tokens } = parse(code, false, false, false);
  return tokens.flatMap((token, index): Insertion[] => {
    if (token.type !== tt._while && token.type !== tt._for) return [];
    let start = index + 1;
    // `for await (…)`
    while (start < tokens.length && tokens[start]!.type !== tt.parenL) start += 1;
    if (start - index > 2 || start >= tokens.length) return [];
    const end = findEnd(tokens, start);
    if (token.type === tt._while) return [{ at: tokens[start]!.end, text: `${guard}(),` }];
    const [first, second] = findSemicolons(tokens, start, end);
    if (first && second) {
      const isEmpty = code.slice(first.end, second.start).trim() === '';
      return [{ at: first.end, text: isEmpty ? `${guard}()||true` : `${guard}(),` }];
    }
    const body = tokens[end + 1];
    return body?.type === tt.braceL ? [{ at: body.end, text: `${guard}();` }] : [];
  });
}

/** Puts texts into code. They must be in the order of their offsets. */
export function insertAll(code: string, insertions: readonly Insertion[]): string {
  let last = 0;
  const parts = insertions.map(({ at, text }) => {
    const part = code.slice(last, at) + text;
    last = at;
    return part;
  });
  return parts.join('') + code.slice(last);
}
