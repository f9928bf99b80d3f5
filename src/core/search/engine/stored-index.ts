import type { FieldState, Matches } from './field-index.ts';
import type { PreparedIndex } from './term-index.ts';

type Entries<Value> = [key: string, value: Value][];

interface StoredField {
  postings: Entries<{ ids: number[]; counts: number[] }>;
  lengths: number[];
}

/** A prepared index as JSON can hold it. */
export interface StoredIndex extends Pick<PreparedIndex, 'questions'> {
  pages: StoredField[];
  parts: StoredField[];
  headings: Entries<Matches>;
  asked: Entries<Matches>;
  words: Entries<{ term: string; count: number }>;
}

const storeField = ({ postings, lengths }: FieldState): StoredField => ({
  postings: [...postings],
  lengths,
});

const restoreField = ({ postings, lengths }: StoredField): FieldState => ({
  postings: new Map(postings),
  lengths,
});

export function storeIndex(index: PreparedIndex): StoredIndex {
  return {
    questions: index.questions,
    pages: index.pages.map(storeField),
    parts: index.parts.map(storeField),
    headings: [...index.headings],
    asked: [...index.asked],
    words: [...index.words],
  };
}

export function restoreIndex(stored: StoredIndex): PreparedIndex {
  return {
    questions: stored.questions,
    pages: stored.pages.map(restoreField),
    parts: stored.parts.map(restoreField),
    headings: new Map(stored.headings),
    asked: new Map(stored.asked),
    words: new Map(stored.words),
  };
}
