import { getPackage } from '../../../core/api/cost/add-cost.ts';
import type { CostConfig } from '../../../core/api/cost/config.ts';
import type { CostEvidence, ExportCost, Sizes } from '../../../core/api/cost/model.ts';
import type { ApiImport, ApiModel } from '../../../core/api/model.ts';
import { bundleImports, getSizes } from './bundle.ts';

export function isMeasured({ from }: ApiImport, { unmeasured }: CostConfig): boolean {
  return !unmeasured.some(({ path }) => from.endsWith(`/${path}`));
}

/** Returns the imports of an application, with those of the applications that it extends. */
export function getAppImports({ apps, first }: CostConfig, id: string): ApiImport[] {
  const at = apps.findIndex((app) => app.id === id);
  if (at >= 0) return apps.slice(0, at + 1).flatMap(({ imports }) => imports);
  return [...apps.flatMap(({ imports }) => imports), ...(first[id] ?? [])];
}

function subtract(whole: Sizes, part: Sizes): Sizes {
  return {
    minified: whole.minified - part.minified,
    gzip: whole.gzip - part.gzip,
    brotli: whole.brotli - part.brotli,
  };
}

/** Compressions at the same time; each has a thread of its own. */
const THREADS = 4;

/** Bundles each list of imports and compresses the bundles. */
async function measure(entries: readonly (readonly ApiImport[])[]): Promise<Measured[]> {
  const bundles = await bundleImports(entries);
  const results: Measured[] = [];
  let next = 0;
  const work = async () => {
    while (next < bundles.length) {
      const at = next;
      next += 1;
      const { code, onDemand } = bundles[at]!;
      results[at] = { onDemand, sizes: await getSizes(code) };
    }
  };
  await Promise.all(Array.from({ length: THREADS }, work));
  return results;
}

interface Measured {
  onDemand: readonly string[];
  sizes: Sizes;
}

interface Named {
  name: string;
  imports: readonly ApiImport[];
}

type App = Sizes & { imports: readonly ApiImport[] };

/** Returns the applications that an export is added to. */
function getAppIds({ name, imports: [first] }: Named, config: CostConfig): string[] {
  const own = getPackage(first!.from);
  const isFirst = config.first[own]?.some(
    (known) => known.name === name && known.from === first!.from,
  );
  return ['react', 'material', ...(isFirst ? [] : [own])];
}

function toCost(
  { name, imports }: Named,
  alone: readonly Measured[],
  [react, material, inPackage]: readonly Sizes[],
): ExportCost {
  const { onDemand } = alone[0]!;
  return {
    name,
    imports: imports.map(({ from }, at) => ({ from, alone: alone[at]!.sizes })),
    react: react!,
    material: material!,
    ...(inPackage ? { package: inPackage } : {}),
    ...(onDemand.length > 0 ? { onDemand: [...onDemand] } : {}),
  };
}

/** Exports whose bundles are in memory at the same time. */
const BATCH = 24;

async function measureBatch(
  batch: readonly Named[],
  apps: ReadonlyMap<string, App>,
  config: CostConfig,
): Promise<ExportCost[]> {
  const plans = batch.map((each) => ({
    each,
    alone: each.imports.map((own) => [own]),
    ids: getAppIds(each, config),
  }));
  const results = await measure(
    plans.flatMap(({ each, alone, ids }) => [
      ...alone,
      ...ids.map((id) => [...apps.get(id)!.imports, each.imports[0]!]),
    ]),
  );
  let at = 0;
  const take = (count: number) => results.slice(at, (at += count));
  return plans.map(({ each, alone, ids }) =>
    toCost(
      each,
      take(alone.length),
      take(ids.length).map(({ sizes }, number) => subtract(sizes, apps.get(ids[number]!)!)),
    ),
  );
}

/** Measures all exports of a product that are values. `onProgress` is told how many are done. */
export async function measureExports(
  { components, exports, packages }: ApiModel,
  config: CostConfig,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<Pick<CostEvidence, 'apps' | 'onDemand' | 'exports'>> {
  const apps = new Map<string, App>();
  for (const id of [...config.apps.map((app) => app.id), ...packages.map(({ name }) => name)]) {
    const imports = getAppImports(config, id);
    const [result] = await measure([imports]);
    apps.set(id, { ...result!.sizes, imports });
  }
  const named = [...components, ...exports].flatMap(({ name, imports }) => {
    const measured = imports.filter((each) => isMeasured(each, config));
    return measured.length > 0 ? [{ name, imports: measured }] : [];
  });
  const costs: ExportCost[] = [];
  for (let start = 0; start < named.length; start += BATCH) {
    costs.push(...(await measureBatch(named.slice(start, start + BATCH), apps, config)));
    onProgress(costs.length, named.length);
  }
  const onDemand: Record<string, Sizes> = {};
  for (const from of new Set(costs.flatMap((cost) => cost.onDemand ?? []))) {
    const [result] = await measure([[{ name: 'default', from }]]);
    onDemand[from] = result!.sizes;
  }
  return {
    apps: Object.fromEntries([...apps].map(([id, { imports: _, ...sizes }]) => [id, sizes])),
    onDemand,
    exports: costs.sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
