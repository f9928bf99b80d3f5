import type { SourceVariantsConfig } from '../../demo/config.ts';
import { splitLibraryId, WRITTEN_LIBRARY, type DateLibrary } from '../../demo/date-library.ts';
import { parseDemoAnchor } from '../../demo/demo.ts';
import type { EditedFile } from '../files.ts';
import {
  applyEdit,
  getEditPayload,
  parseEdit,
  type EditRefusal,
  type LinkedEdit,
} from './share.ts';
import { getEditSource, type EditSubject } from './subject.ts';

/** What a hash has for a demo. `link` is the part of it that is the edit. */
export type HashEdit =
  | { kind: 'edit'; link: string; edit: LinkedEdit }
  | { kind: 'refused'; link: string; refusal: EditRefusal }
  /** An edit of the code for another date library than the shown one. */
  | { kind: 'library'; library: DateLibrary };

export interface HashEditContext {
  subject: EditSubject;
  /** The files of the variant, unchanged. */
  original: readonly EditedFile[];
  /** Whether the code of the demo can be read for several date libraries. */
  hasLibraries: boolean;
  /** Release of the site. */
  release: string;
  config: SourceVariantsConfig;
}

/**
 * Returns the edit in a hash; null if the hash has none, or if it belongs to another demo or variant
 * than the shown one. Never throws.
 */
export function readHashEdit(hash: string, context: HashEditContext): HashEdit | null {
  const { subject, original, hasLibraries, release, config } = context;
  const link = getEditPayload(hash);
  const anchor = parseDemoAnchor(hash, [subject.name], config);
  if (link === null || !anchor) return null;
  const { codeVariant, styling } = anchor;
  if (codeVariant !== null && codeVariant !== subject.codeVariant) return null;
  if (styling !== null && styling !== subject.styling && subject.stylings.includes(styling)) {
    return null;
  }
  const parsed = parseEdit(hash);
  if ('refusal' in parsed) return { kind: 'refused', link, refusal: parsed.refusal };
  const { id, library } = splitLibraryId(parsed.edit.source);
  const isOffered = hasLibraries || library === WRITTEN_LIBRARY;
  if (id === subject.id && isOffered && library !== subject.library) {
    return { kind: 'library', library };
  }
  const decoded = applyEdit(parsed.edit, original, { source: getEditSource(subject), release });
  return 'refusal' in decoded
    ? { kind: 'refused', link, refusal: decoded.refusal }
    : { kind: 'edit', link, edit: decoded };
}

/** Returns a hash without its edit. */
export function removeHashEdit(hash: string): string {
  return hash.split('&', 1)[0] ?? '';
}
