import { getPackage } from '../../../core/api/cost/add-cost.ts';
import type { CostItem, CostRelease } from '../../../core/api/cost/model.ts';
import { bundleImports, listExports, type BundleOptions } from './bundle.ts';
import { groupModules } from './group-modules.ts';

type Item = Pick<CostItem, 'name' | 'import'>;

/** Returns the items that a release can import. */
async function findPresent(items: readonly Item[], options: BundleOptions): Promise<Item[]> {
  const exportsOf = new Map<string, string[]>();
  for (const { import: own } of items) {
    if (!own || exportsOf.has(own.from)) continue;
    const isKnown = options.alias?.[getPackage(own.from)] !== undefined;
    // A path that the release does not have.
    const names = isKnown ? await listExports(own.from, options).catch(() => []) : [];
    exportsOf.set(own.from, names);
  }
  return items.filter(({ import: own }) => own && exportsOf.get(own.from)!.includes(own.name));
}

/**
 * Measures the code of the packages of one release: what they import from other packages is left
 * out. `folders` are the packages by their names.
 */
export async function measureRelease(
  items: readonly Item[],
  folders: Readonly<Record<string, string>>,
): Promise<Pick<CostRelease, 'chunks' | 'items'>> {
  const options: BundleOptions = { alias: { ...folders }, packages: 'external' };
  const present = await findPresent(items, options);
  const bundles = await bundleImports(
    present.map((item) => [item.import!]),
    options,
  );
  const { groups, chunksOf } = groupModules(bundles);
  return {
    chunks: groups.map(({ minified }) => Math.round(minified)),
    items: Object.fromEntries(present.map(({ name }, at) => [name, chunksOf[at]!])),
  };
}
