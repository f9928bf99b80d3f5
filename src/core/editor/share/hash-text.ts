/**
 * Returns a short hash of a text: exactly `length` characters of `0-9a-z`, at most 6. It detects
 * accidents only. Whoever wants two texts with the same hash can make them.
 */
export function hashText(text: string, length: number): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV-1a alone leaves the last characters of a text in too few bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(36).padStart(length, '0').slice(-length);
}
