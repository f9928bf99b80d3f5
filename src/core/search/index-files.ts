import { rankAskedMembers } from './asked-members.ts';
import { readPartLines, writePartLines } from './part-lines.ts';
import type { Plan } from '../plan.ts';
import type { SearchDocument, SearchIndex, SearchMember, SearchPart } from './types.ts';
import { restoreHrefs, shortenHrefs } from './usual-href.ts';

/**
 * The search index in three files. The titles are small and answer first; the names follow, and then
 * the texts. Their lists are in the order of the documents.
 */

/** Titles, headings and the names that readers look up most. Loaded before the first result. */
export interface SearchTitlesFile extends Pick<SearchIndex, 'sections'> {
  /** The same in all files of one build. */
  version: string;
  /** `''` if it follows from the title and the page before. */
  hrefs: readonly string[];
  titles: readonly string[];
  sectionNumbers: readonly number[];
  /** Each list of parent groups once. */
  trails: readonly (readonly string[])[];
  trailNumbers: readonly number[];
  /** By the number of the document. */
  plans: Readonly<Record<number, Plan>>;
  weights: readonly number[];
  /** See `part-lines.ts`. */
  parts: readonly string[];
}

/** What else a search by name needs. */
export interface SearchNamesFile extends Pick<SearchIndex, 'synonyms'> {
  version: string;
  descriptions: readonly string[];
  keywords: readonly (readonly string[])[];
  names: readonly (readonly string[])[];
  /** All parts of a page of which the titles have only some; else `''`. */
  parts: readonly string[];
  /** Lines of questions, by the number of the document and of its part. */
  questions: Readonly<Record<number, Readonly<Record<number, string>>>>;
}

/** Details of a member that its card shows and that names do not need. */
type MemberDetails = Pick<SearchMember, 'signature' | 'params' | 'default' | 'since'>;

/** The text of a part, with the details of its member if it has one. */
type PartText = string | readonly [text: string, details: MemberDetails];

/** The texts of all parts. */
export interface SearchTextsFile {
  version: string;
  documents: readonly (readonly PartText[])[];
}

export interface SearchFiles {
  titles: SearchTitlesFile;
  names: SearchNamesFile;
  texts: SearchTextsFile;
}

function toPartText({ text, member }: SearchPart): PartText {
  if (!member) return text;
  const { signature, params, default: value, since } = member;
  return [
    text,
    {
      signature,
      ...(params === undefined ? {} : { params }),
      ...(value === undefined ? {} : { default: value }),
      ...(since === undefined ? {} : { since }),
    },
  ];
}

function addText(part: SearchPart, text: PartText): SearchPart {
  if (typeof text === 'string') return { ...part, text };
  const [content, details] = text;
  const { member } = part;
  return { ...part, text: content, ...(member ? { member: { ...member, ...details } } : {}) };
}

/** Converts a property that few documents have. */
function toRecord<Value>(values: readonly (Value | undefined)[]): Record<number, Value> {
  const record: Record<number, Value> = {};
  values.forEach((value, at) => {
    if (value !== undefined) record[at] = value;
  });
  return record;
}

/** Returns the questions of a page by the number of the part; undefined if there are none. */
function writeQuestions(parts: readonly SearchPart[]): Record<number, string> | undefined {
  const lines = toRecord(parts.map(({ questions }) => questions?.join('\n')));
  return Object.keys(lines).length > 0 ? lines : undefined;
}

function addQuestions(
  parts: readonly SearchPart[],
  lines: Readonly<Record<number, string>> = {},
): readonly SearchPart[] {
  return parts.map((part, at) =>
    lines[at] === undefined ? part : { ...part, questions: lines[at].split('\n') },
  );
}

function splitTitles(
  { sections, documents }: SearchIndex,
  getParts: (document: SearchDocument) => readonly SearchPart[],
): Omit<SearchTitlesFile, 'version'> {
  const titles = documents.map(({ title }) => title);
  const trails = [...new Set(documents.map(({ trail }) => JSON.stringify(trail)))];
  return {
    sections,
    hrefs: shortenHrefs(
      documents.map(({ href }) => href),
      titles,
    ),
    titles,
    sectionNumbers: documents.map(({ section }) => section),
    trails: trails.map((trail) => JSON.parse(trail) as string[]),
    trailNumbers: documents.map(({ trail }) => trails.indexOf(JSON.stringify(trail))),
    plans: toRecord(documents.map(({ plan }) => plan)),
    weights: documents.map(({ weight = 1 }) => weight),
    parts: documents.map((document) => writePartLines(getParts(document), document.title)),
  };
}

/**
 * Splits an index into its files. `joinTitles`, `joinNames` and `joinTexts` restore it. The titles
 * get the most asked names, at most `mostNames`.
 */
export function splitSearchIndex(
  index: SearchIndex,
  version: string,
  mostNames = Infinity,
): SearchFiles {
  const { documents, synonyms } = index;
  const asked = new Set(rankAskedMembers(documents).slice(0, mostNames));
  const getFirst = ({ parts }: SearchDocument) =>
    parts.filter((part, at) => at === 0 || !part.member || asked.has(part));
  return {
    titles: { version, ...splitTitles(index, getFirst) },
    names: {
      version,
      synonyms,
      descriptions: documents.map(({ description }) => description),
      keywords: documents.map(({ keywords }) => keywords),
      names: documents.map(({ names }) => names),
      parts: documents.map((document) =>
        getFirst(document).length === document.parts.length
          ? ''
          : writePartLines(document.parts, document.title),
      ),
      questions: toRecord(documents.map(({ parts }) => writeQuestions(parts))),
    },
    texts: { version, documents: documents.map(({ parts }) => parts.map(toPartText)) },
  };
}

/** Returns an index that knows only titles, headings and some names. */
export function joinTitles(titles: SearchTitlesFile): SearchIndex {
  return {
    sections: titles.sections,
    synonyms: {},
    withoutTexts: true,
    documents: restoreHrefs(titles.hrefs, titles.titles).map((href, at): SearchDocument => {
      const title = titles.titles[at]!;
      const plan = titles.plans[at];
      const weight = titles.weights[at]!;
      return {
        href,
        title,
        trail: titles.trails[titles.trailNumbers[at]!]!,
        section: titles.sectionNumbers[at]!,
        ...(plan === undefined ? {} : { plan }),
        description: '',
        keywords: [],
        names: [],
        ...(weight === 1 ? {} : { weight }),
        parts: readPartLines(titles.parts[at]!, title),
      };
    }),
  };
}

/** Throws if files are of different builds: their lists would not fit. */
function checkVersions(files: readonly { version: string }[]): void {
  if (new Set(files.map(({ version }) => version)).size > 1) {
    throw new Error('The files of the search index are of different builds.');
  }
}

/** Returns an index that knows all names, and no texts. */
export function joinNames(titles: SearchTitlesFile, names: SearchNamesFile): SearchIndex {
  checkVersions([titles, names]);
  const index = joinTitles(titles);
  return {
    ...index,
    synonyms: names.synonyms,
    documents: index.documents.map((document, at) => {
      const lines = names.parts[at]!;
      return {
        ...document,
        description: names.descriptions[at]!,
        keywords: names.keywords[at]!,
        names: names.names[at]!,
        parts: addQuestions(
          lines === '' ? document.parts : readPartLines(lines, document.title),
          names.questions[at],
        ),
      };
    }),
  };
}

/** Returns the whole index. */
export function joinTexts({ titles, names, texts }: SearchFiles): SearchIndex {
  checkVersions([titles, names, texts]);
  const { sections, synonyms, documents } = joinNames(titles, names);
  return {
    sections,
    synonyms,
    documents: documents.map((document, index) => ({
      ...document,
      parts: document.parts.map((part, at) => addText(part, texts.documents[index]?.[at] ?? '')),
    })),
  };
}
