import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch } from '../../scripts/bench/browser.ts';
import { createDevSession, type DevSession } from './dev-session.ts';

const GUIDE = '/x/react-tree-view/rich-tree-view/items/';
const GUIDE_FILE = 'content/tree-view/rich-tree-view/items/page.mdx';
const OTHER = '/x/react-tree-view/getting-started/';
const ELSEWHERE = '/x/introduction/';
const NAV_FILE = 'content/tree-view/nav.ts';
const EVERYWHERE = [GUIDE, OTHER, ELSEWHERE];

let dev: DevSession;
let browser: Browser;
let undoFirst: () => void;

/** Waits until the pages respond with the expected statuses. */
async function expectStatuses(statuses: readonly number[], addresses = EVERYWHERE) {
  await expect
    .poll(() => Promise.all(addresses.map(dev.getStatus)), { timeout: 60_000, interval: 200 })
    .toEqual(statuses);
}

async function expectPrinted(...texts: string[]) {
  let printed = '';
  await expect
    .poll(() => (printed += dev.takeOutput()), { timeout: 30_000 })
    .toSatisfy((output: string) => texts.every((text) => output.includes(text)));
}

const withoutDescription = (text: string) => text.replace(/^description: .*$/m, 'description: ""');

beforeAll(async () => {
  dev = await createDevSession();
  undoFirst = dev.edit(GUIDE_FILE, withoutDescription);
  dev.start();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await dev?.stop();
});

afterEach(() => dev.undoAll());

describe('an author error', () => {
  it('present at startup is reported until it is fixed', async () => {
    await expectStatuses([500, 200, 200]);
    const text = `${GUIDE_FILE}:3\n    description: Too small`;
    await expectPrinted('1 author error', text, '→ See the front matter in CONTRIBUTING.md.');
    expect(await dev.getText(GUIDE)).toContain(text);
    undoFirst();
    await expectStatuses([200, 200, 200]);
    await expectPrinted('All author errors are fixed.');
  });

  it.each<[string, string, (text: string) => string, string, readonly number[]]>([
    [
      'an unknown demo',
      GUIDE_FILE,
      (text) => text.replace(/<Demo name="\w+"/, '<Demo name="NoSuchDemo"'),
      'There is no demo NoSuchDemo.',
      [500, 200, 200],
    ],
    [
      'a tag that is not closed',
      GUIDE_FILE,
      (text) => `${text}\n<details>\n`,
      'The page cannot be parsed',
      [500, 200, 200],
    ],
    [
      'a demo that is not TypeScript',
      'content/tree-view/getting-started/demos/FirstSimpleTreeView.tsx',
      (text) => `${text}\nconst broken = ;\n`,
      'The source cannot be parsed',
      [200, 500, 200],
    ],
    [
      'a wrong field of the navigation',
      NAV_FILE,
      (text) => text.replace('pathname:', "titel: 'Wrong', pathname:"),
      'Unrecognized key',
      [500, 500, 200],
    ],
    [
      'a navigation that is not TypeScript',
      NAV_FILE,
      (text) => text.replace('export default [', 'export default [ )'),
      'The source cannot be parsed',
      [500, 500, 200],
    ],
    [
      'labels that are not JSON',
      'content/ui/en.json',
      (text) => text.replace('{', '{{'),
      'content/ui/en.json is not valid JSON',
      [500, 500, 500],
    ],
  ])('%s is shown only on affected pages', async (_, file, change, problem, statuses) => {
    await expectStatuses([200, 200, 200]);
    const undo = dev.edit(file, change);
    await expectStatuses(statuses);
    await expectPrinted(file, problem);
    const address = EVERYWHERE[statuses.indexOf(500)] ?? '';
    expect(await dev.getText(address)).toContain(problem);
    undo();
    await expectStatuses([200, 200, 200]);
  });
});

it('has the pages for authors', async () => {
  await expectStatuses([200, 200], ['/playground/', '/experiments/docs/vocabulary/']);
});

describe('an open page', () => {
  let page: Page;
  // Undoing the edit of one test can reload its page while the next test opens another.
  beforeEach(async () => {
    page = await browser.newPage();
    page.setDefaultTimeout(20_000);
  });
  afterEach(() => page.close());

  it('shows a mistake in the overlay until it is fixed', async () => {
    await page.goto(dev.url + GUIDE);
    const undo = dev.edit(GUIDE_FILE, withoutDescription);
    const overlay = page.locator('vite-error-overlay');
    await overlay.getByText('1 author error', { exact: true }).waitFor();
    await overlay.getByText(`${GUIDE_FILE}:3`).first().waitFor();
    undo();
    await page.locator('main h1').waitFor();
    expect(await overlay.count()).toBe(0);
  });

  it('keeps the state of a demo that is edited', async () => {
    const demo = 'content/tree-view/getting-started/demos/FirstSimpleTreeView.tsx';
    const counter = `import * as React from 'react';

export default function FirstSimpleTreeView() {
  const [count, setCount] = React.useState(0);
  return <button onClick={() => setCount(count + 1)}>Clicks: {count}</button>;
}
`;
    dev.edit(demo, () => counter);
    await page.goto(dev.url + OTHER);
    const frame = page.locator('#FirstSimpleTreeView');
    await frame.scrollIntoViewIfNeeded();
    await frame.getByRole('button', { name: 'Clicks: 0' }).click();
    await frame.getByRole('button', { name: 'Clicks: 1' }).click();
    await frame.getByRole('button', { name: 'Clicks: 2' }).waitFor();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    dev.edit(demo, (text) => text.replace('Clicks:', 'Pressed:'));
    const edited = frame.getByRole('button', { name: 'Pressed: 2' });
    await edited.waitFor();
    // A full reload would follow the update of the demo.
    await page.waitForTimeout(1000);
    expect(await edited.count()).toBe(1);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    // The next visit shows the current source.
    expect(await dev.getText(OTHER)).toContain('Pressed:');
    dev.undoAll();
    await edited.waitFor({ state: 'detached' });
  });

  it('applies an edit of a style sheet', async () => {
    await page.goto(dev.url + GUIDE);
    const getSpacing = () =>
      page.locator('main h1').evaluate((heading) => getComputedStyle(heading).letterSpacing);
    for (const [file, spacing] of [
      ['src/styles/base.css', '3px'],
      ['src/components/page/PageHeader.css', '5px'],
    ] as const) {
      const undo = dev.edit(
        file,
        (text) => `${text}\nmain h1 { letter-spacing: ${spacing} !important; }\n`,
      );
      await expect.poll(getSpacing, { timeout: 30_000 }).toBe(spacing);
      undo();
      await expect.poll(getSpacing, { timeout: 30_000 }).not.toBe(spacing);
    }
  });

  it('shows an edit of its text and keeps the scroll position', async () => {
    await page.goto(dev.url + GUIDE);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    const undo = dev.edit(GUIDE_FILE, (text) => `${text}\nThe sentence that is new.\n`);
    await page.getByText('The sentence that is new.').waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY / 20))).toBe(35);
    undo();
    await page.getByText('The sentence that is new.').waitFor({ state: 'detached' });
  });

  it('shows an edit of a label and of the navigation', async () => {
    await page.goto(dev.url + GUIDE);
    const undoLabel = dev.edit('content/ui/en.json', (text) =>
      text.replace('Skip to content', 'Skip to the new content'),
    );
    await page.locator('.skip-link', { hasText: 'Skip to the new content' }).waitFor();
    undoLabel();
    const undoTitle = dev.edit(NAV_FILE, (text) =>
      text.replace(
        "pathname: '/x/react-tree-view/rich-tree-view/items'",
        "title: 'New items', pathname: '/x/react-tree-view/rich-tree-view/items'",
      ),
    );
    await page.locator('.side-nav').getByText('New items').waitFor({ state: 'attached' });
    undoTitle();
  });
});

describe('an edit of the configuration', () => {
  it('restarts the server', async () => {
    expect(await dev.getStatus('/x/an-old-page/')).toBe(404);
    dev.edit('config/hosting.ts', (text) =>
      text.replace(
        'redirects: [',
        "redirects: [\n    { from: '/x/an-old-page/', to: '/x/introduction/', status: 301 },",
      ),
    );
    await expectPrinted('config/hosting.ts has changed. Restarting the dev server.');
    await expectStatuses([301, 200], ['/x/an-old-page/', ELSEWHERE]);
  });

  it('that prevents the server from starting can be fixed', async () => {
    const undo = dev.edit('config/site.ts', (text) => `${text}\n(`);
    await expectPrinted('The dev server has stopped. It will restart after your next change.');
    undo();
    await expectStatuses([200], [ELSEWHERE]);
  });

  it('that is not valid is reported on every page', async () => {
    const undo = dev.edit('config/products.ts', (text) =>
      text.replace(/name: '[^']+'/, "name: ''"),
    );
    await expectStatuses([500, 500, 500]);
    expect(await dev.getText(GUIDE)).toContain('config/products.ts');
    undo();
    await expectStatuses([200, 200, 200]);
  });
});
