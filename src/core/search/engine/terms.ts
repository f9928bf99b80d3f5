/** Turns text into the terms that search compares. The index and the query go through the same rules. */

/** Words that carry no meaning of their own; they are neither indexed nor searched for. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be been but by can cannot could did do does for from had has have how i if in into is ' +
    'it its me my of on or our should so than that the their them then there these they this ' +
    'those to us was we were what when where which while who why will with would you your'
  ).split(' '),
);

/** Words that say how a question is put, or where, and little of what it is about. */
const FILLERS = new Set(
  (
    'react reactjs mui material use used using uses need needs want wants try trying like way work works working ' +
    'possible example examples demo code please any some just also best proper properly correct correctly'
  ).split(' '),
);

/** Words whose forms no rule below brings together. */
const IRREGULAR: Readonly<Record<string, string>> = {
  axes: 'axis',
  children: 'child',
  chosen: 'choose',
  expansion: 'expand',
  hidden: 'hide',
  indices: 'index',
  installation: 'install',
  licence: 'license',
  ran: 'run',
  shown: 'show',
  used: 'use',
  using: 'use',
  written: 'write',
};

function normalizeSpelling(word: string): string {
  return word
    .replace(/is(ation|ations|e|ed|es|ing|able)$/, (match, end: string, at: number) =>
      at >= 4 ? `iz${end}` : match,
    )
    .replace(/^(behavi|col|fav|flav|hon|lab|neighb)our/, '$1or')
    .replace(/^cent(re|res|red)$/, 'center')
    .replace(/^grey/, 'gray')
    .replace(/^catalogue/, 'catalog');
}

const HAS_VOWEL = /[aeiouy]/;

/** Removes an ending where enough of a word is left to be one. */
function cut(word: string, ending: string, rest: number): string | null {
  if (!word.endsWith(ending)) return null;
  const stem = word.slice(0, -ending.length);
  return stem.length >= rest && HAS_VOWEL.test(stem) ? stem : null;
}

function removePlural(word: string): string {
  if (word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word) && word !== 'series') return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^isu]s$/.test(word) ? word.slice(0, -1) : word;
}

function removeSuffix(word: string): string {
  const noun = cut(word, 'ization', 3);
  if (noun !== null) return `${noun}iz`;
  if (word.endsWith('ability') || word.endsWith('ibility')) return `${word.slice(0, -5)}l`;
  if (word.endsWith('tion') && word.length > 6) return word.slice(0, -3);
  if (/[^aeiou]ied$/.test(word)) return `${word.slice(0, -3)}y`;
  if (word.endsWith('eed')) return word;
  return cut(word, 'ing', 3) ?? cut(word, 'ed', 3) ?? cut(word, 'able', 4) ?? word;
}

/**
 * Brings the common forms of an English word together: number, tense, American and British
 * spelling. Takes a lower-case word. The result need not be a word.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return IRREGULAR[word] ?? word;
  const singular = removePlural(normalizeSpelling(IRREGULAR[word] ?? word));
  const bare = removeSuffix(IRREGULAR[singular] ?? singular);
  const short = bare.length > 3 && /[^e]e$/.test(bare) ? bare.slice(0, -1) : bare;
  return short.length > 3 ? short.replace(/([^aeiouy\d])\1$/, '$1') : short;
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether a word counts little beside others. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** What is left of a title when case, spaces and signs do not count. */
export function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Splits an identifier at its case changes: `getRowId` is `get`, `row`, `id`, all in lower case. */
export function splitIdentifier(word: string): string[] {
  const parts = word.match(/\p{Lu}?[\p{Ll}\d]+|\p{Lu}+(?!\p{Ll})|[^\p{Lu}\p{Ll}\d]+/gu) ?? [];
  return parts.map((part) => part.toLowerCase());
}

/** A word as a reader would type it, in lower case, and the term that it is found under. */
export interface Term {
  word: string;
  term: string;
}

/** A word of a text with its place. */
export interface Token {
  start: number;
  end: number;
  word: string;
  /** None for a stop word; for an identifier, itself and each of its parts. */
  terms: readonly Term[];
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}$_]*/gu;

/** The same words come again and again: each is taken apart once. */
const analyzed = new Map<string, Pick<Token, 'word' | 'terms'>>();

function analyze(written: string): Pick<Token, 'word' | 'terms'> {
  const known = analyzed.get(written);
  if (known) return known;
  const word = written.toLowerCase();
  const parts = splitIdentifier(written);
  const terms = parts
    .filter((part) => !isStopWord(part))
    .map((part): Term => ({ word: part, term: stem(part) }));
  const result = { word, terms: parts.length > 1 ? [{ word, term: word }, ...terms] : terms };
  analyzed.set(written, result);
  return result;
}

/** Splits a text into words. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    ...analyze(written),
  }));
}

/** The terms of a text, in its order and as often as they occur. */
export function getTerms(text: string): Term[] {
  const terms: Term[] = [];
  for (const written of text.match(WORD) ?? []) terms.push(...analyze(written).terms);
  return terms;
}

/**
 * The terms of a title, with each two neighbors joined as well, so that `rowheight` finds
 * `Row height`. Lines are apart from each other.
 */
export function getTitleTerms(text: string): Term[] {
  return text.split('\n').flatMap((line) => {
    const tokens = tokenize(line);
    const joined = tokens.slice(1).flatMap(({ word }, index) => {
      const before = tokens[index]!.word;
      return isStopWord(before) || isStopWord(word) ? [] : [before + word];
    });
    return [
      ...tokens.flatMap(({ terms }) => terms),
      ...joined.map((word): Term => ({ word, term: word })),
    ];
  });
}
