import type { EditedFile } from '../../../core/editor/files.ts';

/** Messages between the editor and its language worker. */
export type LanguageTask =
  /** Loads the compiler and what these files import. */
  | { kind: 'load'; files: readonly EditedFile[] }
  | { kind: 'problems' }
  /** Brings the text that the offset counts in: the reader types ahead of `files`. */
  | { kind: 'complete'; file: string; code: string; offset: number }
  | { kind: 'hover'; file: string; offset: number }
  | { kind: 'describe'; file: string; offset: number; label: string };

export type LanguageQuestion =
  | (LanguageTask & { id: number })
  /** Replaces the files. Questions that were asked before are void, except completions. */
  | { kind: 'files'; files: readonly EditedFile[] };

export type LanguageReply = { id: number; value: unknown } | { id: number; problem: string };
