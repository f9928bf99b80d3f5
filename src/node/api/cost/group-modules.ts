import type { Bundle } from './bundle.ts';

/** Returns the package of a module, or the module itself outside of packages. */
function getModulePackage(file: string): string {
  const [, inner] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return inner ?? file;
}

export interface Group {
  inPackage: number;
  /** Numbers of the items that need it. */
  items: readonly number[];
  minified: number;
}

/** Shares of a module's bytes that are not worth a layer of their own: names differ in length. */
const NOISE = 0.04;

/**
 * Splits the bytes of a module into layers, because items need different parts of it: the first
 * layer is what all need, each other one what only those need that have more.
 */
function splitLayers(
  users: readonly { item: number; bytes: number }[],
): Omit<Group, 'inPackage'>[] {
  const sorted = [...users].sort((a, b) => a.bytes - b.bytes);
  const largest = sorted.at(-1)!.bytes;
  const layers: Omit<Group, 'inPackage'>[] = [];
  let below = 0;
  for (let at = 0; at < sorted.length;) {
    const start = sorted[at]!.bytes;
    let end = at;
    while (end < sorted.length && sorted[end]!.bytes - start <= NOISE * largest) end += 1;
    const level = sorted.slice(at, end).reduce((sum, { bytes }) => sum + bytes, 0) / (end - at);
    const items = sorted.slice(at).map(({ item }) => item);
    layers.push({ items: items.sort((a, b) => a - b), minified: level - below });
    below = level;
    at = end;
  }
  return layers;
}

/** Groups layers of modules by their package and by the items that need them. */
export function groupModules(bundles: readonly Bundle[]) {
  const users = new Map<string, { item: number; bytes: number }[]>();
  bundles.forEach(({ modules }, item) => {
    for (const [file, bytes] of modules) {
      if (bytes === 0) continue;
      const known = users.get(file);
      if (known) known.push({ item, bytes });
      else users.set(file, [{ item, bytes }]);
    }
  });
  const packages = [...new Set([...users.keys()].map(getModulePackage))].sort();
  const groups = new Map<string, Group>();
  for (const [file, own] of users) {
    const inPackage = packages.indexOf(getModulePackage(file));
    for (const { items, minified } of splitLayers(own)) {
      const key = `${inPackage} ${items.join()}`;
      const group = groups.get(key) ?? { inPackage, items, minified: 0 };
      group.minified += minified;
      groups.set(key, group);
    }
  }
  const list = [...groups.values()].sort(
    (a, b) => a.items[0]! - b.items[0]! || a.inPackage - b.inPackage || b.minified - a.minified,
  );
  const chunksOf = bundles.map((_, item) =>
    list.flatMap((group, number) => (group.items.includes(item) ? [number] : [])),
  );
  return { packages, groups: list, chunksOf };
}
