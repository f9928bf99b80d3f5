import { EDIT_MARK } from '../../demo/demo.ts';
import type { EditedFile } from '../files.ts';
import { describeEdit, hashOriginal, readEditText, writeEditText, type Edit } from './edit.ts';
import { applyChanges, findChanges } from './file-changes.ts';
import { MOST_ADDRESS_CHARACTERS, packText, unpackText } from './payload.ts';

/**
 * An edit of a demo as an address: the hash of the demo's source, and after `&edit=` the difference
 * to the original. Whatever an address says is checked before it is used.
 */

/** Where an edit was made. */
export interface EditOrigin {
  /** Address of the page without a hash. */
  page: string;
  /** Hash of the demo's source without `#`: `BasicSorting.tsx`. */
  anchor: string;
  /** Id of the source: `data-grid/sorting/BasicSorting`, or with its date library. */
  source: string;
  /** Release of the site: `v7.29.13`. */
  release: string;
}

/** `length` is what the address would have, in characters. */
export type EncodedEdit = { address: string } | { tooLong: true; length: number };

/**
 * Returns the address of an edit; that of the demo if nothing was changed. Both lists have the same
 * files. Throws an error for an edited file without an original.
 */
export function encodeEdit(
  original: readonly EditedFile[],
  edited: readonly EditedFile[],
  { page, anchor, source, release }: EditOrigin,
): EncodedEdit {
  const files = edited.flatMap(({ name, code }) => {
    const before = original.find((file) => file.name === name);
    if (!before) throw new Error(`The demo has no file ${name}.`);
    if (before.code === code) return [];
    const changes = findChanges(before.code, code);
    return [{ name, original: hashOriginal(before.code), changes }];
  });
  const start = `${page}#${anchor}`;
  if (files.length === 0) return { address: start };
  const address = `${start}${EDIT_MARK}${packText(writeEditText({ release, source, files }))}`;
  if (address.length > MOST_ADDRESS_CHARACTERS) return { tooLong: true, length: address.length };
  return { address };
}

/** Returns the part of a hash that contains an edit; null without one. */
export function getEditPayload(hash: string): string | null {
  const mark = hash.indexOf(EDIT_MARK);
  return mark === -1 ? null : (hash.slice(mark + EDIT_MARK.length).split('&', 1)[0] ?? '');
}

/** Why an edit is not shown. */
export type RefusalReason =
  /** The address has more characters than an edit may have. */
  | 'too-long'
  /** It unpacks to more than an edit may have. */
  | 'too-large'
  /** Cut off, changed on its way, or never an edit. */
  | 'broken'
  /** Written by a later version of this site. */
  | 'other-format'
  /** Made for another demo. */
  | 'other-demo'
  /** Changes a file that the demo does not have. */
  | 'unknown-file'
  /** Made with another release, and does not fit the demo of this one. */
  | 'other-release'
  /** Does not fit the demo, although it was made with this release. */
  | 'does-not-apply';

export interface EditRefusal {
  reason: RefusalReason;
  /** Release with which the edit was made, if that is known. */
  release: string | null;
  /** What can be saved of the edit, as text. */
  text: string | null;
}

/**
 * Reads the edit in a hash. It is checked for its form only: what it says about files is checked
 * when it is applied. Never throws.
 */
export function parseEdit(hash: string): { edit: Edit } | { refusal: EditRefusal } {
  const refuse = (reason: RefusalReason) => ({ refusal: { reason, release: null, text: null } });
  if (hash.length > MOST_ADDRESS_CHARACTERS) return refuse('too-long');
  const unpacked = unpackText(getEditPayload(hash) ?? '');
  if ('reason' in unpacked) return refuse(unpacked.reason);
  const edit = readEditText(unpacked.text);
  return edit ? { edit } : refuse('broken');
}

/** An edit that fits the demo. */
export interface LinkedEdit {
  /** All files of the demo, in its order. */
  files: readonly EditedFile[];
  /** Names of the files that it changes. */
  changed: readonly string[];
  /** Release with which it was made. */
  release: string;
  /** Whether the demo has changed since it was made. */
  isAdjusted: boolean;
}

/** What the page that was opened has. */
export type EditTarget = Pick<EditOrigin, 'source' | 'release'>;

export type DecodedEdit = LinkedEdit | { refusal: EditRefusal };

/** Applies an edit to the files of a demo. Never throws. */
export function applyEdit(
  edit: Edit,
  original: readonly EditedFile[],
  { source, release }: EditTarget,
): DecodedEdit {
  const refuse = (reason: RefusalReason) => ({
    refusal: { reason, release: edit.release, text: describeEdit(edit) },
  });
  if (edit.source !== source) return refuse('other-demo');
  if (!edit.files.every(({ name }) => original.some((file) => file.name === name))) {
    return refuse('unknown-file');
  }
  let isAdjusted = false;
  const files: EditedFile[] = [];
  for (const { name, code } of original) {
    const found = edit.files.find((file) => file.name === name);
    const changed = found ? applyChanges(code, found.changes) : code;
    if (changed === null) {
      return refuse(edit.release === release ? 'does-not-apply' : 'other-release');
    }
    if (found && found.original !== hashOriginal(code)) isAdjusted = true;
    files.push({ name, code: changed });
  }
  const changed = edit.files.map(({ name }) => name);
  return { files, changed, release: edit.release, isAdjusted };
}

/** Reads the edit in a hash and applies it to the files of a demo. Never throws. */
export function decodeEdit(
  hash: string,
  original: readonly EditedFile[],
  target: EditTarget,
): DecodedEdit {
  const parsed = parseEdit(hash);
  return 'refusal' in parsed ? parsed : applyEdit(parsed.edit, original, target);
}
