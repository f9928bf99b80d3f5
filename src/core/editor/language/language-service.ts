import type { EditedFile } from '../files.ts';
import type { ImportableName } from './add-import.ts';

/** Something wrong in a file, as the TypeScript compiler reports it. Offsets are UTF-16 units. */
export interface Problem {
  file: string;
  start: number;
  end: number;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** Number of the message: 2322 for `TS2322`. */
  code: number;
  /** The whole message, with a line for each cause. */
  message: string;
  category: 'error' | 'warning' | 'suggestion';
}

export interface Completion {
  label: string;
  /** Kind of the entry in the compiler's words: `property`, `function`, `string` … */
  kind: string;
  /** Text to insert if it differs from the label. */
  insert?: string;
  /** Entries sort by this text. */
  order: string;
  /** What has to be imported for it. */
  imported?: ImportableName;
}

export interface CompletionList {
  /** Range that a completion replaces. */
  start: number;
  end: number;
  items: readonly Completion[];
}

/** What the compiler knows about a name: its signature as code, and its documentation. */
export interface Description {
  signature: string;
  /** Plain text with line breaks. */
  documentation: string;
}

export interface Hover extends Description {
  start: number;
  end: number;
}

/**
 * Checks, completes and explains the files of one demo. Every method reads the last `setFiles`; a
 * newer one rejects the pending requests, except completions, with an error named `AbortError`.
 */
export interface LanguageService {
  /** Also loads the declarations of what the files import. */
  setFiles: (files: readonly EditedFile[]) => void;
  /** The problems of all files, in their order. */
  getProblems: () => Promise<readonly Problem[]>;
  /**
   * Completes the text `code` of a file, which may be newer than the last `setFiles`. A newer call
   * rejects the pending one with an error named `AbortError`.
   */
  complete: (file: string, offset: number, code: string) => Promise<CompletionList | null>;
  describeCompletion: (
    file: string,
    offset: number,
    completion: Completion,
  ) => Promise<Description | null>;
  hover: (file: string, offset: number) => Promise<Hover | null>;
  /** Ends the use of it: its worker stops with the last one. Pending requests reject. */
  dispose: () => void;
}
