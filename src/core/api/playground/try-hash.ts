/** The hash of a page whose playground is open starts with this. */
export const TRY_HASH = '#try';

/** Whether a hash opens the playground. */
export function isTryHash(hash: string): boolean {
  return hash === TRY_HASH || hash.startsWith(`${TRY_HASH}&`);
}
