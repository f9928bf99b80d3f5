import type { CostConfig } from '../../../core/api/cost/config.ts';
import type { CostChunk, CostTotals } from '../../../core/api/cost/model.ts';
import { addUp } from '../../../core/api/cost/total.ts';
import type { ApiModel } from '../../../core/api/model.ts';
import { bundleImports, getGzipBytes } from './bundle.ts';
import { groupModules, type Group } from './group-modules.ts';
import { listItems, type Item } from './items.ts';
import { getAppImports } from './measure-exports.ts';

type Totals = Omit<CostTotals, 'measured' | 'versions' | 'verified'>;
/**
 * Measures the compressed size of chunks: the items are added to one application after the other,
 * and what it grows by is shared among the chunks that came with the item.
 */
async function measureGrowth(
  items: readonly Item[],
  groups: readonly Group[],
): Promise<CostChunk[]> {
  const growing = items.map((_, last) =>
    items.slice(0, last + 1).flatMap(({ imports }) => imports),
  );
  const sizes: number[] = [0];
  // Bundles of all items are large: a few at a time.
  for (let start = 0; start < growing.length; start += 20) {
    for (const { code } of await bundleImports(growing.slice(start, start + 20))) {
      sizes.push(await getGzipBytes(code));
    }
  }
  const newBytes = items.map((_, item) =>
    groups.reduce((sum, group) => sum + (group.items[0] === item ? group.minified : 0), 0),
  );
  return groups.map(({ inPackage, items: [first = 0], minified }) => {
    const growth = Math.max(0, sizes[first + 1]! - sizes[first]!);
    return [inPackage, Math.round(minified), Math.round((growth * minified) / newBytes[first]!)];
  });
}

/** Returns a generator of numbers from 0 to below 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Items of an application, by their numbers. */
interface CostSet {
  app: string;
  items: readonly number[];
}

/** Returns what applications could use together, 1 to 12 items each. */
export function drawSets({ items }: Pick<Totals, 'items'>, count: number, seed: number): CostSet[] {
  const random = createRandom(seed);
  const apps = items.filter(({ kind }) => kind === 'app').map(({ name }) => name);
  const draw = () => apps.length + Math.floor(random() * (items.length - apps.length));
  return Array.from({ length: count }, (_, at) => ({
    app: apps[at % apps.length]!,
    items: [...new Set(Array.from({ length: 1 + Math.floor(random() * 12) }, draw))],
  }));
}

/** Bundles sets. Returns the bytes with gzip of each. */
async function bundleSets(totals: Totals, sets: readonly CostSet[], config: CostConfig) {
  const bundles = await bundleImports(
    sets.map(({ app, items }) => [
      ...getAppImports(config, app),
      ...items.map((number) => totals.items[number]!.import!),
    ]),
  );
  return Promise.all(bundles.map(({ code }) => getGzipBytes(code)));
}

/** Returns how far the totals of sets are from bundles of them, as shares of the bundle. */
export async function verifyTotals(
  totals: Totals,
  sets: readonly CostSet[],
  config: CostConfig,
): Promise<number[]> {
  const real = await bundleSets(totals, sets, config);
  return sets.map(({ app, items }, at) => {
    const { gzip } = addUp(totals, items, app);
    return Math.abs(gzip - real[at]!) / real[at]!;
  });
}

/** Sets that the corrections are computed from, which are others than those that verify. */
const CORRECTION_SETS = { count: 200, seed: 7 };

/** Returns the line through points by least squares. */
function fitLine(points: readonly { x: number; y: number }[]): { start: number; slope: number } {
  const mean = (key: 'x' | 'y') => points.reduce((sum, each) => sum + each[key], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const slope =
    points.reduce((sum, each) => sum + (each.x - x) * (each.y - y), 0) /
    points.reduce((sum, each) => sum + (each.x - x) ** 2, 0);
  return { start: y - slope * x, slope };
}

/** Bytes below which a set says more about noise than about compression. */
const MIN_ADDED = 5000;

async function measureCorrections(
  totals: Totals,
  config: CostConfig,
): Promise<Totals['corrections']> {
  const sets = drawSets(totals, CORRECTION_SETS.count, CORRECTION_SETS.seed);
  const real = await bundleSets(totals, sets, config);
  return Object.fromEntries(
    config.apps.map(({ id }) => {
      const points = sets.flatMap(({ app, items }, at) => {
        const added = addUp(totals, items, app, { onlyAdded: true }).gzip;
        if (app !== id || added < MIN_ADDED) return [];
        const whole = addUp(totals, items, app).gzip;
        return [{ x: Math.log(added), y: Math.log(real[at]! - (whole - added)) }];
      });
      const { start, slope } = fitLine(points);
      const round = (value: number) => Math.round(10_000 * value) / 10_000;
      return [id, { factor: round(Math.exp(start)), exponent: round(slope) }];
    }),
  );
}

/** Measures the chunks that totals are added up from. */
export async function measureTotals(
  models: readonly { folder: string; model: ApiModel }[],
  config: CostConfig,
): Promise<Totals> {
  const items = listItems(models, config);
  const bundles = await bundleImports(items.map(({ imports }) => imports));
  const { packages, groups, chunksOf } = groupModules(bundles);
  const totals = {
    packages,
    chunks: await measureGrowth(items, groups),
    items: items.map(({ imports: _, ...item }, at) => ({
      ...item,
      chunks: chunksOf[at]!,
      ...(bundles[at]!.onDemand.length > 0 && { onDemand: [...bundles[at]!.onDemand] }),
    })),
    corrections: {},
  };
  return { ...totals, corrections: await measureCorrections(totals, config) };
}
