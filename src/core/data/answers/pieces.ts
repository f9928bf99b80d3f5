import { RequestError } from './library.ts';

/** Length of a piece in characters: about 4,000 tokens of text with code and tables. */
export const PIECE_LENGTH = 12_000;

/** A part of a long text, and what to ask for to get the next one. */
export interface Piece {
  text: string;
  nextCursor?: string;
}

/**
 * Returns the part of a text that starts at a cursor, or its first part. It ends between paragraphs,
 * or between lines if there are none. Throws a `RequestError` for a cursor of another text.
 */
export function getPiece(text: string, cursor?: string): Piece {
  const start = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isInteger(start) || start < 0 || (start > 0 && start >= text.length)) {
    throw new RequestError(`The cursor "${cursor}" is not one of this answer. Ask without it.`);
  }
  const end = start + PIECE_LENGTH;
  if (end >= text.length) return { text: text.slice(start) };
  const least = start + PIECE_LENGTH / 2;
  const cut = ['\n\n', '\n']
    .map((mark) => text.lastIndexOf(mark, end))
    .find((position) => position > least);
  const next = cut ?? end;
  return { text: text.slice(start, next), nextCursor: String(next) };
}
