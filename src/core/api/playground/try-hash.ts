import { PLAYGROUND_HASH } from '../../urls.ts';

/**
 * The hash of a page whose playground is open starts with this; on a page with several, it names
 * the component: `#try:DatePicker`.
 */
const TRY = new RegExp(`^#${PLAYGROUND_HASH}(?::(\\w+))?(?=&|$)`);

/** Returns the start of the hash. Give the component only on a page with several playgrounds. */
export function getTryStart(component?: string): string {
  return component === undefined ? `#${PLAYGROUND_HASH}` : `#${PLAYGROUND_HASH}:${component}`;
}

/** Splits a hash that opens a playground; null for any other. */
export function splitTryHash(
  hash: string,
): { start: string; component: string | undefined; params: string } | null {
  const found = TRY.exec(hash);
  if (!found) return null;
  const [start, component] = found;
  return { start, component, params: hash.slice(start.length + 1) };
}
