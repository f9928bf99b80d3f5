/** Returns a function that finds the entries of an id in the tables of contents. */
export function createEntryFinder(): (id: string | undefined) => HTMLElement[] {
  const entries = new Map<string, HTMLElement[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')) {
    const id = decodeURIComponent(link.hash.slice(1));
    entries.set(id, [...(entries.get(id) ?? []), link.parentElement ?? link]);
  }
  return (id = '') => entries.get(id) ?? [];
}
