import { getEditDistance } from '../../search/engine/edit-distance.ts';

/** Returns the names that come nearest to one that does not exist, the nearest first. */
export function findNearest(name: string, names: Iterable<string>, count = 3): string[] {
  const wanted = name.toLowerCase();
  const limit = Math.max(2, Math.floor(name.length / 2));
  return [...new Set(names)]
    .map((each) => {
      const lower = each.toLowerCase();
      const distance = getEditDistance(wanted, lower, limit);
      const isPart = wanted.length > 3 && (lower.includes(wanted) || wanted.includes(lower));
      // A longer name with the same beginning is nearer than one with many other letters.
      return { each, distance: isPart ? Math.min(distance, 1.5) : distance };
    })
    .filter(({ distance }) => distance < Infinity)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Math.abs(a.each.length - name.length) - Math.abs(b.each.length - name.length) ||
        (a.each < b.each ? -1 : 1),
    )
    .slice(0, count)
    .map(({ each }) => each);
}
