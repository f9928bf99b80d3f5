import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findHeadlessShell, LAUNCH_ARGUMENTS } from '../../scripts/find-chromium.ts';
import {
  COMPUTED_LIBRARIES,
  getLibraryId,
  splitLibraryId,
  WRITTEN_LIBRARY,
} from '../../src/core/demo/date-library.ts';
import { hasLibraries } from '../../src/node/demo/convert-demos.ts';
import { getDemoId, listDemoFiles } from '../../src/node/demo/demo-files.ts';
import { loadDemoFiles, loadLibraryPaste } from '../../src/node/demo/load-demos.ts';
import { isDemoInScope } from '../demo-page.ts';
import { bundleDemos } from './bundle.ts';

/** The notice that paid packages log without a license key. */
const LICENSE_NOTICE = /MUI X: Missing license key/;
const PAGES = 4;

/** Returns the demos as their toolbars copy them, for each date library, by id. */
async function loadPastedDemos(): Promise<Map<string, string>> {
  const pasted = new Map<string, string>();
  for (const file of listDemoFiles()) {
    const id = getDemoId(file);
    if (!isDemoInScope(id)) continue;
    pasted.set(id, loadDemoFiles(file).pasted);
    if (!hasLibraries(file)) continue;
    for (const library of COMPUTED_LIBRARIES) {
      pasted.set(getLibraryId(id, library), await loadLibraryPaste(file, library));
    }
  }
  return pasted;
}

/** Demos that show something else with another date library, and why. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'date-pickers/adapters-locale/RightToLeftPicker.date-fns': 'Hebrew dates have dots, not slashes',
  'date-pickers/adapters-locale/RightToLeftPicker.luxon': 'Hebrew dates have dots, not slashes',
  'date-pickers/custom-field/ReadOnlyTextField.luxon':
    'the default format of a picker with Luxon is the localized one',
  'date-pickers/time-picker/CustomTimeFormat.luxon': 'Luxon has no lowercase “pm”',
};

/** Serves files from memory, and an empty page for every other address. */
async function serve(files: ReadonlyMap<string, string>) {
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url.slice(1));
    response.setHeader('Content-Type', file === undefined ? 'text/html' : 'text/javascript');
    response.end(
      file ??
        '<!doctype html><html lang="en"><link rel="icon" href="data:,"><body><script type="module" src="/main.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

async function openHarness(page: Page): Promise<void> {
  await page.goto(server!.url);
  await page.waitForFunction(() => 'renderDemo' in window);
}

/** Renders demos one after the other, notes what each shows, and returns what was wrong. */
async function findProblems(
  page: Page,
  ids: Iterable<string>,
  texts: Map<string, string>,
): Promise<string[]> {
  const problems = new Set<string>();
  let current = '';
  const report = (text: string) => {
    if (!LICENSE_NOTICE.test(text)) problems.add(`${current}: ${text.slice(0, 500)}`);
  };
  page.on('pageerror', (error) => report(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(message.text());
  });
  for (const id of ids) {
    current = id;
    try {
      const shown = await page.evaluate((each) => window.renderDemo(each), id);
      if (shown === null) report('renders nothing');
      else texts.set(id, shown);
      // A locale of Moment.js, and a calendar with one, stay for everything that runs later.
      if (/'moment[-/]/.test(demos.get(id)!)) await openHarness(page);
    } catch (error) {
      report(String(error));
    }
  }
  return [...problems];
}

let demos: Map<string, string>;
let server: Awaited<ReturnType<typeof serve>> | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  demos = await loadPastedDemos();
  server = await serve(await bundleDemos(demos));
  browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: LAUNCH_ARGUMENTS,
  });
});
afterAll(async () => {
  await browser?.close();
  server?.stop();
});

/** Returns what differs between what a demo shows with Day.js and with another date library. */
function findDifferences(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([each, shown]) => {
    const { id, library } = splitLibraryId(each);
    const original = texts.get(id);
    if (library === WRITTEN_LIBRARY || shown === original || each in DIFFERENCES) return [];
    return [`${each} shows ${JSON.stringify(shown)} instead of ${JSON.stringify(original)}`];
  });
}

it('every demo runs as pasted, for all date libraries, without the theme of this site', async () => {
  const ids = demos.keys();
  const texts = new Map<string, string>();
  const problems = await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const page = await browser!.newPage();
      await openHarness(page);
      // All pages take from the same iterator, so that none waits for another.
      return findProblems(page, ids, texts);
    }),
  );
  expect([...problems.flat(), ...findDifferences(texts)].sort()).toEqual([]);
});
