import { getEditDistance } from '../search/engine/edit-distance.ts';
import type { NamedPage } from '../site/page-list.ts';

/** Suggestions for an address that does not exist. */

/** Maximum length to compare. Nobody types a longer address. */
const LIMIT = 200;
/** Minimum similarity of a suggestion, from 0 to 1. */
const THRESHOLD = 0.5;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the segments of an address that distinguish pages, in lower case. */
function getSegments(pathname: string): string[] {
  return decode(pathname.slice(0, LIMIT))
    .toLowerCase()
    .replace(/[?#].*$/s, '')
    .replace(/(\/index)?\.\w+$/, '')
    .split('/')
    .map((segment) => segment.replace(/^react-/, '').replace(/[\s_]+/g, '-'))
    .filter((segment) => segment !== '' && segment !== 'x');
}

/** Returns the part of the longer word with which both begin: `pinn` of `pinned` and `pinning`. */
function getSharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length < 3 ? 0 : length / Math.max(a.length, b.length);
}

/** Compares words in any order: `pinned-rows` with `row-pinning`. Nothing for single words. */
function getWordLikeness(a: string, b: string): number {
  const [words, others] = [a.split('-'), b.split('-')];
  if (words.length < 2 || others.length < 2) return 0;
  const sum = words.reduce(
    (all, word) => all + Math.max(...others.map((each) => getSharedStart(word, each))),
    0,
  );
  return sum / Math.max(words.length, others.length);
}

function getLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const whole = 1 - getEditDistance(a, b) / Math.max(a.length, b.length);
  // Prefixes score higher: `filter` for `filtering`, `date` for `date-picker`.
  const begun = a.length > 2 && b.length > 2 && (a.startsWith(b) || b.startsWith(a));
  return Math.max(whole, begun ? 0.75 : 0, getWordLikeness(a, b));
}

/** Returns the similarity of two addresses, at most 1. The last requested segment counts twice. */
function getScore(wanted: readonly string[], page: readonly string[]): number {
  let sum = 0;
  let weights = 0;
  for (const [index, segment] of wanted.entries()) {
    const weight = index === wanted.length - 1 ? 2 : 1;
    sum += weight * Math.max(0, ...page.map((each) => getLikeness(segment, each)));
    weights += weight;
  }
  // Each extra segment makes a page slightly less likely.
  return sum / weights - 0.02 * Math.max(0, page.length - wanted.length);
}

function rank<T extends NamedPage>(wanted: readonly string[], pages: readonly T[]) {
  return pages
    .map((page) => ({ page, score: getScore(wanted, getSegments(page.href)) }))
    .sort((a, b) => b.score - a.score || a.page.href.length - b.page.href.length);
}

/**
 * Finds the pages with the most similar addresses, best first. If none is similar enough, returns
 * the closest existing parent page, or an empty list.
 */
export function findNearestPages<T extends NamedPage>(
  pathname: string,
  pages: readonly T[],
  count = 5,
): T[] {
  const wanted = getSegments(pathname);
  if (wanted.length === 0) return [];
  const near = rank(wanted, pages).filter(({ score }) => score >= THRESHOLD);
  if (near.length > 0) return near.slice(0, count).map(({ page }) => page);
  for (let end = wanted.length - 1; end > 0; end -= 1) {
    const [best] = rank(wanted.slice(0, end), pages);
    if (best?.score === 1) return [best.page];
  }
  return [];
}
