import type { TextPiece } from '../../../core/search/types.ts';

/** Joins the pieces of a text. */
export function getText(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/**
 * Returns the name at the start of a title: `GridColDef` of "GridColDef Interface", because the
 * card states the kind. Returns the whole title if it starts otherwise.
 */
export function takeName(title: readonly TextPiece[], name: string): readonly TextPiece[] {
  if (!getText(title).startsWith(name)) return title;
  let left = name.length;
  return title.flatMap(({ text, marked }) => {
    const taken = text.slice(0, Math.max(0, left));
    left -= text.length;
    return taken === '' ? [] : [{ text: taken, marked }];
  });
}
