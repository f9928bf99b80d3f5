import { readStorage, removeStorage, writeStorage } from '../../../state/browser-storage.ts';

/** A page that the reader opened from a search. */
export interface RecentPage {
  href: string;
  title: string;
  /** Heading or member on the page; `''` if the page was opened at its top. */
  place: string;
}

const KEY = 'docs-search-recent';
const LIMIT = 5;

/** A path of this site. Browsers read `\` like `/`, and ignore tabs and line breaks. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

function isRecentPage(value: unknown): value is RecentPage {
  if (typeof value !== 'object' || value === null) return false;
  const { href, title, place } = value as Record<string, unknown>;
  return (
    typeof href === 'string' &&
    OWN_PATH.test(href) &&
    typeof title === 'string' &&
    typeof place === 'string'
  );
}

/** Returns the last opened pages, newest first. Skips invalid entries. */
export function readRecentPages(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(readStorage('local', KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage).slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

/** Puts a page first; a page already in the list moves up. */
export function addRecentPage(page: RecentPage): void {
  const others = readRecentPages().filter(({ href }) => href !== page.href);
  writeStorage('local', KEY, JSON.stringify([page, ...others].slice(0, LIMIT)));
}

export function clearRecentPages(): void {
  removeStorage('local', KEY);
}
