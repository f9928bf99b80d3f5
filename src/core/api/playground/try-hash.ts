import { toHref } from '../../urls.ts';

/**
 * The hash of a page whose playground is open starts with this; on a page with several, it names
 * the component: `#try:DatePicker`.
 */
const TRY = /^#try(?::(\w+))?(?=&|$)/;

/** Returns the start of the hash. Give the component only on a page with several playgrounds. */
export function getTryStart(component?: string): string {
  return component === undefined ? '#try' : `#try:${component}`;
}

/** Returns the address at which the playground of a reference page is open. */
export function getTryHref(pathname: string): string {
  return toHref(pathname) + getTryStart();
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
