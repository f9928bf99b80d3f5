import { decodeHash } from '../../core/urls.ts';

/** Returns a function that finds the entries of an id in the tables of contents. */
export function createEntryFinder(): (id: string | undefined) => HTMLElement[] {
  const entries = new Map<string, HTMLElement[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')) {
    const id = decodeHash(link.hash);
    entries.set(id, [...(entries.get(id) ?? []), link.parentElement ?? link]);
  }
  return (id = '') => entries.get(id) ?? [];
}
