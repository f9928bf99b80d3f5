import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type {
  AccessibilityFinding,
  AccessibilityReport,
} from '../src/core/api/accessibility/model.ts';
import { getInstalledVersions } from '../src/node/api/cost/load-cost.ts';
import { loadConfig, ROOT } from '../src/node/load-config.ts';
import { leavesBackwards, returnsFocus, walkStops } from './evidence/focus.ts';
import { findCutOff, measureShapes, readTranscript, runAxe } from './evidence/probe.ts';
import { findChromium, TEST_ARGUMENTS } from './find-chromium.ts';

/**
 * Opens each component in its states and writes what was found into `evidence/accessibility/`, a
 * file for each component. Names of components as arguments limit the run; all of it takes about
 * half an hour.
 */
const wanted = process.argv.slice(2);
const SETTINGS = [
  { name: 'light ltr', mode: 'light', direction: 'ltr' },
  { name: 'light rtl', mode: 'light', direction: 'rtl' },
  { name: 'dark ltr', mode: 'dark', direction: 'ltr' },
  { name: 'dark rtl', mode: 'dark', direction: 'rtl' },
] as const;
type Setting = (typeof SETTINGS)[number];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const VIEWPORT = { width: 1280, height: 900 };
/** Popups and skeletons need a moment until they are complete. */
const SETTLE_MILLISECONDS = 450;

interface SceneName {
  product: string;
  component: string;
  state: string;
}

async function bundleApp(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'scripts/evidence/accessibility-app.tsx')],
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

const DOCUMENT = `<!doctype html><html lang="en"><head><title>Component</title></head><body>
<button id="before">Before</button><main id="scene"><div id="root"></div></main>
<button id="after">After</button></body></html>`;

async function openApp(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await page.setContent(DOCUMENT);
  await page.addScriptTag({ content: script });
  await page.addScriptTag({ content: AXE });
  return page;
}

async function show(
  page: Page,
  { component, state }: SceneName,
  { mode, direction }: Setting = SETTINGS[0],
): Promise<void> {
  await page.evaluate(
    (args) =>
      (globalThis as unknown as { showScene: (...each: readonly string[]) => void }).showScene(
        ...args,
      ),
    [component, state, mode, direction],
  );
  await page.waitForTimeout(SETTLE_MILLISECONDS);
}

type Found = Map<string, AccessibilityFinding>;

/** Adds what axe found in one state and setting to what it found before. */
async function checkRules(
  page: Page,
  { state }: SceneName,
  setting: Setting['name'],
  found: Found,
  passed: Map<string, Set<string>>,
): Promise<void> {
  const { violations, passes } = await runAxe(page);
  for (const { rule, help, criteria, target, html, elements } of violations) {
    for (const criterion of criteria) {
      const key = `${criterion} ${rule}`;
      const known = found.get(key);
      found.set(key, {
        ...(known ?? { criterion, rule, help, target, html }),
        states: [...new Set([...(known?.states ?? []), state])],
        settings: [...new Set([...(known?.settings ?? []), setting])],
        elements: Math.max(known?.elements ?? 1, elements),
      });
    }
  }
  for (const { rule, criteria } of passes) {
    for (const criterion of criteria) {
      passed.set(criterion, (passed.get(criterion) ?? new Set()).add(rule));
    }
  }
}

async function checkTexts(page: Page, scene: SceneName): Promise<AccessibilityReport['cutOff']> {
  await show(page, scene);
  const before = new Set(await findCutOff(page));
  const findNew = async (css: string) => {
    const style = await page.addStyleTag({ content: css });
    await page.waitForTimeout(SETTLE_MILLISECONDS);
    const cut = await findCutOff(page);
    await style.evaluate((element) => (element as unknown as HTMLElement).remove());
    return cut.filter((text) => !before.has(text));
  };
  return {
    enlarged: await findNew('html { font-size: 200% !important; }'),
    spaced: await findNew(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    ),
  };
}

async function reflows(page: Page, scene: SceneName): Promise<boolean> {
  await page.setViewportSize({ width: 320, height: 900 });
  await show(page, scene);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(VIEWPORT);
  return width <= 320;
}

/** States whose accessibility tree a person would want to read. */
const TOLD = ['filled', 'open', 'expanded', 'with checkboxes', 'grouped'];

async function report(
  browser: Browser,
  script: string,
  scenes: readonly SceneName[],
): Promise<Omit<AccessibilityReport, 'measured' | 'versions'>> {
  const [first] = scenes;
  const found: Found = new Map();
  const passed = new Map<string, Set<string>>();
  const transcripts: Record<string, string[]> = {};
  const shapes: Partial<Record<'light' | 'dark', number>> = {};
  const page = await openApp(browser, script);
  for (const scene of scenes) {
    for (const setting of SETTINGS) {
      await show(page, scene, setting);
      await checkRules(page, scene, setting.name, found, passed);
      if (setting.direction === 'ltr') {
        const ratio = await measureShapes(page);
        const known = shapes[setting.mode] ?? Infinity;
        if (ratio !== null) shapes[setting.mode] = Math.min(known, ratio);
      }
      if (setting === SETTINGS[0] && TOLD.includes(scene.state)) {
        transcripts[scene.state] = await readTranscript(page);
      }
    }
  }
  const cutOff = await checkTexts(page, first!);
  const isNarrow = await reflows(page, first!);
  await show(page, first!);
  const returned = await returnsFocus(page);
  await show(page, first!);
  const backwards = await leavesBackwards(page);
  await show(page, first!);
  const { stops, forwards } = await walkStops(page);
  await page.close();
  return {
    component: first!.component,
    product: first!.product,
    states: scenes.map(({ state }) => state),
    passed: Object.fromEntries([...passed].sort().map(([key, rules]) => [key, [...rules].sort()])),
    findings: [...found.values()].sort((a, b) =>
      `${a.criterion} ${a.rule}`.localeCompare(`${b.criterion} ${b.rule}`, 'en', { numeric: true }),
    ),
    stops,
    leaves: { forwards, backwards },
    ...(returned === undefined ? {} : { returnsFocus: returned }),
    reflows: isNarrow,
    cutOff,
    ...(shapes.light !== undefined && shapes.dark !== undefined
      ? { shapes: { light: shapes.light, dark: shapes.dark } }
      : {}),
    transcripts,
  };
}

const script = await bundleApp();
const browser = await chromium.launch({ executablePath: findChromium(), args: TEST_ARGUMENTS });
const lister = await openApp(browser, script);
const scenes = await lister.evaluate(() =>
  (globalThis as unknown as { listScenes: () => SceneName[] }).listScenes(),
);
await lister.close();
const { cost, products } = loadConfig();
const folder = path.join(ROOT, 'evidence/accessibility');
mkdirSync(folder, { recursive: true });
const byComponent = Map.groupBy(scenes, ({ component }) => component);
for (const [component, own] of byComponent) {
  if (wanted.length > 0 && !wanted.includes(component)) continue;
  const started = performance.now();
  const result = await report(browser, script, own);
  const { packages = [] } = products.find((each) => each.folder === result.product)!;
  const complete: AccessibilityReport = {
    ...result,
    measured: new Date().toISOString().slice(0, 10),
    versions: getInstalledVersions(
      packages.map((name) => ({ name })),
      { ...cost, measuredWith: ['react', '@mui/material', 'axe-core'] },
    ),
  };
  writeFileSync(path.join(folder, `${component}.json`), `${JSON.stringify(complete, null, 1)}\n`);
  const seconds = Math.round((performance.now() - started) / 1000);
  const criteria = new Set(result.findings.map(({ criterion }) => criterion));
  console.log(
    `${component}: ${own.length} states, ${[...criteria].join(' ') || 'no finding'}, ${seconds} s`,
  );
}
await browser.close();
