/** Replaces the text between two offsets, in UTF-16 units. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

function compare(one: Edit, other: Edit): number {
  return one.start - other.start || one.end - other.end;
}

function isSame(one: Edit, other: Edit): boolean {
  return one.start === other.start && one.end === other.end && one.text === other.text;
}

function overlaps(one: Edit, other: Edit): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Whether some edit of `edits` cannot be applied together with `taken`. */
export function isInConflict(edits: readonly Edit[], taken: readonly Edit[]): boolean {
  return edits.some((edit) => taken.some((other) => !isSame(edit, other) && overlaps(edit, other)));
}

/**
 * Applies edits that do not overlap. Equal edits count once, so that changes can share one, such as
 * an import. Removes imports that the edits leave empty, with their line.
 */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort(compare);
  let result = '';
  let position = 0;
  let last: Edit | undefined;
  for (const edit of sorted) {
    if (last && isSame(edit, last)) continue;
    last = edit;
    if (edit.start < position) throw new Error(`Edits overlap at offset ${edit.start}`);
    result += code.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  result += code.slice(position);
  return edits.length === 0 ? code : removeEmptyImports(result, code);
}

const EMPTY_IMPORT =
  /^[ \t]*import\s+(?:type\s+)?\{\s*,?\s*\}\s*from\s*(['"])[^'"\n]*\1;?[ \t]*\r?\n?/gm;

function removeEmptyImports(code: string, before: string): string {
  return code.replace(EMPTY_IMPORT, (statement) => (before.includes(statement) ? statement : ''));
}
