import path from 'node:path';

const NEXT = '-next';

/** Returns the folder that a site is built into before it takes the place of the published one. */
export const getNextFolder = (published: string): string => published + NEXT;

/** Returns the published folder that a new one will replace; null if it will replace none. */
export function getPublishedFolder(next: string): string | null {
  const folder = path.resolve(next);
  return folder.endsWith(NEXT) ? folder.slice(0, -NEXT.length) : null;
}
