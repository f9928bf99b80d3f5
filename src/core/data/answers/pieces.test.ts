import { describe, expect, it } from 'vitest';
import { getPiece, PIECE_LENGTH } from './pieces.ts';

describe('getPiece', () => {
  it('gives a whole text in pieces that end between paragraphs', () => {
    const paragraph = `${'word '.repeat(150).trim()}\n\n`;
    const text = paragraph.repeat(60);
    let joined = '';
    let count = 0;
    for (let cursor: string | undefined; ;) {
      const piece = getPiece(text, cursor);
      expect(piece.text.length).toBeLessThanOrEqual(PIECE_LENGTH);
      joined += piece.text;
      count += 1;
      cursor = piece.nextCursor;
      if (cursor === undefined) break;
      expect(text.startsWith('\n\nword', Number(cursor))).toBe(true);
    }
    expect(joined).toBe(text);
    expect(count).toBe(4);
  });

  it('cuts a line that is too long, and leaves a short text as it is', () => {
    expect(getPiece('x'.repeat(PIECE_LENGTH + 1)).nextCursor).toBe(String(PIECE_LENGTH));
    expect(getPiece('short')).toEqual({ text: 'short' });
    expect(getPiece('')).toEqual({ text: '' });
  });

  it('refuses what is not a cursor', () => {
    for (const cursor of ['x', '-1', '5', '1.5', '../']) {
      expect(() => getPiece('short', cursor)).toThrow('is not one of this answer');
    }
  });
});
