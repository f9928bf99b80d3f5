import { hashText } from './hash-text.ts';
import type { PlacedChange } from './file-changes.ts';

/** What an edit changes in one file of a demo. */
export interface FileEdit {
  name: string;
  /** Hash of the original that was edited. */
  original: string;
  changes: readonly PlacedChange[];
}

/** What the address of an edit says. */
export interface Edit {
  /** Release of the site on which it was made: `v7.29.13`. */
  release: string;
  /** Id of the source that was edited: `data-grid/sorting/BasicSorting`, `….luxon`. */
  source: string;
  files: readonly FileEdit[];
}

const RELEASE = /^v\d{1,4}(?:\.\d{1,4}){2}(?:-[\w.]{1,20})?$/;
const SOURCE = /^[\w-]+(?:\/[\w-]+)*\/\w[\w.-]*$/;
const NAME = /^\w[\w.-]*$/;
const HASH = /^[\da-z]{1,6}$/;
const MOST_NAME_CHARACTERS = 200;

const ORIGINAL_LENGTH = 6;

export function hashOriginal(code: string): string {
  return hashText(code, ORIGINAL_LENGTH);
}

/** Returns an edit as JSON without names of properties: nested lists in the order of the types. */
export function writeEditText({ release, source, files }: Edit): string {
  return JSON.stringify([
    release,
    source,
    ...files.map(({ name, original, changes }) => [
      name,
      original,
      ...changes.map(({ start, removed, place, lines }) => [start, removed, place, ...lines]),
    ]),
  ]);
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && value.length <= MOST_NAME_CHARACTERS && pattern.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function readChange(value: unknown): PlacedChange | null {
  if (!Array.isArray(value)) return null;
  const [start, removed, place, ...lines] = value as unknown[];
  if (!isCount(start) || !isCount(removed) || !isText(place, HASH)) return null;
  const isLine = (line: unknown) => typeof line === 'string' && !line.includes('\n');
  return lines.every(isLine) ? { start, removed, place, lines: lines as string[] } : null;
}

/** Whether each change comes after the one before, with a kept line between. */
function areInOrder(changes: readonly PlacedChange[]): boolean {
  return changes.every(({ start }, index) => {
    const before = changes[index - 1];
    return before === undefined || start > before.start + before.removed;
  });
}

function readFile(value: unknown): FileEdit | null {
  if (!Array.isArray(value)) return null;
  const [name, original, ...list] = value as unknown[];
  if (!isText(name, NAME) || !isText(original, HASH) || list.length === 0) return null;
  const changes = list.map(readChange);
  if (!changes.every((change) => change !== null) || !areInOrder(changes)) return null;
  return { name, original, changes };
}

/** Reads what `writeEditText` wrote; null for any other text. Never throws. */
export function readEditText(text: string): Edit | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(value)) return null;
  const [release, source, ...list] = value as unknown[];
  if (!isText(release, RELEASE) || !isText(source, SOURCE) || list.length === 0) return null;
  const files = list.map(readFile);
  if (!files.every((file) => file !== null)) return null;
  const hasDoubles = new Set(files.map(({ name }) => name)).size < files.length;
  return hasDoubles ? null : { release, source, files };
}

/** Returns the changes of an edit for readers, each below its file and line. */
export function describeEdit({ release, source, files }: Edit): string {
  const parts = files.map(({ name, changes }) =>
    [
      name,
      ...changes.flatMap(({ start, removed, lines }) => [
        `@@ -${start + 1},${removed} +${lines.length} @@`,
        ...lines.map((line) => `+${line}`),
      ]),
    ].join('\n'),
  );
  return `${[`${source} ${release}`, ...parts].join('\n\n')}\n`;
}
