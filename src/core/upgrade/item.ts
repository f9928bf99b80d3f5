import type ts from 'typescript';
import type { Change } from './change.ts';
import type { Edit } from './edit.ts';

/** One place in the code that a change concerns. */
export interface Item {
  change: Change;
  path: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** Range of the code that the change concerns, in UTF-16 units. */
  start: number;
  end: number;
  /** Whether the edits make the change, or the reader has to. */
  status: 'changed' | 'left';
  /** Whether the code shows that it means the package, or only looks like it. */
  certainty: 'certain' | 'probable';
  /** What to know or to do here, as inline Markdown. */
  message: string;
  /** Code to write instead, where it is not written for the reader. */
  suggestion?: string;
  edits: readonly Edit[];
  /** Whether code of the later version looks the same, so that only an old project needs it. */
  isInvisible: boolean;
}

/** What a rewrite says about a place, apart from the place itself. */
export interface Finding {
  message?: string;
  suggestion?: string;
  certainty?: 'certain' | 'probable';
  /** Whether code of the later version can look the same. */
  isInvisible?: boolean;
}

/** Takes what the rewrites find. */
export interface Report {
  changed: (change: Change, node: ts.Node, edits: readonly Edit[], finding?: Finding) => void;
  left: (change: Change, node: ts.Node, finding?: Finding) => void;
}
