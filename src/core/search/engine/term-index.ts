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

/** The fields that are indexed, in their order. */
const PAGE_FIELDS = ['title', 'keywords', 'description', 'names', 'trail'] as const;
const PART_FIELDS = ['title', 'context', 'text', 'questions'] as const;

export interface Boosts {
  page: Record<(typeof PAGE_FIELDS)[number], number>;
  part: Record<(typeof PART_FIELDS)[number], number>;
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

type ToTerms = (text: string) => Term[];

function createNote(words: Words) {
  return (toTerms: ToTerms, text: string): string[] =>
    toTerms(text).map((term) => {
      addWord(words, term);
      return term.term;
    });
}

function* indexPages({ documents, sections }: SearchIndex, words: Words): Building<FieldState[]> {
  const fields = createFields(PAGE_FIELDS.length);
  const note = createNote(words);
  for (const { title, keywords, description, names, trail, section } of documents) {
    addRow(fields, [
      note(getTitleTerms, title),
      note(getTitleTerms, keywords.join('\n')),
      note(getTerms, description),
      note(getTerms, names.join('\n')),
      note(getTitleTerms, [sections[section]?.name ?? '', ...trail].join('\n')),
    ]);
    yield;
  }
  return fields;
}

function* indexParts({ documents }: SearchIndex, words: Words): Building<FieldState[]> {
  const fields = createFields(PART_FIELDS.length);
  const note = createNote(words);
  for (const { title: page, parts } of documents) {
    for (const { title, parent = '', text, member, questions = [] } of parts) {
      addRow(fields, [
        note(getTitleTerms, title),
        note(getTerms, `${page}\n${parent}`),
        note(getTerms, member ? getMemberText(member, text) : text),
        note(getTitleTerms, questions.join('\n')),
      ]);
      yield;
    }
  }
  return fields;
}

/** Indexes the terms of each heading and of the titles above it. */
function* createHeadingIndex({ documents, sections }: SearchIndex): Building<Map<string, Matches>> {
  const found = new Map<string, { ids: number[]; scores: number[] }>();
  const add = (term: string, id: number, score: number) => {
    const matches = found.get(term) ?? { ids: [], scores: [] };
    found.set(term, matches);
    if (matches.ids.at(-1) === id) return;
    matches.ids.push(id);
    matches.scores.push(score);
  };
  let id = 0;
  for (const { title, trail, section, parts } of documents) {
    const above = [sections[section]?.name ?? '', ...trail, title].join('\n');
    for (const part of parts) {
      for (const { term } of getTitleTerms(part.title)) add(term, id, 1);
      for (const { term } of getTitleTerms(`${above}\n${part.parent ?? ''}`)) add(term, id, ABOVE);
      id += 1;
      yield;
    }
  }
  return found;
}

/** Indexes the terms of each question. */
function* createQuestionIndex(
  parts: readonly SearchPart[],
): Building<{ found: Map<string, Matches>; questions: Questions }> {
  const found = new Map<string, { ids: number[]; scores: number[] }>();
  const first: number[] = [];
  const lengths: number[] = [];
  const letters: string[] = [];
  for (const { questions = [] } of parts) {
    first.push(lengths.length);
    for (const question of questions) {
      const id = lengths.length;
      const terms = new Set(getTitleTerms(question).map(({ term }) => term));
      for (const term of terms) {
        const matches = found.get(term) ?? { ids: [], scores: [] };
        found.set(term, matches);
        matches.ids.push(id);
        matches.scores.push(1);
      }
      // A question of stop words only, such as "then by", has none.
      lengths.push(Math.max(1, getTerms(question).length));
      letters.push(toLetters(question));
    }
    yield;
  }
  return { found, questions: { first: [...first, lengths.length], lengths, letters } };
}

const NOTHING: Matches = { ids: [], scores: [] };

/** Finds out all about the terms of a file. */
export function* prepareIndex(file: SearchIndex): Building<PreparedIndex> {
  const words: Words = new Map();
  const pages = yield* indexPages(file, words);
  const parts = yield* indexParts(file, words);
  const headings = yield* createHeadingIndex(file);
  const asked = yield* createQuestionIndex(file.documents.flatMap((document) => document.parts));
  return { pages, parts, headings, asked: asked.found, questions: asked.questions, words };
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
    pages: createFieldIndex(
      PAGE_FIELDS.map((name) => boosts.page[name]),
      states.pages,
    ),
    parts: createFieldIndex(
      PART_FIELDS.map((name) => boosts.part[name]),
      states.parts,
    ),
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
