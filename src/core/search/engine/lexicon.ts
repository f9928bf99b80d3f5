import { getEditDistance } from './edit-distance.ts';
import type { Term } from './terms.ts';

/** A term that a word of the query can match. Its weight is 1 if there is no doubt. */
export interface Candidate {
  term: string;
  weight: number;
}

/** Every word of the index, to complete half-typed words and to correct misspelled ones. */
export interface Lexicon {
  /** Returns the term of a word with exactly this spelling; null if there is none. */
  find: (word: string) => string | null;
  hasTerm: (term: string) => boolean;
  /** Returns the terms of longer words that begin like this, the nearest first. */
  complete: (start: string) => Candidate[];
  /**
   * Returns the terms of words that differ by a typo. `open` means that the word can be unfinished.
   */
  correct: (word: string, open: boolean) => Candidate[];
  /** Returns the nearest word, allowing more typos than `correct`; null if there is none. */
  suggest: (word: string) => string | null;
}

const MAX_COMPLETIONS = 12;
const MAX_CORRECTIONS = 6;

/**
 * Returns how many typos are allowed in a word. Short words would turn into other words too easily.
 */
function getAllowance(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The words of an index: the term of each, and how often it occurs. */
export type Words = Map<string, { term: string; count: number }>;

/** Adds a word to others, or counts it once more. */
export function addWord(words: Words, { word, term }: Term): void {
  const entry = words.get(word);
  if (entry) entry.count += 1;
  else words.set(word, { term, count: 1 });
}

export function createLexicon(words: Words): Lexicon {
  const known = new Set(Array.from(words.values(), ({ term }) => term));
  let sorted: string[] | null = null;

  const getSorted = () => (sorted ??= [...words.keys()].sort());

  const findFirst = (start: string) => {
    const ordered = getSorted();
    let low = 0;
    let high = ordered.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ordered[middle]! < start) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** The best candidates, each term once. */
  const pick = (candidates: Candidate[], limit: number) => {
    const best = new Map<string, number>();
    for (const { term, weight } of candidates)
      best.set(term, Math.max(weight, best.get(term) ?? 0));
    return [...best]
      .map(([term, weight]) => ({ term, weight }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, limit);
  };

  return {
    find: (word) => words.get(word)?.term ?? null,
    hasTerm: (term) => known.has(term),
    complete(start) {
      const ordered = getSorted();
      const candidates: Candidate[] = [];
      for (let at = findFirst(start); ordered[at]?.startsWith(start); at += 1) {
        const word = ordered[at]!;
        if (word === start) continue;
        candidates.push({
          term: words.get(word)!.term,
          weight: start.length / (start.length + 0.3 * (word.length - start.length)),
        });
      }
      return pick(candidates, MAX_COMPLETIONS);
    },
    correct(word, open) {
      const allowance = getAllowance(word);
      if (allowance === 0) return [];
      const candidates: Candidate[] = [];
      for (const [other, { term }] of words) {
        const whole = getEditDistance(word, other, allowance);
        const start = open ? getEditDistance(word, other, Math.min(allowance, 1), true) : Infinity;
        if (whole < Infinity) candidates.push({ term, weight: 1 - whole * 0.25 });
        else if (start < Infinity) candidates.push({ term, weight: 0.5 });
      }
      return pick(candidates, MAX_CORRECTIONS);
    },
    suggest(word) {
      const limit = Math.max(2, Math.floor(word.length / 3));
      let best: { word: string; distance: number; count: number } | null = null;
      for (const [other, { count }] of words) {
        const distance = getEditDistance(word, other, limit);
        if (distance === Infinity || other.length < 3) continue;
        const better =
          best === null ||
          distance < best.distance ||
          (distance === best.distance && count > best.count);
        if (better) best = { word: other, distance, count };
      }
      return best?.word ?? null;
    },
  };
}
