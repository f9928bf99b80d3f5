import type { SearchDocument, SearchIndex, SearchMember, SearchPart } from '../types.ts';
import type { Building } from './building.ts';
import {
  addRow,
  createFieldIndex,
  createFields,
  type FieldState,
  type Matches,
} from './field-index.ts';
import { addWord, type Words } from './lexicon.ts';
import { getSubject, getTerms, getTitleTerms, toLetters, type Term } from './terms.ts';

/**
 * What can match a term: whole pages, parts, the headings of parts, or single questions. A heading
 * or a question either contains a term or not, however long it is and however rare the term.
 */
export type Level = 'pages' | 'parts' | 'headings' | 'questions';

/** The questions of all parts in one list. */
export interface Questions {
  /** Number of the first question of each part, followed by their total number. */
  first: readonly number[];
  /** Number of terms of each question. */
  lengths: readonly number[];
  /** Each question in lower case without spaces and punctuation. */
  letters: readonly string[];
}

/** Two indexes of the same documents: one of whole pages, one of the parts of all pages. */
export interface TermIndex {
  documents: readonly SearchDocument[];
  /** The parts of all documents in one list. */
  parts: readonly SearchPart[];
  /** The title of each part in lower case without spaces and punctuation. */
  letters: readonly string[];
  /** The same of what the title is about, `Validation` of "Validation (`preProcessEditCellProps`)". */
  subjects: readonly string[];
  questions: Questions;
  /** The keywords of each document, reduced in the same way. */
  keywords: readonly ReadonlySet<string>[];
  /** Number of the first part of each document, followed by the total number of parts. */
  firstPart: readonly number[];
  getMatches: (term: string, level: Level) => Matches;
  /** Returns the number of the document that a part belongs to. */
  getDocument: (part: number) => number;
}

/** The weights of the fields, in the order in which these are indexed. */
export interface Boosts {
  page: Record<'title' | 'keywords' | 'description' | 'names' | 'trail', number>;
  part: Record<'title' | 'context' | 'text' | 'questions', number>;
}

/** All that is found out about the terms of a file, without the file. */
export interface PreparedIndex {
  pages: FieldState[];
  parts: FieldState[];
  headings: Map<string, Matches>;
  asked: Map<string, Matches>;
  questions: Questions;
  words: Words;
}

/** Score of a term that is only in a title above the heading: of its section, page or group. */
const ABOVE = 0.8;

/** Number of terms whose matches are cached: typing repeats the same terms with every key. */
const KEPT_TERMS = 400;

/** Indexes a class by its global name as one word, because the parts of the name are too common. */
function getMemberText({ kind, owner, signature }: SearchMember, text: string): string {
  return [owner, ...(kind === 'class' ? [toLetters(signature)] : []), text].join(' ');
}

type Found = Map<string, { ids: number[]; scores: number[] }>;

/** Notes that something with a number has a term; once, with the first score. */
function addMatch(found: Found, term: string, id: number, score: number): void {
  const { ids, scores } = found.get(term) ?? { ids: [], scores: [] };
  if (ids.at(-1) === id) return;
  ids.push(id);
  scores.push(score);
  found.set(term, { ids, scores });
}

const NOTHING: Matches = { ids: [], scores: [] };

/** Finds out all about the terms of a file. */
export function* prepareIndex({ documents, sections }: SearchIndex): Building<PreparedIndex> {
  const words: Words = new Map();
  const pages = createFields(5);
  const parts = createFields(4);
  const headings: Found = new Map();
  const asked: Found = new Map();
  const first: number[] = [];
  const lengths: number[] = [];
  const letters: string[] = [];
  const note = (terms: readonly Term[]) =>
    terms.map((term) => {
      addWord(words, term);
      return term.term;
    });
  const getAbove = ({ trail, section }: SearchDocument) =>
    [sections[section]?.name ?? '', ...trail].join('\n');
  // Words of pages come first: of equally good corrections of a word, the first ones are tried.
  for (const document of documents) {
    addRow(pages, [
      note(getTitleTerms(document.title)),
      note(getTitleTerms(document.keywords.join('\n'))),
      note(getTerms(document.description)),
      note(getTerms(document.names.join('\n'))),
      note(getTitleTerms(getAbove(document))),
    ]);
    yield;
  }
  for (const document of documents) {
    const page = document.title;
    const above = getAbove(document);
    for (const { title, parent = '', text, member, questions = [] } of document.parts) {
      const id = first.length;
      addRow(parts, [
        note(getTitleTerms(title)),
        note(getTerms(`${page}\n${parent}`)),
        note(getTerms(member ? getMemberText(member, text) : text)),
        note(getTitleTerms(questions.join('\n'))),
      ]);
      for (const { term } of getTitleTerms(title)) addMatch(headings, term, id, 1);
      for (const { term } of getTitleTerms(`${above}\n${page}\n${parent}`)) {
        addMatch(headings, term, id, ABOVE);
      }
      first.push(lengths.length);
      for (const question of questions) {
        for (const { term } of getTitleTerms(question)) addMatch(asked, term, lengths.length, 1);
        // A question of stop words only, such as "then by", has none.
        lengths.push(Math.max(1, getTerms(question).length));
        letters.push(toLetters(question));
      }
      yield;
    }
  }
  first.push(lengths.length);
  return { pages, parts, headings, asked, words, questions: { first, lengths, letters } };
}

/** Creates the index of a file from what was found out about its terms. */
export function createTermIndex(
  { documents }: SearchIndex,
  { headings, asked, questions, ...states }: PreparedIndex,
  boosts: Boosts,
): TermIndex {
  const parts = documents.flatMap((document) => document.parts);
  const firstPart = [0];
  for (const document of documents) firstPart.push(firstPart.at(-1)! + document.parts.length);

  const indexes = {
    pages: createFieldIndex(Object.values(boosts.page), states.pages),
    parts: createFieldIndex(Object.values(boosts.part), states.parts),
  };
  const owners = Int32Array.from(documents.flatMap(({ parts: own }, id) => own.map(() => id)));

  const kept = { pages: new Map<string, Matches>(), parts: new Map<string, Matches>() };
  return {
    documents,
    parts,
    letters: parts.map(({ title }) => toLetters(title)),
    subjects: parts.map(({ title, member }) => toLetters(member ? title : getSubject(title))),
    keywords: documents.map(({ keywords }) => new Set(keywords.map(toLetters))),
    questions,
    firstPart,
    getDocument: (part) => owners[part]!,
    getMatches(term, level) {
      if (level === 'headings') return headings.get(term) ?? NOTHING;
      if (level === 'questions') return asked.get(term) ?? NOTHING;
      const known = kept[level].get(term);
      if (known) return known;
      const matches = indexes[level].find(term);
      if (kept[level].size >= KEPT_TERMS) kept[level].clear();
      kept[level].set(term, matches);
      return matches;
    },
  };
}
