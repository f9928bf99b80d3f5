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

const isRemoval = ({ start, end, text }: Edit) => text === '' && end > start;

/** Two removals that overlap, such as of neighbors in a list, are one. */
function canJoin(one: Edit, other: Edit): boolean {
  return isSame(one, other) || (isRemoval(one) && isRemoval(other));
}

/** Whether some edit of `edits` cannot be applied together with `taken`. */
export function isInConflict(edits: readonly Edit[], taken: readonly Edit[]): boolean {
  return edits.some((edit) =>
    taken.some((other) => overlaps(edit, other) && !canJoin(edit, other)),
  );
}

/** Joins two removals that overlap. What ends a list takes the comma before it along. */
function join(code: string, one: Edit, other: Edit): Edit {
  const end = Math.max(one.end, other.end);
  const comma = /^\s*\}/.test(code.slice(end)) && /,\s*$/.exec(code.slice(0, one.start));
  return { start: one.start - (comma ? comma[0].length : 0), end, text: '' };
}

/** Sorts edits, joins removals that overlap, and drops edits that are there twice. */
function arrange(code: string, edits: readonly Edit[]): Edit[] {
  const arranged: Edit[] = [];
  for (const each of [...edits].sort(compare)) {
    let edit = each;
    // What takes a comma along can reach the removal before.
    for (let last = arranged.at(-1); last; last = arranged.at(-1)) {
      if (!isSame(edit, last) && !(overlaps(edit, last) && canJoin(edit, last))) break;
      if (!isSame(edit, last)) edit = join(code, last, edit);
      arranged.pop();
    }
    arranged.push(edit);
  }
  return arranged;
}

/**
 * Applies edits that do not overlap, except removals. Equal edits count once, so that changes can share
 * one, such as an import. Removes imports that the edits leave empty, with their line.
 */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const edit of arrange(code, edits)) {
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
