import type ts from 'typescript';
import type { Edit } from '../../upgrade/edit.ts';

/** A file to check, or one that it imports. */
export interface CheckedFile {
  /** Absolute path with slashes, such as `/home/me/app/src/orders.tsx`. */
  path: string;
  code: string;
}

/** What kind of mistake a finding is. */
export type FindingKind =
  'type' | 'later' | 'plan' | 'deprecated' | 'former' | 'mistake' | 'accessibility';

/** Edits that mend a finding, in UTF-16 offsets of its file. */
export interface Fix {
  /** What the edits do, such as "Rename it to `rowHeight`". */
  description: string;
  edits: readonly Edit[];
}

/** A place in the code that does not do what its author wants. */
export interface Finding {
  path: string;
  start: number;
  end: number;
  kind: FindingKind;
  /** Name of the rule, `TS2322` for a message of the compiler. */
  rule: string;
  /** What is wrong and what to do, as inline Markdown. */
  message: string;
  fix?: Fix;
  /** Address of the section that says more. */
  url?: string;
}

/** A finding of a rule, before its node becomes a range. The first fix that compiles is offered. */
export interface Report {
  node: ts.Node;
  kind: FindingKind;
  rule: string;
  message: string;
  fixes?: readonly Fix[];
  /** Path of the section that says more, such as `/x/react-data-grid/layout/#height`. */
  page?: string;
}
