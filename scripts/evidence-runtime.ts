import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { build } from 'esbuild';
import type { RuntimeEvidence, RuntimeSeries } from '../src/core/api/runtime/model.ts';
import { getInstalledVersions } from '../src/node/load-evidence.ts';
import { loadConfig, ROOT } from '../src/node/load-config.ts';
import type { RuntimeCase } from './evidence/runtime-app.tsx';
import { median } from './bench/browser.ts';
import { findChromium, LAUNCH_ARGUMENTS } from './find-chromium.ts';

/**
 * Measures how long components take with many rows, points and nodes, in a headless browser, into
 * `evidence/runtime.json`. Takes about ten minutes; nothing else should run on the machine.
 */
const RUNS = 5;

interface Plan {
  name: string;
  scene: RuntimeCase;
  counts: readonly number[];
  /** After the count. */
  args?: readonly number[];
}

const ROWS = [100, 1_000, 10_000, 100_000, 1_000_000];
const POINTS = [100, 300, 1_000, 3_000, 10_000];
const PLANS: Readonly<Record<string, readonly Plan[]>> = {
  grid: [
    { name: '5 columns', scene: 'grid', counts: ROWS, args: [5] },
    { name: '20 columns', scene: 'grid', counts: ROWS.slice(0, 4), args: [20] },
    { name: '100 columns', scene: 'grid', counts: ROWS.slice(0, 3), args: [100] },
  ],
  charts: [
    { name: 'LineChart', scene: 'line', counts: POINTS },
    { name: 'ScatterChart', scene: 'scatter', counts: POINTS },
    { name: 'BarChart', scene: 'bar', counts: POINTS.slice(0, 4) },
  ],
  tree: [{ name: 'RichTreeView', scene: 'tree', counts: [100, 300, 1_000, 3_000, 10_000] }],
};

async function bundleApp(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'scripts/evidence/runtime-app.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

type Figures = Record<string, number>;

async function runOnce(
  browser: Browser,
  script: string,
  { scene, args = [] }: Plan,
  count: number,
): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent('<!doctype html><div id="root"></div>');
  await page.addScriptTag({ content: script });
  const figures = await page.evaluate(
    ([name, values]) =>
      (globalThis as unknown as { run: (...each: unknown[]) => Promise<Figures> }).run(
        name,
        values,
      ),
    [scene, [count, ...args]] as const,
  );
  await page.close();
  return figures;
}

async function measure(browser: Browser, script: string, plan: Plan): Promise<RuntimeSeries> {
  const milliseconds: Record<string, number[]> = {};
  const heap: number[] = [];
  for (const count of plan.counts) {
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(browser, script, plan, count));
    for (const key of Object.keys(runs[0]!)) {
      const value = median(runs.map((each) => each[key]!));
      if (key === 'heap') heap.push(Math.round(value));
      else (milliseconds[key] ??= []).push(Math.round(value * 10) / 10);
    }
    console.log(plan.name, count, runs.map((each) => Math.round(each['firstPaint']!)).join(' '));
  }
  return { name: plan.name, counts: [...plan.counts], milliseconds, heap };
}

const script = await bundleApp();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...LAUNCH_ARGUMENTS, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
});
const series: Record<string, RuntimeSeries[]> = {};
for (const [kind, plans] of Object.entries(PLANS)) {
  series[kind] = [];
  for (const plan of plans) series[kind].push(await measure(browser, script, plan));
}
const packages = loadConfig().products.flatMap(({ packages: names = [] }) => names);
const evidence: RuntimeEvidence = {
  measured: new Date().toISOString().slice(0, 10),
  versions: getInstalledVersions(
    packages.map((name) => ({ name })),
    { ...loadConfig().cost, measuredWith: ['react', 'react-dom', '@mui/material'] },
  ),
  machine: `${availableParallelism()} cores of ${cpus()[0]!.model.trim()}, Chromium ${browser.version()} without a graphics card`,
  runs: RUNS,
  series,
};
await browser.close();
writeFileSync(path.join(ROOT, 'evidence/runtime.json'), `${JSON.stringify(evidence, null, 2)}\n`);
