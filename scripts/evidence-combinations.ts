import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { CombinationEvidence } from '../src/core/api/combinations/model.ts';
import { getInstalledVersions } from '../src/node/load-evidence.ts';
import { ROOT } from '../src/node/load-config.ts';
import { findChromium, LAUNCH_ARGUMENTS } from './find-chromium.ts';

/**
 * Tries every two features of the grid together in a headless browser, and writes what does not
 * work into `evidence/combinations.json`. Takes two minutes. Throws if a feature fails alone.
 */
const { outputFiles } = await build({
  entryPoints: [path.join(ROOT, 'scripts/evidence/combinations-app.tsx')],
  ...{ bundle: true, write: false, format: 'iife', jsx: 'automatic', logLevel: 'silent' },
  define: { 'process.env.NODE_ENV': '"production"' },
});
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...LAUNCH_ARGUMENTS],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.setContent('<!doctype html><div id="root"></div>');
await page.addScriptTag({ content: outputFiles![0]!.text });

interface App {
  features: string[];
  tryTogether: (names: readonly string[]) => Promise<Record<string, string>>;
}
const features = await page.evaluate(() => (globalThis as unknown as App).features);
const tryTogether = (names: readonly string[]) =>
  page.evaluate((each) => (globalThis as unknown as App).tryTogether(each), names);

for (const name of features) {
  const { [name]: problem } = await tryTogether([name]);
  if (problem) throw new Error(`${name} does not work alone: ${problem}.`);
}
const failures: CombinationEvidence['failures'] = [];
for (const [at, one] of features.entries()) {
  for (const two of features.slice(at + 1)) {
    for (const [fails, problem] of Object.entries(await tryTogether([one, two]))) {
      failures.push({ features: [one, two], fails, problem });
      console.log(`${one} and ${two}: ${fails} fails, ${problem}`);
    }
  }
}
await browser.close();

const evidence: CombinationEvidence = {
  measured: new Date().toISOString().slice(0, 10),
  versions: getInstalledVersions([{ name: '@mui/x-data-grid-premium' }], {
    measuredWith: ['react', '@mui/material'],
  }),
  features,
  failures,
};
const text = `${JSON.stringify(evidence, null, 2)}\n`;
writeFileSync(path.join(ROOT, 'evidence/combinations.json'), text);
