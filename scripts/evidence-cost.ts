import { mkdirSync, readFileSync, symlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { downloadRelease } from '../src/node/api/extract/releases.ts';
import { loadApiHistory } from '../src/node/api/load-history.ts';
import { loadExtractedModel } from '../src/node/api/load-reference.ts';
import { getInstalledVersions } from '../src/node/load-evidence.ts';
import { measureExports } from '../src/node/api/cost/measure-exports.ts';
import { measureRelease } from '../src/node/api/cost/measure-releases.ts';
import { drawSets, measureTotals, verifyTotals } from '../src/node/api/cost/measure-totals.ts';
import { loadConfig, ROOT } from '../src/node/load-config.ts';
import type {
  CostEvidence,
  CostRelease,
  CostReleases,
  CostTotals,
} from '../src/core/api/cost/model.ts';

/**
 * Measures what imports add to a bundle, with the installed packages, into `evidence/cost/`. Folders
 * of products, `totals` and `releases` as arguments limit the run; all of it takes half an hour,
 * because Brotli compresses thousands of bundles.
 */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const { cost: config, products } = loadConfig();
const models = products
  .filter(({ packages }) => packages !== undefined)
  .map(({ folder }) => ({ folder, model: loadExtractedModel(folder) }));
const measured = new Date().toISOString().slice(0, 10);
const FOLDER = path.join(ROOT, 'evidence/cost');

function write(name: string, value: unknown): void {
  mkdirSync(FOLDER, { recursive: true });
  // A line for each entry, so that a difference is readable.
  const text = JSON.stringify(value, null, 1)
    .replace(/\n {3,}/g, ' ')
    .replace(/\n {2}([\]}])/g, ' $1');
  writeFileSync(path.join(FOLDER, `${name}.json`), `${text}\n`);
}

/** Shares above this are not what readers would find in their bundle. */
const MOST_DIFFERENCE = 0.03;
const VERIFIED = { sets: 50, seed: 1 };

if (isWanted('totals')) {
  const totals = await measureTotals(models, config);
  const sets = drawSets(totals, VERIFIED.sets, VERIFIED.seed);
  const differences = await verifyTotals(totals, sets, config);
  const largest = Math.max(...differences);
  if (largest > MOST_DIFFERENCE) throw new Error(`A total is ${largest} from its bundle.`);
  const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length;
  const versions = getInstalledVersions(
    models.flatMap(({ model }) => model.packages),
    config,
  );
  const round = (share: number) => Math.round(10_000 * share) / 10_000;
  write('totals', {
    ...{ measured, versions, ...totals },
    verified: { sets: VERIFIED.sets, largest: round(largest), mean: round(mean) },
  } satisfies CostTotals);
  console.log(`totals: ${totals.items.length} items, at most ${(100 * largest).toFixed(1)} % off`);
}

if (isWanted('releases')) {
  const { items } = JSON.parse(
    readFileSync(path.join(FOLDER, 'totals.json'), 'utf8'),
  ) as CostTotals;
  const cache = path.join(tmpdir(), 'x-docs-releases');
  mkdirSync(cache, { recursive: true });
  rmSync(path.join(cache, 'node_modules'), { force: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(cache, 'node_modules'));
  const releases: CostRelease[] = [];
  for (const name of config.releases) {
    const folders: Record<string, string> = {};
    const versions: Record<string, string> = {};
    for (const { folder } of models) {
      const release = loadApiHistory(folder)?.releases.find((each) => each.name === name);
      if (!release) continue;
      const place = downloadRelease(release, cache);
      for (const each of release.packages) {
        const at = each.lastIndexOf('@');
        folders[each.slice(0, at)] = path.join(place, each.slice(0, at));
        versions[each.slice(0, at)] = each.slice(at + 1);
      }
    }
    releases.push({ name, versions, ...(await measureRelease(items, folders)) });
    console.log(`${name}: ${Object.keys(releases.at(-1)!.items).length} items`);
  }
  const packages = models.flatMap(({ model }) => model.packages);
  releases.push({
    name: packages[0]!.version.split('.').slice(0, 2).join('.'),
    versions: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
    ...(await measureRelease(
      items,
      Object.fromEntries(packages.map(({ name }) => [name, path.join(ROOT, 'node_modules', name)])),
    )),
  });
  write('releases', { measured, releases } satisfies CostReleases);
}

for (const { folder, model } of models.filter((each) => isWanted(each.folder))) {
  const started = performance.now();
  const result = await measureExports(model, config, (done, all) => {
    console.log(`${folder}: ${done} of ${all}`);
  });
  const versions = getInstalledVersions(model.packages, config);
  write(folder, { measured, versions, ...result } satisfies CostEvidence);
  console.log(`${folder}: ${Math.round((performance.now() - started) / 1000)} s`);
}
