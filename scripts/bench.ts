/**
 * Speed of the built site and cost of building it: `npm run bench`, or one part of it with
 * `npm run bench pages`, `npm run bench build` or `npm run bench dev`. Times depend on the machine; the empty page in
 * the first row says how fast this one is.
 */
import { createServer } from 'node:http';
import path from 'node:path';
import { startStaticServer } from '../src/node/server/static-server.ts';
import { ROOT } from '../src/node/load-config.ts';
import { launch, PROFILE } from './bench/browser.ts';
import { measureBuild } from './bench/build-growth.ts';
import { measureDevStart } from './bench/dev-start.ts';
import { measureMove, measurePage } from './bench/page-speed.ts';
import { measurePrerenderedMove } from './bench/prerendered-move.ts';

const PAGES = [
  '/x/introduction/',
  '/x/react-data-grid/column-definition/',
  '/x/react-data-grid/',
  '/x/react-charts/',
  '/x/react-date-pickers/',
  '/x/react-tree-view/',
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
    rows[name] = {
      'KiB until live': kib(speed.transferred),
      'HTML KiB': kib(speed.html),
      'script KiB': kib(speed.scriptBeforeDemo),
      'first paint ms': Math.round(speed.firstPaint),
      'demo live ms': Math.round(speed.demoLive),
      'blocking ms': Math.round(speed.blocking),
      'layout shift': Number(speed.layoutShift.toFixed(4)),
    };
  }
  console.log(
    `Cold visits, ${PROFILE.megabitsPerSecond} Mbit/s, ${PROFILE.latencyMilliseconds} ms, CPU ${PROFILE.cpuSlowdown}×, medians of 5`,
  );
  console.table(rows);
  const from = `${url}/x/react-data-grid/column-definition/`;
  const link = '#side-nav a[href="/x/react-data-grid/sorting/"]';
  const move = await measureMove(browser, from, link);
  const prerendered = await measurePrerenderedMove(from, link);
  const leastPossible = await measurePrerenderedMove(empty.url, 'a');
  console.log(
    `From a hovered click to the next page painted: ${Math.round(prerendered)} ms prerendered ` +
      `(an empty page: ${Math.round(leastPossible)} ms), ${Math.round(move)} ms prefetched alone`,
  );
  await browser.close();
  empty.close();
  server.close();
}

async function benchBuild() {
  const rows: Record<string, Record<string, number>> = {};
  for (const factor of [1, 3, 10]) {
    const { pages, seconds, secondsPerPage, peakMemory } = await measureBuild(ROOT, factor);
    rows[`${factor}×`] = {
      pages,
      seconds: Number(seconds.toFixed(1)),
      'seconds a page': Number(secondsPerPage.toFixed(3)),
      'peak MiB': Math.round(peakMemory),
    };
    console.log(`${factor}×: ${pages} pages in ${seconds.toFixed(1)} s`);
  }
  console.table(rows);
}

async function benchDev() {
  const { cold, warm } = await measureDevStart(ROOT);
  console.log('The dev server, ms from its start; cold is a fresh checkout, warm the start after');
  console.table({ cold, warm });
}

const part = process.argv[2];
if (part === undefined || part === 'pages') await benchPages();
if (part === undefined || part === 'build') await benchBuild();
if (part === undefined || part === 'dev') await benchDev();
