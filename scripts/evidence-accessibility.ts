import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { AccessibilityReport } from '../src/core/api/accessibility/model.ts';
import { readKeyboardRows } from '../src/node/page/keyboard-rows.ts';
import { getInstalledVersions } from '../src/node/load-evidence.ts';
import { loadConfig, ROOT } from '../src/node/load-config.ts';
import { bundleApp, measureComponent, openApp, type SceneName } from './evidence/report.ts';
import { findChromium, TEST_ARGUMENTS } from './find-chromium.ts';

/**
 * Opens each component in its states and writes what was found into `evidence/accessibility/`, a
 * file for each component. Names of components as arguments limit the run; all of it takes about
 * an hour.
 */
const wanted = process.argv.slice(2);
const script = await bundleApp();
const browser = await chromium.launch({ executablePath: findChromium(), args: TEST_ARGUMENTS });
const lister = await openApp(browser, script);
const scenes = await lister.evaluate(() =>
  (globalThis as unknown as { listScenes: () => SceneName[] }).listScenes(),
);
await lister.close();
const { products } = loadConfig();
const rows = new Map(
  readKeyboardRows(path.join(ROOT, 'content')).map(({ id, text }) => [id, text]),
);
const folder = path.join(ROOT, 'evidence/accessibility');
mkdirSync(folder, { recursive: true });
const byComponent = Map.groupBy(scenes, ({ component }) => component);
for (const [component, own] of byComponent) {
  if (wanted.length > 0 && !wanted.includes(component)) continue;
  const started = performance.now();
  const result = await measureComponent(browser, script, own, { rows });
  const { packages = [] } = products.find((each) => each.folder === result.product)!;
  const complete: AccessibilityReport = {
    ...result,
    measured: new Date().toISOString().slice(0, 10),
    versions: getInstalledVersions(
      packages.map((name) => ({ name })),
      { measuredWith: ['react', '@mui/material', 'axe-core'] },
    ),
  };
  writeFileSync(path.join(folder, `${component}.json`), `${JSON.stringify(complete, null, 1)}\n`);
  const seconds = Math.round((performance.now() - started) / 1000);
  const criteria = new Set(result.findings.map(({ criterion }) => criterion));
  console.log(
    `${component}: ${own.length} states, ${[...criteria].join(' ') || 'no finding'}, ${result.keys.length} keys (${result.keys.filter(({ agrees }) => !agrees).length} disagree), ${seconds} s`,
  );
}
await browser.close();
