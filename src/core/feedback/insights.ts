/** What the dashboard of the team shows, as the service answers it. */

export interface PageRow {
  page: string;
  /** Readers whose last vote is counted. */
  votes: number;
  helpful: number;
  /** Bounds of the share of readers whom the page helps, with 95 % confidence. */
  low: number;
  high: number;
  comments: number;
}

export interface DayRow {
  /** `2026-11-28`, UTC. */
  day: string;
  yes: number;
  no: number;
}

export interface PageHistory {
  days: DayRow[];
  /** The first day with a vote of each release. */
  releases: { version: string; day: string }[];
}

/** A number of this period, and of as many days before it. */
export interface Change {
  now: number;
  before: number;
}

export interface Summary {
  days: DayRow[];
  votes: Change;
  helpful: Change;
  comments: Change;
  failedSearches: Change;
  missing: Change;
  errors: Change;
  /** Pages that help fewer readers than before, beyond chance. */
  worse: (PageRow & { before: number })[];
  /** Pages that help more readers than before, beyond chance. */
  better: (PageRow & { before: number })[];
  /** Errors that did not happen before. */
  newErrors: { name: string; message: string; total: number }[];
  /** How many comments wait for the team. */
  waiting: number;
}

export const COMMENT_STATUSES = ['new', 'planned', 'done', 'declined'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

export interface CommentRow {
  id: number;
  page: string;
  section: string | null;
  rating: number | null;
  version: string;
  /** Milliseconds since 1970. */
  created: number;
  text: string;
  /** From 0 to 100. */
  spam: number;
  status: CommentStatus;
  issue: string | null;
  answer: string | null;
}

/** Searches with the same words, in whatever form and order. */
export interface SearchRow {
  /** The most frequent of them. */
  query: string;
  others: string[];
  /** Nothing was found. */
  nothing: number;
  /** Something was found, and not opened. */
  unopened: number;
}

export interface MissingRow {
  path: string;
  total: number;
  /** The page that it probably stands for. */
  nearest: string | null;
}

export interface ErrorRow {
  name: string;
  message: string;
  version: string;
  total: number;
  pages: number;
}

export interface VitalRow {
  kind: 'guide' | 'reference';
  name: string;
  total: number;
  p50: number;
  p75: number;
  p95: number;
  /** Up to this the vital counts as good. */
  good: number;
}

/**
 * Returns the bounds of a share with 95 % confidence: the score interval of Wilson, which also holds
 * for few votes. https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval
 */
export function getInterval(helpful: number, votes: number): { low: number; high: number } {
  if (votes === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = helpful / votes;
  const base = 1 + z ** 2 / votes;
  const center = (share + z ** 2 / (2 * votes)) / base;
  const half = (z * Math.sqrt((share * (1 - share)) / votes + z ** 2 / (4 * votes ** 2))) / base;
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) };
}

/** A line for the redirects in `config/hosting.ts`. */
export function getRedirectLine(from: string, to: string): string {
  const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
  return `{ from: ${quote(from)}, to: ${quote(to)}, status: 301 },`;
}

/** A line for the front matter of a page. */
export function getKeywordLine(query: string): string {
  const isPlain = /^\w[\w .-]*$/.test(query);
  return `keywords: [${isPlain ? query : JSON.stringify(query)}]`;
}
