import { describe, expect, test } from 'vitest';
import { bundleImports, getGzipBytes, getSizes } from '../../src/node/api/cost/bundle.ts';
import { getPackage } from '../../src/core/api/cost/add-cost.ts';
import { getAppImports } from '../../src/node/api/cost/measure-exports.ts';
import { groupModules } from '../../src/node/api/cost/group-modules.ts';
import { drawSets, verifyTotals } from '../../src/node/api/cost/measure-totals.ts';
import { loadCost, loadCostReleases, loadCostTotals } from '../../src/node/api/cost/load-cost.ts';
import { loadExtractedModel } from '../../src/node/api/load-reference.ts';
import { loadConfig } from '../../src/node/load-config.ts';
import { isInScope } from '../../scripts/test/scope.ts';

const { cost: config, products } = loadConfig();
const FOLDERS = products.flatMap(({ folder, packages }) => (packages ? [folder] : []));
const MOST_DIFFERENCE = 0.01;
/** What the compression of another release of Node may add. */
const MOST_BYTES = 64;

describe.each(FOLDERS)('the cost of the imports of %s', (folder) => {
  const evidence = loadCost(folder);
  const model = loadExtractedModel(folder);

  test('is known of every export that can be bundled', () => {
    const named = [...model.components, ...model.exports].filter(({ imports }) =>
      imports.some(({ from }) => !config.unmeasured.some(({ path }) => from.endsWith(`/${path}`))),
    );
    expect(evidence.exports.map(({ name }) => name)).toEqual(named.map(({ name }) => name).sort());
  });

  test('is what a fresh bundle has', { timeout: 120_000 }, async () => {
    const drawn = evidence.exports
      .filter(({ name }, at) => at === 0 || isInScope(`cost of ${folder} ${name}`))
      .slice(0, 30);
    const found = [...model.components, ...model.exports];
    const entries = drawn.map(({ name, imports: [first] }) =>
      found
        .find((each) => each.name === name)!
        .imports.filter(({ from }) => from === first!.from)
        .slice(0, 1),
    );
    const alone = await bundleImports(entries);
    for (const [at, { name, imports }] of drawn.entries()) {
      const size = await getSizes(alone[at]!.code);
      for (const kind of ['minified', 'gzip', 'brotli'] as const) {
        const committed = imports[0]!.alone[kind];
        expect(Math.abs(size[kind] - committed) / committed, `${name} ${kind}`).toBeLessThanOrEqual(
          MOST_DIFFERENCE,
        );
      }
    }
    // What readers see: the difference that the export makes in an application.
    for (const app of ['react', 'material', 'package'] as const) {
      const inApp = drawn.flatMap(({ name, imports: [first], [app]: committed }, at) =>
        committed ? [{ name, committed, entry: entries[at]!, own: getPackage(first!.from) }] : [],
      );
      const bundles = await bundleImports(
        inApp.map(({ entry, own }) => [
          ...getAppImports(config, app === 'package' ? own : app),
          ...entry,
        ]),
      );
      for (const [at, { name, committed, own }] of inApp.entries()) {
        const whole = evidence.apps[app === 'package' ? own : app]!;
        const { code } = bundles[at]!;
        const found = { minified: code.length, gzip: await getGzipBytes(code) };
        for (const kind of ['minified', 'gzip'] as const) {
          const difference = Math.abs(found[kind] - whole[kind] - committed[kind]);
          const most = Math.max(MOST_DIFFERENCE * committed[kind], MOST_BYTES);
          expect(difference, `${name} ${kind} in ${app}`).toBeLessThanOrEqual(most);
        }
      }
    }
  });

  test('does not depend on the path of the import', () => {
    const differing = evidence.exports.filter(({ imports: [root, ...others] }) =>
      others.some(
        ({ from, alone }) =>
          from.startsWith(`${root!.from}/`) &&
          Math.abs(alone.minified - root!.alone.minified) / root!.alone.minified > MOST_DIFFERENCE,
      ),
    );
    expect(differing.map(({ name }) => name)).toEqual([]);
  });
});

describe('totals', () => {
  const totals = loadCostTotals();

  test('of random sets are those of their bundles', { timeout: 120_000 }, async () => {
    const sets = drawSets(totals, 8, Number(process.env['TEST_TURN'] ?? 1) + 100);
    const differences = await verifyTotals(totals, sets, config);
    expect(Math.max(...differences)).toBeLessThanOrEqual(0.03);
  });

  test('were verified with 50 sets', () => {
    expect(totals.verified.sets).toBe(50);
    expect(totals.verified.largest).toBeLessThanOrEqual(0.03);
  });

  test('have everything that is named as cheaper', () => {
    const names = totals.items.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { from, to } of config.cheaper) {
      expect(names).toContain(from);
      expect(names).toContain(to);
    }
  });

  test('can be compared with the configured releases and the installed one', () => {
    const releases = loadCostReleases().releases.map(({ name }) => name);
    expect(releases).toEqual([...config.releases, '7.29']);
  });
});

describe('groupModules', () => {
  const bundle = (modules: Record<string, number>) => ({
    code: new Uint8Array(),
    onDemand: [],
    modules: new Map(Object.entries(modules)),
  });

  test('modules that the same items need are one chunk, by package', () => {
    const { packages, groups, chunksOf } = groupModules([
      bundle({ 'node_modules/a/1.js': 10, 'node_modules/a/2.js': 5, 'node_modules/@b/c/1.js': 7 }),
      bundle({ 'node_modules/a/1.js': 10, 'node_modules/a/2.js': 5, 'node_modules/a/3.js': 1 }),
    ]);
    expect(packages).toEqual(['@b/c', 'a']);
    expect(groups).toEqual([
      { inPackage: 0, items: [0], minified: 7 },
      { inPackage: 1, items: [0, 1], minified: 15 },
      { inPackage: 1, items: [1], minified: 1 },
    ]);
    expect(chunksOf).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('a module of which items need different parts has layers', () => {
    const { groups } = groupModules([
      bundle({ 'node_modules/a/1.js': 100 }),
      bundle({ 'node_modules/a/1.js': 40 }),
    ]);
    expect(groups).toEqual([
      { inPackage: 0, items: [0], minified: 60 },
      { inPackage: 0, items: [0, 1], minified: 40 },
    ]);
  });
});
