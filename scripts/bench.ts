/**
 * Speed of the built site: `npm run bench`, or only one part with `npm run bench pages`,
 * `npm run bench interactions`, `npm run bench editor`, or `npm run bench dev`. Times depend on the
 * machine. The empty page in the first row is the baseline.
 */
import { createServer } from 'node:http';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startStaticServer } from '../src/node/server/static-server.ts';
import { ROOT } from '../src/node/load-config.ts';
import { launch, PROFILE } from './bench/browser.ts';
import { measureDevStart } from './bench/dev-start.ts';
import { startFloor } from './bench/floor.ts';
import { measureInteractions, SHELL_VISIT, THEMING_VISIT } from './bench/interactions.ts';
import { measureFirstProblems, openBuiltDemo, weighLanguage } from './bench/editor.ts';
import { measureMove, measurePage, type PageSpeed } from './bench/page-speed.ts';
import { measurePrerenderedMove } from './bench/prerendered-move.ts';

const PAGES = [
  '/x/introduction/',
  '/x/react-data-grid/column-definition/',
  '/x/react-data-grid/',
  '/x/react-charts/',
  '/x/react-date-pickers/',
  '/x/react-tree-view/',
];

/** One page of each product whose first demo runs when the page opens. */
const FLOORS = [
  '/x/react-data-grid/column-definition/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/rich-tree-view/items/',
];

const kib = (bytes: number) => Number((bytes / 1024).toFixed(1));

const EMPTY_PAGE = `<!doctype html><title>Empty</title><p><a href="/next">Empty</a>
<script type="speculationrules">
  {"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}
</script>`;

async function startEmptyPage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(EMPTY_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port for the empty page');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

const getFigures = (speed: PageSpeed) => ({
  'KiB until hydrated': kib(speed.transferred),
  'HTML KiB': kib(speed.html),
  'script KiB': kib(speed.scriptBeforeDemo),
  'first paint ms': Math.round(speed.firstPaint),
  'demo hydrated ms': Math.round(speed.demoLive),
  'blocking ms': Math.round(speed.blocking),
  'layout shift': Number(speed.layoutShift.toFixed(4)),
});

/** Measures pages beside their floors: pages that hold nothing but the same demo. */
async function benchFloors(browser: Browser, url: string) {
  const rows: Record<string, Record<string, number>> = {};
  for (const page of FLOORS) {
    const floor = await startFloor(ROOT, page);
    const least = await measurePage(browser, floor.url);
    const speed = await measurePage(browser, url + page);
    await floor.close();
    rows[page] = getFigures(speed);
    rows[`its floor (${page.split('/')[2]})`] = getFigures(least);
    const ratio = (a: number, b: number) => (a / b).toFixed(2);
    console.log(
      `${page}: live at ${ratio(speed.demoLive, least.demoLive)} × its floor, ` +
        `${ratio(speed.transferred, least.transferred)} × its bytes, ` +
        `${ratio(speed.blocking, least.blocking)} × its blocking`,
    );
  }
  console.table(rows);
}

async function benchPages() {
  const { server, url } = await startStaticServer({ folder: path.join(ROOT, 'dist'), port: 0 });
  const empty = await startEmptyPage();
  const browser = await launch();
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, address] of [
    ['an empty page', empty.url],
    ...PAGES.map((page) => [page, url + page] as const),
  ] as const) {
    const speed = await measurePage(browser, address);
    rows[name] = getFigures(speed);
  }
  console.log(
    `Cold visits, ${PROFILE.megabitsPerSecond} Mbit/s, ${PROFILE.latencyMilliseconds} ms, CPU ${PROFILE.cpuSlowdown}×, medians of 5`,
  );
  console.table(rows);
  await benchFloors(browser, url);
  const from = `${url}/x/react-data-grid/column-definition/`;
  const link = '#side-nav a[href="/x/react-data-grid/sorting/"]';
  const move = await measureMove(browser, from, link);
  const prerendered = await measurePrerenderedMove(from, link);
  const leastPossible = await measurePrerenderedMove(empty.url, 'a');
  console.log(
    `From a click on a hovered link to the next paint: ${Math.round(prerendered)} ms prerendered ` +
      `(an empty page: ${Math.round(leastPossible)} ms), ${Math.round(move)} ms only prefetched`,
  );
  await browser.close();
  empty.close();
  server.close();
}

async function benchOnlyFloors() {
  const { server, url } = await startStaticServer({ folder: path.join(ROOT, 'dist'), port: 0 });
  const browser = await launch();
  await benchFloors(browser, url);
  await browser.close();
  server.close();
}

async function benchInteractions() {
  const { server, url } = await startStaticServer({ folder: path.join(ROOT, 'dist'), port: 0 });
  const browser = await launch();
  const runs = Number(process.argv[3] ?? 3);
  for (const [page, visit] of [
    ['/x/react-data-grid/column-definition/', SHELL_VISIT],
    ['/x/theming/', THEMING_VISIT],
  ] as const) {
    const rows = await measureInteractions(browser, url + page, visit, runs);
    console.log(
      `${page}, all demos awake, CPU ${PROFILE.cpuSlowdown}×, ${runs} visits: ms from an input to the next paint`,
    );
    console.table(rows);
  }
  await browser.close();
  server.close();
}

async function benchDev() {
  const { cold, warm } = await measureDevStart(ROOT);
  console.log('The dev server, ms from its start; cold is a fresh checkout, warm the start after');
  console.table({ cold, warm });
}

/** One demo of each product. */
const EDITED_DEMOS = [
  'data-grid/PremiumMachines',
  'date-pickers/AppointmentDate',
  'charts/HarborArrivals',
  'tree-view/ProductRichTree',
];

async function benchEditor() {
  const folder = path.join(ROOT, 'dist');
  const { server, url } = await startStaticServer({ folder, port: 0 });
  const browser = await launch();
  const rows: Record<string, Record<string, number>> = {};
  for (const id of EDITED_DEMOS) {
    const files = openBuiltDemo(folder, id);
    const { compiler, base, packages } = weighLanguage(folder, files);
    rows[id] = {
      'compiler KiB': kib(compiler),
      'library and React KiB': kib(base),
      'packages KiB': kib(packages),
      'total KiB': kib(compiler + base + packages),
      'first problems ms': Math.round(await measureFirstProblems(browser, { folder, url }, files)),
    };
  }
  console.log('The type checker of the live editor, compressed; time from a local server');
  console.table(rows);
  await browser.close();
  server.close();
}

const part = process.argv[2];
if (part === 'editor') await benchEditor();
if (part === undefined || part === 'pages') await benchPages();
if (part === 'floor') await benchOnlyFloors();
if (part === undefined || part === 'interactions') await benchInteractions();
if (part === undefined || part === 'dev') await benchDev();
