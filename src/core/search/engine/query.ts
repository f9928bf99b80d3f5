import { isFiller, isStopWord, splitIdentifier, stem, tokenize, toLetters } from './terms.ts';
import type { Candidate, Lexicon } from './lexicon.ts';

/**
 * Adjacent words of a query and what they can match together: one list of candidates for each
 * required term.
 */
export interface Span {
  /** Index of its first word and of the one after its last. */
  from: number;
  to: number;
  weight: number;
  terms: readonly (readonly Candidate[])[];
  /** Whether the words are parts of one identifier, which a page should contain as a whole. */
  identifier?: boolean;
  /** Whether the terms are synonyms of the words. */
  synonym?: true;
}

export interface Query {
  /** The words that count, in lower case. */
  words: readonly string[];
  /** Weight of each word. */
  weights: readonly number[];
  spans: readonly Span[];
  /** All words as they were written, in lower case, to find what quotes them in their order. */
  phrase: readonly string[];
  /** Titles that the query would match exactly, reduced to letters as by `toLetters`. */
  names: readonly string[];
  /** Whether it contains an identifier that the lexicon lacks. */
  hasUnknownIdentifier: boolean;
}

/** Readers' words, as stems, and the terms of this site that they also search for. */
export type Synonyms = readonly {
  stems: readonly string[];
  answers: readonly (readonly string[])[];
}[];

const COMPLETION = 0.8;
/** Weight of longer words that begin with a known word. */
const LONGER = 0.35;
const CORRECTION = 0.7;
const SYNONYM = 0.75;
/** Two words that are adjacent in a title are worth more than each of them somewhere. */
const JOINED = 1.3;
/** A word written as one counts in full for each of its parts. */
const WRITTEN_JOINED = 1;
/** Weight of a filler word beside words that carry the meaning of the query. */
const FILLER = 0.1;
/** Minimum length of each of several joined words, and their maximum number. */
const SHORTEST_PIECE = 3;
const MOST_PIECES = 4;

function scale(candidates: readonly Candidate[], factor: number): Candidate[] {
  return candidates.map(({ term, weight }) => ({ term, weight: weight * factor }));
}

/** Returns what a word can match: itself, else longer words, else words of similar spelling. */
function getCandidates(word: string, isLast: boolean, lexicon: Lexicon): Candidate[] {
  const exact = [...new Set([lexicon.find(word), stem(word)])]
    .filter((term) => term !== null && lexicon.hasTerm(term))
    .map((term) => ({ term: term!, weight: 1 }));
  const completions = word.length > 1 || isLast ? lexicon.complete(word) : [];
  if (exact.length > 0) return [...exact, ...(isLast ? scale(completions, LONGER) : [])];
  if (completions.length > 0) return scale(completions, isLast ? COMPLETION : COMPLETION * 0.8);
  return scale(lexicon.correct(word, isLast), CORRECTION);
}

/** Prepares a table of synonyms for `parseQuery`. */
export function parseSynonyms(table: Readonly<Record<string, readonly string[]>>): Synonyms {
  const toStems = (text: string) =>
    tokenize(text).flatMap(({ terms }) => terms.map(({ term }) => term));
  return Object.entries(table)
    .map(([phrase, answers]) => ({ stems: toStems(phrase), answers: answers.map(toStems) }))
    .filter(({ stems }) => stems.length > 0);
}

/** A word of a query, with the index of the written word that it is part of. */
interface QueryWord {
  word: string;
  written: number;
}

function splitWords(written: readonly string[]): QueryWord[] {
  return written.flatMap((text, index) =>
    tokenize(text)
      .flatMap(({ start, end }) => splitIdentifier(text.slice(start, end)))
      .map((word) => ({ word, written: index })),
  );
}

/** Returns words of the lexicon that several words of the query form together. */
function getJoinedCandidates(joined: string, isLast: boolean, lexicon: Lexicon): Candidate[] {
  const known = lexicon.find(joined);
  const exact = known === null ? [] : [{ term: known, weight: 1 }];
  return [...exact, ...(isLast ? scale(lexicon.complete(joined), COMPLETION) : [])];
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  const isWhole = lexicon.find(word) !== null || lexicon.hasTerm(stem(word));
  return isWhole || lexicon.complete(word).length > 0;
}

/**
 * Whether the lexicon lacks a word of the query that matters, and its synonyms. It then matches only
 * by a guess.
 */
export function hasUnknownWord(query: Query, lexicon: Lexicon): boolean {
  const { words, weights, spans, hasUnknownIdentifier } = query;
  if (hasUnknownIdentifier) return true;
  const hasSynonym = (index: number) =>
    spans.some(
      ({ synonym, from, to, terms }) =>
        synonym &&
        from <= index &&
        index < to &&
        terms.flat().every(({ term }) => lexicon.hasTerm(term)),
    );
  return words.some(
    (word, index) => weights[index] === 1 && !isKnown(word, lexicon) && !hasSynonym(index),
  );
}

/**
 * Splits an unknown word (`timezones`) into the fewest known words. Returns null if the word is
 * known or cannot be split.
 */
function splitUnknown(word: string, lexicon: Lexicon): Candidate[][] | null {
  if (isKnown(word, lexicon)) return null;
  /** For each length, the fewest words that form the prefix of that length. */
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null;
    for (let start = 0; start <= end - 2; start += 1) {
      const before = best[start];
      const piece = word.slice(start, end);
      if (!before || before.length >= MOST_PIECES) continue;
      const known =
        isStopWord(piece) || (piece.length >= SHORTEST_PIECE && lexicon.hasTerm(stem(piece)));
      if (known && before.length + 1 < (best[end]?.length ?? Infinity)) {
        best[end] = [...before, piece];
      }
    }
  }
  const pieces = best[word.length]?.filter((piece) => !isStopWord(piece)) ?? [];
  return pieces.length < 2 ? null : pieces.map((piece) => [{ term: stem(piece), weight: 1 }]);
}

function getSynonymSpans(words: readonly string[], synonyms: Synonyms): Span[] {
  const stems = words.map(stem);
  return synonyms.flatMap(({ stems: phrase, answers }) =>
    stems.flatMap((_, from) => {
      if (!phrase.every((each, offset) => stems[from + offset] === each)) return [];
      return answers.map((answer) => ({
        from,
        to: from + phrase.length,
        weight: SYNONYM,
        terms: answer.map((term) => [{ term, weight: 1 }]),
        synonym: true as const,
      }));
    }),
  );
}

/** What consoles, bundlers and test runners write around a message. */
const AROUND = [
  // A frame of the stack: `at render (app.tsx:3:1)`.
  /\bat (?:async |new )?[\w.$<>/]+ \([^)]*\)/g,
  /\b(?:https?|webpack(?:-internal)?|file|node):\/*\S+/g,
  /\S+\.[cm]?[jt]sx?:\d+(?::\d+)?/g,
  /\bUncaught\b|\(in promise\)|\b(?:Unhandled (?:Runtime )?)?[A-Z]?[a-z]*Error:|\bWarning:/g,
];
/** A message that is longer says the same again, or continues with the stack. */
const MOST_WORDS = 32;

function removeSurroundings(text: string): string {
  const bare = AROUND.reduce((rest, pattern) => rest.replace(pattern, ' '), text).trim();
  return bare === '' ? text.trim() : bare;
}

/** Parses a query into its words and everything that one or several of them can match. */
export function parseQuery(asked: string, lexicon: Lexicon, synonyms: Synonyms): Query {
  const text = removeSurroundings(asked);
  const written = text.split(/\s+/).slice(0, MOST_WORDS);
  const all = splitWords(written);
  const meaningful = all.filter(({ word }) => !isStopWord(word));
  const kept = meaningful.length > 0 ? meaningful : all.slice(-1);
  const words = kept.map(({ word }) => word);
  const spans: Span[] = [];
  let hasUnknownIdentifier = false;
  // Parts written as one word are also searched as one word, corrected if necessary.
  written.forEach((each, index) => {
    const from = kept.findIndex((word) => word.written === index);
    const to = kept.findLastIndex((word) => word.written === index) + 1;
    const parts = all.filter((word) => word.written === index).length;
    if (parts < 2 || to === from) return;
    const isLast = to === words.length;
    const joined = each.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const known = getJoinedCandidates(joined, isLast, lexicon);
    const candidates =
      known.length > 0 ? known : scale(lexicon.correct(joined, isLast), CORRECTION);
    const identifier = /\p{Ll}\p{Lu}/u.test(each);
    if (identifier && known.length === 0) hasUnknownIdentifier = true;
    if (candidates.length === 0) return;
    // It counts as much as all its words.
    spans.push({ from, to, weight: WRITTEN_JOINED * (to - from), terms: [candidates], identifier });
  });

  const synonymSpans = getSynonymSpans(words, synonyms);
  const hasSynonym = (index: number) =>
    synonymSpans.some(({ from, to }) => from === index && to === index + 1);

  words.forEach((word, index) => {
    const isLast = index === words.length - 1;
    // A word with synonyms needs no guess at its parts: `weekend` is not `week` and `end`.
    const split = hasSynonym(index) ? null : splitUnknown(word, lexicon);
    const terms = split ?? [getCandidates(word, isLast, lexicon)];
    spans.push({ from: index, to: index + 1, weight: 1, terms });
    if (index === 0) return;
    const candidates = getJoinedCandidates(`${words[index - 1]}${word}`, isLast, lexicon);
    if (candidates.length === 0) return;
    spans.push({ from: index - 1, to: index + 1, weight: JOINED, terms: [candidates] });
  });

  const fillers = words.map(isFiller);
  const weights = fillers.map((filler) => (filler && fillers.includes(false) ? FILLER : 1));
  const content = words.filter((_, index) => weights[index] === 1);
  const corrected = content.map((word) =>
    isKnown(word, lexicon) ? word : (lexicon.suggest(word) ?? word),
  );
  const names = [text, content.join(''), corrected.join('')].map(toLetters).filter(Boolean);
  return {
    words,
    weights,
    phrase: written.flatMap((each) => tokenize(each).map(({ word }) => word)),
    names: [...new Set(names)],
    hasUnknownIdentifier,
    spans: [...spans, ...synonymSpans],
  };
}
