import type { EditedFile } from '../../core/editor/files.ts';
import { readStorage, removeStorage, writeStorage } from '../browser-storage.ts';

/**
 * Edits of demos, kept for this tab: they survive a reload and going back. Each is an item of its
 * own, so that typing in one writes only that one.
 */

const ITEM_PREFIX = 'docs-edit:';
/** The keys of all kept edits, the newest last. */
const LIST_ITEM = 'docs-edits';

/** A tab has about five megabytes, which other features use too. */
const MOST_EDITS = 20;

/** Above this length, in characters, an edit would need the room of all others. */
const MOST_CHARACTERS = 1_000_000;

function readJson(item: string): unknown {
  try {
    return JSON.parse(readStorage('session', item) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the keys of all kept edits, the newest last. */
export function listEdits(): string[] {
  const list = readJson(LIST_ITEM);
  return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
}

function isFile(value: unknown): value is EditedFile {
  const { name, code } = (value ?? {}) as Partial<Record<keyof EditedFile, unknown>>;
  return typeof name === 'string' && typeof code === 'string';
}

/** Returns the edited files of a variant, which `getEditKey` names; null if none are kept. */
export function readEdit(key: string): readonly EditedFile[] | null {
  const { files } = (readJson(ITEM_PREFIX + key) ?? {}) as { files?: unknown };
  if (!Array.isArray(files) || files.length === 0 || !files.every(isFile)) return null;
  return files.map(({ name, code }) => ({ name, code }));
}

function remove(keys: readonly string[]): void {
  for (const key of keys) removeStorage('session', ITEM_PREFIX + key);
}

/**
 * Keeps the edit of a variant. The oldest others make room if there are too many or storage is full.
 * Returns false if it could not be kept; what was kept before then stays.
 */
export function writeEdit(key: string, files: readonly EditedFile[]): boolean {
  const text = JSON.stringify({ files });
  if (text.length > MOST_CHARACTERS) return false;
  const others = listEdits().filter((each) => each !== key);
  const dropped = others.splice(0, Math.max(0, others.length - MOST_EDITS + 1));
  remove(dropped);
  let isKept = writeStorage('session', ITEM_PREFIX + key, text);
  while (!isKept && others.length > 0) {
    remove(others.splice(0, 1));
    isKept = writeStorage('session', ITEM_PREFIX + key, text);
  }
  const list = isKept || readEdit(key) ? [...others, key] : others;
  writeStorage('session', LIST_ITEM, JSON.stringify(list));
  return isKept;
}

/** Forgets the edit of a variant. */
export function removeEdit(key: string): void {
  remove([key]);
  const list = listEdits().filter((each) => each !== key);
  writeStorage('session', LIST_ITEM, JSON.stringify(list));
}
