import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import type {
  AccessibilityFinding,
  AccessibilityReport,
} from '../../src/core/api/accessibility/model.ts';
import { ROOT } from '../../src/node/load-config.ts';
import {
  findHasty,
  isSameUpright,
  listensToLetters,
  readDrawn,
  readError,
  readHover,
  readLiveRoles,
  readMotion,
  walkBehind,
} from './behavior.ts';
import { leavesBackwards, returnsFocus, walkStops } from './focus.ts';
import { playgroundPlugin } from './playground-plugin.ts';
import { pressKeys } from './keys/press.ts';
import { findCutOff, measureShapes, readTranscript, runAxe } from './probe.ts';

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

export interface SceneName {
  product: string;
  component: string;
  state: string;
}

/** Bundles the page in which components are opened. */
export async function bundleApp(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'scripts/evidence/accessibility-app.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [playgroundPlugin],
  });
  return outputFiles[0]!.text;
}

const DOCUMENT = `<!doctype html><html lang="en"><head><title>Component</title></head><body>
<button id="before">Before</button><main id="scene"><div id="root"></div></main>
<button id="after">After</button><output id="told" hidden></output></body></html>`;

/** A secure context: without one, the clipboard cannot be read. */
const ADDRESS = 'http://localhost/';

export async function openApp(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: DOCUMENT }));
  await page.goto(ADDRESS);
  await page.addScriptTag({ content: script });
  await page.addScriptTag({ content: AXE });
  return page;
}

/** Shows a component in a state. */
export async function show(
  page: Page,
  { component, state }: SceneName,
  prepare: Prepare,
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
  await prepare(page);
}

/** The scenes for keys have no animations that would have to settle. */
const SHOW_MILLISECONDS = 150;

/** Shows a component as a case of `keys/` needs it. */
export async function showForKeys(
  page: Page,
  component: string,
  scene: string,
  prepare: Prepare,
): Promise<void> {
  // So that nothing is under the pointer that the last key has left there.
  await page.mouse.move(VIEWPORT.width - 10, VIEWPORT.height - 10);
  await page.evaluate(
    ([name, state]) =>
      (globalThis as unknown as { showKeyScene: (...each: string[]) => void }).showKeyScene(
        name!,
        state!,
      ),
    [component, scene],
  );
  await page.waitForTimeout(SHOW_MILLISECONDS);
  await prepare(page);
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

async function checkTexts(
  page: Page,
  scene: SceneName,
  prepare: Prepare,
): Promise<AccessibilityReport['cutOff']> {
  await show(page, scene, prepare);
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

async function reflows(page: Page, scene: SceneName, prepare: Prepare): Promise<boolean> {
  await page.setViewportSize({ width: 320, height: 900 });
  await show(page, scene, prepare);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(VIEWPORT);
  return width <= 320;
}

/** States that the user did not ask for and has to be told about. */
const TO_TELL = ['loading', 'loading with skeletons', 'no results'];

type Behavior = AccessibilityReport['behavior'];

/** Looks at each state, then tries the first one. */
async function observeBehavior(
  page: Page,
  scenes: readonly SceneName[],
  prepare: Prepare,
): Promise<Behavior> {
  const first = scenes[0]!;
  const showFirst = () => show(page, first, prepare);
  const drawn: Awaited<ReturnType<typeof readDrawn>>[] = [];
  const moving: string[] = [];
  const flashing: string[] = [];
  const live: Record<string, string[]> = {};
  let error: Behavior['error'];
  for (const scene of scenes) {
    await show(page, scene, prepare);
    drawn.push(await readDrawn(page));
    const motion = await readMotion(page);
    if (motion.endless > 0) moving.push(scene.state);
    if (motion.flashing > 0) flashing.push(scene.state);
    if (TO_TELL.includes(scene.state)) live[scene.state] = await readLiveRoles(page);
    if (scene.state === 'invalid') error = await readError(page);
  }
  const most = (name: 'hidden' | 'named' | 'rasters' | 'links' | 'draggable') =>
    Math.max(...drawn.map((each) => each[name]));
  await showFirst();
  const hover = await readHover(page);
  await showFirst();
  const letters = await listensToLetters(page);
  await showFirst();
  const hasty = await findHasty(page);
  await showFirst();
  const behind = await walkBehind(page);
  const upright = await isSameUpright(page, showFirst);
  await page.setViewportSize(VIEWPORT);
  return {
    graphics: {
      hidden: most('hidden'),
      named: most('named'),
      unnamed: [...new Set(drawn.flatMap(({ unnamed }) => unnamed))].slice(0, 5),
    },
    rasters: most('rasters'),
    links: most('links'),
    draggable: most('draggable'),
    isInOrder: drawn[0]!.isInOrder,
    colors: drawn[0]!.colors,
    moving,
    flashing,
    hover,
    listensToLetters: letters,
    hasty,
    ...behind,
    isSameUpright: upright,
    ...(error ? { error } : {}),
    live,
  };
}

/** States whose accessibility tree a person would want to read. */
const TOLD = ['filled', 'open', 'expanded', 'with checkboxes', 'grouped'];

/** Changes a page after each component was shown. */
export type Prepare = (page: Page) => Promise<void>;

export interface MeasureOptions {
  /** Texts of the rows of the keyboard tables, by their ids; without them no key is pressed. */
  rows?: ReadonlyMap<string, string>;
  /** For tests that seed violations. */
  prepare?: Prepare;
}

/** Measures a component in its states. */
export async function measureComponent(
  browser: Browser,
  script: string,
  scenes: readonly SceneName[],
  { rows = new Map(), prepare = async () => {} }: MeasureOptions = {},
): Promise<Omit<AccessibilityReport, 'measured' | 'versions'>> {
  const [first] = scenes;
  const found: Found = new Map();
  const passed = new Map<string, Set<string>>();
  const transcripts: Record<string, string[]> = {};
  const shapes: Partial<Record<'light' | 'dark', number>> = {};
  const page = await openApp(browser, script);
  for (const scene of scenes) {
    for (const setting of SETTINGS) {
      await show(page, scene, prepare, setting);
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
  const cutOff = await checkTexts(page, first!, prepare);
  const isNarrow = await reflows(page, first!, prepare);
  await show(page, first!, prepare);
  const returned = await returnsFocus(page);
  await show(page, first!, prepare);
  const backwards = await leavesBackwards(page);
  await show(page, first!, prepare);
  const { stops, forwards } = await walkStops(page);
  const behavior = await observeBehavior(page, scenes, prepare);
  await page.close();
  const keys = await pressKeys(first!.component, {
    rows,
    newPage: () => openApp(browser, script),
    open: (tab, component, scene) => showForKeys(tab, component, scene, prepare),
  });
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
    behavior,
    keys,
    transcripts,
  };
}
