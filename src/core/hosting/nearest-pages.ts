import { getEditDistance } from '../search/engine/edit-distance.ts';
import type { NamedPage } from '../site/page-list.ts';

/** Which pages a reader may have meant who asked for an address that no page has. */

/** Longer addresses are cut: what is that long was not typed. */
const LIMIT = 200;
/** Below this likeness, of 1, a page is no suggestion. */
const THRESHOLD = 0.5;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The parts of an address that tell pages apart, in lower case. */
function getSegments(pathname: string): string[] {
  return decode(pathname.slice(0, LIMIT))
    .toLowerCase()
    .replace(/[?#].*$/s, '')
    .replace(/(\/index)?\.\w+$/, '')
    .split('/')
    .map((segment) => segment.replace(/^react-/, '').replace(/[\s_]+/g, '-'))
    .filter((segment) => segment !== '' && segment !== 'x');
}

function getLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const whole = 1 - getEditDistance(a, b) / Math.max(a.length, b.length);
  // `filter` for `filtering`, `date` for `date-picker`: a word begun counts for more.
  const begun = a.length > 2 && b.length > 2 && (a.startsWith(b) || b.startsWith(a));
  return begun ? Math.max(whole, 0.75) : whole;
}

/** Likeness of what was asked for to a page, from 0 to 1; the last part of an address counts twice. */
function getScore(wanted: readonly string[], page: readonly string[]): number {
  let sum = 0;
  let weights = 0;
  for (const [index, segment] of wanted.entries()) {
    const weight = index === wanted.length - 1 ? 2 : 1;
    sum += weight * Math.max(0, ...page.map((each) => getLikeness(segment, each)));
    weights += weight;
  }
  // Parts that nobody asked for make a page a little less likely.
  return sum / weights - 0.02 * Math.max(0, page.length - wanted.length);
}

function rank<T extends NamedPage>(wanted: readonly string[], pages: readonly T[]) {
  return pages
    .map((page) => ({ page, score: getScore(wanted, getSegments(page.href)) }))
    .sort((a, b) => b.score - a.score || a.page.href.length - b.page.href.length);
}

/**
 * The pages whose addresses are the most alike, the best first. Where none is, the page that the
 * address would lie below, if there is one.
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
