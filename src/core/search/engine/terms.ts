/**
 * Turns text into the terms that search compares. The same rules apply to the index and the query.
 */

/** Words without meaning for search. They are neither indexed nor searched for. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be been but by can cannot could did do does for from had has have how i if in into is ' +
    'it its me my of on or our should so than that the their them then there these they this ' +
    'those to us was we were what when where which while who why will with would you your'
  ).split(' '),
);

/** Words that belong to the phrasing of a question and say little about its subject. */
const FILLERS = new Set(
  (
    'react reactjs mui material use used using uses need needs want wants try trying like way work works working ' +
    'possible example examples demo code please any some just also best proper properly correct correctly'
  ).split(' '),
);

/** Words whose forms the rules below do not unify. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['axes', 'axis'],
  ['children', 'child'],
  ['chosen', 'choose'],
  ['expansion', 'expand'],
  ['hidden', 'hide'],
  ['indices', 'index'],
  ['installation', 'install'],
  ['licence', 'license'],
  ['ran', 'run'],
  ['shown', 'show'],
  ['used', 'use'],
  ['using', 'use'],
  ['written', 'write'],
]);

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

/** Removes an ending. Returns null if the word does not have it or too little would be left. */
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
 * Reduces the common forms of an English word (number, tense, American and British spelling) to one
 * stem. Takes a lower-case word. The stem is not necessarily a word.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return IRREGULAR.get(word) ?? word;
  const singular = removePlural(normalizeSpelling(IRREGULAR.get(word) ?? word));
  const bare = removeSuffix(IRREGULAR.get(singular) ?? singular);
  const short = bare.length > 3 && /[^e]e$/.test(bare) ? bare.slice(0, -1) : bare;
  return short.length > 3 ? short.replace(/([^aeiouy\d])\1$/, '$1') : short;
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether a word has a low weight beside others. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** Returns a text in lower case without spaces and punctuation, to compare titles. */
export function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns what a heading is about: the words before its colon or its parenthesis. */
export function getSubject(title: string): string {
  return /^(.*?\S)(?=:\s|\s+\()/.exec(title)?.[1] ?? title;
}

/** Splits an identifier at case changes, in lower case: `getRowId` becomes `get`, `row`, `id`. */
export function splitIdentifier(word: string): string[] {
  const parts = word.match(/\p{Lu}?[\p{Ll}\d]+|\p{Lu}+(?!\p{Ll})|[^\p{Lu}\p{Ll}\d]+/gu) ?? [];
  return parts.map((part) => part.toLowerCase());
}

/** A word as a reader would type it, in lower case, and the term under which it is indexed. */
export interface Term {
  word: string;
  term: string;
}

/** A word of a text with its position. */
export interface Token {
  start: number;
  end: number;
  word: string;
  /** Empty for a stop word. For an identifier, itself and each of its parts. */
  terms: readonly Term[];
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}$_]*/gu;

/** Cache, because the same words occur again and again. */
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

/** Returns the terms of a text in order, as often as they occur. */
export function getTerms(text: string): Term[] {
  const terms: Term[] = [];
  for (const written of text.match(WORD) ?? []) terms.push(...analyze(written).terms);
  return terms;
}

const BRACKETS = /\([^)]*\)/g;

/** Returns the terms that each word of a title counts as. */
function getTokenTerms(line: string, tokens: readonly Token[]): Term[] {
  const asides = Array.from(line.matchAll(BRACKETS), ({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
  const isAside = ({ start }: Token) => asides.some(({ from, to }) => from < start && start < to);
  return tokens.flatMap((token) => (isAside(token) ? token.terms.slice(0, 1) : token.terms));
}

/**
 * Returns the terms of a title plus each two adjacent words joined, so that `rowheight` finds
 * `Row height`. Words on different lines are not joined. An identifier in brackets, `End of the
 * rows (onRowsScrollEnd)`, counts as a whole only: its parts would outweigh the words of the title.
 */
export function getTitleTerms(text: string): Term[] {
  return text.split('\n').flatMap((line) => {
    const tokens = tokenize(line);
    const joined = tokens.slice(1).flatMap(({ word }, index) => {
      const before = tokens[index]!.word;
      return isStopWord(before) || isStopWord(word) ? [] : [before + word];
    });
    return [...getTokenTerms(line, tokens), ...joined.map((word): Term => ({ word, term: word }))];
  });
}
