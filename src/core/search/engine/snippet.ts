import type { TextPiece } from '../types.ts';
import { tokenize, type Token } from './terms.ts';

/** Characters of a snippet, about two lines. */
const SNIPPET_LENGTH = 150;
/** Characters shown before the first match. */
const LEAD = 30;

function isMatch(token: Token, matched: ReadonlySet<string>): boolean {
  return token.terms.some(({ term }) => matched.has(term));
}

function addPiece(pieces: TextPiece[], text: string, marked: boolean): void {
  const last = pieces.at(-1);
  if (text === '') return;
  if (last && last.marked === marked) last.text += text;
  else pieces.push({ text, marked });
}

/** Splits a text into pieces and marks those that match one of the terms. */
export function markText(text: string, matched: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const token of tokenize(text)) {
    if (!isMatch(token, matched)) continue;
    addPiece(pieces, text.slice(at, token.start), false);
    addPiece(pieces, text.slice(token.start, token.end), true);
    at = token.end;
  }
  addPiece(pieces, text.slice(at), false);
  return pieces;
}

/**
 * Finds the start of the passage that contains the most different terms. An identifier contains its
 * parts and itself.
 */
function findBestStart(tokens: readonly Token[], matched: ReadonlySet<string>): number {
  let best = { start: 0, count: 0 };
  tokens.forEach((token, index) => {
    const found = new Set<string>();
    for (const other of tokens.slice(index)) {
      if (other.end > token.start + SNIPPET_LENGTH - LEAD) break;
      for (const { term } of other.terms) if (matched.has(term)) found.add(term);
    }
    if (found.size > best.count) best = { start: token.start, count: found.size };
  });
  return best.start;
}

/** Returns the passage that best shows why a text matches, with its matches marked. */
export function getSnippet(text: string, matched: ReadonlySet<string>): TextPiece[] {
  const tokens = tokenize(text).filter((token) => isMatch(token, matched));
  const focus = findBestStart(tokens, matched);
  const from =
    focus <= LEAD || text.length <= SNIPPET_LENGTH ? 0 : text.indexOf(' ', focus - LEAD) + 1;
  const cut = text.lastIndexOf(' ', from + SNIPPET_LENGTH);
  const to = text.length <= from + SNIPPET_LENGTH || cut <= from ? text.length : cut;
  const pieces = markText(text.slice(from, to), matched);
  if (from > 0) pieces.unshift({ text: '… ', marked: false });
  if (to < text.length) pieces.push({ text: ' …', marked: false });
  return pieces;
}
