import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { store } from './support.ts';

const SORTING = '/x/react-data-grid/sorting/';
const CUSTOMIZATION = '/x/react-tree-view/simple-tree-view/customization/';

const frame = (page: Page, name: string) => page.locator(`#${name}`);
const toolbar = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: `Demo ${name}`, exact: true });

/** Opens the code of a demo and returns the element that shows it. */
async function openCode(page: Page, name: string) {
  await toolbar(page, name).getByRole('button', { name: 'Show code' }).click();
  const code = frame(page, name).locator('.demo-code pre');
  await expect(code).toBeVisible();
  return code;
}

test('the excerpt expands to the whole source and collapses again @journey', async ({ page }) => {
  await page.goto(SORTING);
  const preview = frame(page, 'SortPurchases').locator('.demo-preview');
  await expect(preview).toContainText('<DataGrid');
  const code = await openCode(page, 'SortPurchases');
  await expect(code).toContainText('export default function SortPurchases()');
  await expect(preview).toBeHidden();
  await toolbar(page, 'SortPurchases').getByRole('button', { name: 'Hide code' }).click();
  await expect(preview).toBeVisible();
});

test('the TypeScript or JavaScript preference applies to all demos and is stored for a year', async ({
  page,
}) => {
  await page.goto(SORTING);
  const code = await openCode(page, 'SortPurchases');
  await expect(code).toContainText('GridColDef<Purchase>');
  await toolbar(page, 'SortPurchases').getByRole('button', { name: 'JavaScript' }).click();
  await expect(code).not.toContainText('GridColDef');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'codeVariant');
  expect(cookie?.value).toBe('JS');
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(31536000 - 3600);
  const other = await openCode(page, 'LargestFirst');
  await expect(other).not.toContainText('GridColDef');
  await page.reload();
  await expect(await openCode(page, 'SortPurchases')).not.toContainText('GridColDef');
});

test('the files of a demo are tabs', async ({ page }) => {
  await page.goto(SORTING);
  const code = await openCode(page, 'SortPurchases');
  await frame(page, 'SortPurchases')
    .getByRole('button', { name: 'purchases.ts', exact: true })
    .click();
  await expect(code).toContainText('export interface Purchase');
});

test('a hash opens the source it refers to', async ({ page }) => {
  await page.goto(`${SORTING}#LargestFirst.js`);
  const code = frame(page, 'LargestFirst').locator('.demo-code pre');
  await expect(code).toContainText('export default function LargestFirst');
  await expect(code).not.toContainText('GridColDef');
  await expect(frame(page, 'LargestFirst')).toBeInViewport();
  await page.goto(`${SORTING}#LargestFirst`);
  await expect(code).toBeVisible();
  await page.goto(`${CUSTOMIZATION}#tailwind-SelectedItemEdge.tsx`);
  await expect(frame(page, 'SelectedItemEdge').locator('.demo-code pre')).toContainText(
    'border-s-blue-500',
  );
});

test('a styling applies to all demos that have it, and runs @journey', async ({ page }) => {
  await page.goto(CUSTOMIZATION);
  const demo = frame(page, 'SelectedItemEdge');
  const bar = toolbar(page, 'SelectedItemEdge');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-live', '');
  await expect(bar.getByRole('button', { name: 'MUI System' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await bar.getByRole('button', { name: 'Tailwind' }).click();
  const selected = demo.locator('[aria-selected="true"] > div').first();
  await expect(selected).toHaveClass(/border-s-4/);
  await expect(selected).toHaveCSS('border-inline-start-width', '4px');
  await openCode(page, 'NestingGuideLines');
  await expect(
    toolbar(page, 'NestingGuideLines').getByRole('button', { name: 'Tailwind' }),
  ).toHaveAttribute('aria-pressed', 'true');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'codeStyling');
  expect(cookie?.value).toBe('Tailwind');
});

test('a copy is one file with the data that the demo uses, in either language', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SORTING);
  const bar = toolbar(page, 'SortPurchases');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const datasets: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/datasets/')) datasets.push(request.url());
  });
  await bar.getByRole('button', { name: 'Copy as one file' }).click();
  await expect(bar.getByRole('status')).toHaveText('Copied as one file');
  expect(await copied()).toMatch(
    /^import .*\n[\s\S]*\nconst purchases: Purchase\[\] = \[[\s\S]*export default function SortPurchases\(\)/,
  );
  expect(await copied()).not.toContain("from '.");
  expect(datasets).toEqual([]);

  const code = await openCode(page, 'SortPurchases');
  await expect(code).toContainText("from '../../datasets/purchases'");
  await bar.getByRole('button', { name: 'JavaScript' }).click();
  await bar.getByRole('button', { name: 'Copy as one file' }).click();
  await expect.poll(copied).toContain('\nconst purchases = [');
});

test('the files are copied as they are, for one folder', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SORTING);
  await openCode(page, 'SortPurchases');
  await frame(page, 'SortPurchases')
    .getByRole('button', { name: 'Copy files as they are' })
    .press('Enter');
  await expect(toolbar(page, 'SortPurchases').getByRole('status')).toHaveText('Files copied');
  const files = await page.evaluate(() => navigator.clipboard.readText());
  expect(files).toMatch(
    /^\/\/ SortPurchases\.tsx\nimport [\s\S]* from '\.\/purchases';[\s\S]*\n\n\/\/ purchases\.ts\nexport type /,
  );
});

test('the link to the source is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SORTING);
  const bar = toolbar(page, 'SortPurchases');
  await bar.getByRole('button', { name: 'Copy link' }).click();
  await expect(bar.getByRole('status')).toHaveText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).hash).toBe(`${SORTING}#SortPurchases.tsx`);
});

test('the toolbar links to the source in the repository', async ({ page }) => {
  await page.goto(SORTING);
  await expect(
    toolbar(page, 'SortPurchases').getByRole('link', { name: 'View source on GitHub' }),
  ).toHaveAttribute('href', /content\/data-grid\/sorting\/demos\/SortPurchases\.tsx$/);
});

for (const [host, label] of [
  ['stackblitz.com', 'Open in StackBlitz'],
  ['codesandbox.io', 'Open in CodeSandbox'],
] as const) {
  test(`${label} posts a project with exact versions`, async ({ page, context }) => {
    await context.route(`https://${host}/**`, (route) => route.fulfill({ body: 'ok' }));
    await page.goto(SORTING);
    const posted = context.waitForEvent('request', (request) => request.url().includes(host));
    await toolbar(page, 'SortPurchases').getByRole('button', { name: label }).click();
    const request = await posted;
    expect(request.method()).toBe('POST');
    const body = new URLSearchParams(request.postData() ?? '');
    if (host === 'stackblitz.com') {
      const manifest = JSON.parse(body.get('project[files][package.json]') ?? '') as {
        dependencies: Record<string, string>;
      };
      expect(manifest.dependencies).toMatchObject({
        '@mui/x-data-grid': '7.29.13',
        '@mui/material': '7.3.11',
      });
      expect(body.get('project[files][src/Demo.tsx]')).toContain("from './purchases'");
      expect(body.get('project[files][src/purchases.ts]')).toContain('Purchase');
    } else {
      expect(new URL(request.url()).searchParams.get('environment')).toBe('server');
      expect(body.get('query')).toBe('file=/src/Demo.tsx');
      expect(body.get('parameters')).toMatch(/^[\w-]+$/);
    }
  });
}

test('a demo is downloaded as a project with exact versions', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(SORTING);
  const bar = toolbar(page, 'SortPurchases');
  const downloading = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download as a zip' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('SortPurchases.zip');
  const archive = unzipSync(await readFile(await download.path()));
  const read = (file: string) => strFromU8(archive[`SortPurchases/${file}`]!);
  expect(read('README.md')).toContain('npm install\nnpm run dev\n');
  expect(read('src/Demo.tsx')).toContain("from './purchases'");
  expect(read('src/purchases.ts')).toContain('Purchase');
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(dependencies).toMatchObject({ '@mui/x-data-grid': '7.29.13', '@mui/material': '7.3.11' });
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(errors).toEqual([]);
});

test('the toolbar is one tab stop with arrow keys, Home and End', async ({ page }) => {
  await page.goto(SORTING);
  const bar = toolbar(page, 'SortPurchases');
  await bar.getByRole('button', { name: 'Show code' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(bar.getByRole('button', { name: 'Full screen' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: 'Show code' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(bar.getByRole('button', { name: 'Full screen' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(bar.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(bar.locator(':focus')).toHaveCount(0);
});

test('in right-to-left direction the arrow keys swap', async ({ page }) => {
  await store(page, { 'docs-direction': 'rtl' });
  await page.goto(SORTING);
  const bar = toolbar(page, 'SortPurchases');
  await bar.getByRole('button', { name: 'Show code' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bar.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
});

test('reset restores the initial state of the demo', async ({ page }) => {
  await page.goto(SORTING);
  const firstCell = frame(page, 'SortPurchases').locator('.MuiDataGrid-cell').first();
  const before = await firstCell.textContent();
  await frame(page, 'SortPurchases').getByRole('columnheader', { name: 'Product' }).click();
  await expect(firstCell).not.toHaveText(before!);
  await toolbar(page, 'SortPurchases').getByRole('button', { name: 'Reset demo' }).click();
  await expect(firstCell).toHaveText(before!);
});

test('reset focus moves focus to the start of the demo', async ({ page }) => {
  await page.goto(SORTING);
  await expect(frame(page, 'SortPurchases')).toHaveAttribute('data-live', '');
  await toolbar(page, 'SortPurchases').getByRole('button', { name: 'Reset focus' }).click();
  await expect(frame(page, 'SortPurchases').locator('[data-demo-start]')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(
    await frame(page, 'SortPurchases')
      .locator('.MuiDataGrid-root')
      .evaluate((grid) => grid.contains(document.activeElement)),
  ).toBe(true);
});

test('a demo that throws shows an error and does not affect the page', async ({ page }) => {
  // A null row in the dataset makes the grid of every demo on the page throw.
  await page.route('**/x/assets/purchases.*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('[{', '[null,{');
    await route.fulfill({ response, body });
  });
  await page.goto(SORTING);
  const alert = frame(page, 'SortPurchases').getByRole('alert');
  await expect(alert).toContainText('This demo stopped because of an error.');
  await expect(alert.getByRole('link', { name: 'Report the error' })).toHaveAttribute(
    'href',
    /issues\/new/,
  );
  await alert.getByRole('button', { name: 'Reset demo' }).click();
  await expect(alert).toBeVisible();
  await page.getByRole('link', { name: 'Pagination' }).first().click();
  await expect(page.locator('h1')).toHaveText('Pagination');
});

test('the toolbar reports a source that cannot be loaded', async ({ page }) => {
  await page.route('**/x/demo-source/**', (route) => route.abort());
  await page.goto(SORTING);
  const bar = toolbar(page, 'SortPurchases');
  await bar.getByRole('button', { name: 'Show code' }).click();
  await expect(bar.getByRole('status')).toHaveText('The source code could not be loaded.');
});

test('demos hydrate only near the viewport, and the first is preloaded', async ({ page }) => {
  await page.goto(SORTING);
  await expect(frame(page, 'SortPurchases')).toHaveAttribute('data-live', '');
  await expect(page.locator('[data-demo]').last()).not.toHaveAttribute('data-live');
  expect(await page.locator('head link[rel="modulepreload"]').count()).toBeGreaterThan(3);
});

/** Collects the names of the pictures that a page requests. */
function collectPictures(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([^/]+)\.avif$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name.replace(/\.\w+\./, ' '));
  });
  return names;
}

/** Keeps the first demo from loading until the returned function is called. */
async function holdDemo(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/SortPurchases.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const mode of ['light', 'dark'] as const) {
  test(`a demo shows its ${mode} picture until it is live, and nothing moves`, async ({ page }) => {
    const pictures = collectPictures(page);
    const release = await holdDemo(page);
    await store(page, { 'mui-mode': mode });
    await page.goto(SORTING, { waitUntil: 'domcontentloaded' });
    const picture = frame(page, 'SortPurchases').locator(`[data-mode="${mode}"] > img`);
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('fetchpriority', 'low');
    const shown = await picture.boundingBox();
    const stage = frame(page, 'SortPurchases').locator('.demo-stage');
    const before = await stage.boundingBox();
    release();
    await expect(frame(page, 'SortPurchases')).toHaveAttribute('data-live', '');
    await expect(picture).toHaveCount(0);
    expect(await stage.boundingBox()).toEqual(before);
    const grid = (await stage.getByRole('grid').boundingBox())!;
    expect(Math.abs(grid.x - shown!.x)).toBeLessThan(2);
    expect(Math.abs(grid.width - shown!.width)).toBeLessThanOrEqual(2);
    expect(pictures[0]).toBe(`SortPurchases medium-${mode}`);
    expect(pictures.filter((name) => !name.endsWith(`medium-${mode}`))).toEqual([]);
  });
}

test('a phone gets a picture of its own width, and no button that it cannot serve', async ({
  page,
}) => {
  const pictures = collectPictures(page);
  await page.setViewportSize({ width: 375, height: 800 });
  // Like Safari on an iPhone.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: undefined });
  });
  await page.goto(SORTING);
  await expect(
    toolbar(page, 'SortPurchases').getByRole('button', { name: 'Reset demo' }),
  ).toBeVisible();
  await expect(toolbar(page, 'SortPurchases').getByRole('button', { name: 'Full' })).toBeHidden();
  await expect(frame(page, 'SortPurchases').locator('.demo-stage')).toBeVisible();
  await expect.poll(() => pictures).toContain('SortPurchases narrow-light');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the files of a demo are large enough for a finger', async ({ page }) => {
    await page.goto(SORTING);
    await openCode(page, 'SortPurchases');
    const file = frame(page, 'SortPurchases').getByRole('button', {
      name: 'purchases.ts',
      exact: true,
    });
    await expect.poll(async () => (await file.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test('a reader who saves data loads no pictures', async ({ page }) => {
  const pictures = collectPictures(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(SORTING);
  await expect(frame(page, 'SortPurchases')).toHaveAttribute('data-live', '');
  expect(pictures).toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the picture fades when the demo is live, unless motion is reduced', async ({ page }) => {
    const release = await holdDemo(page);
    await page.goto(SORTING, { waitUntil: 'domcontentloaded' });
    const picture = frame(page, 'SortPurchases').locator('.demo-picture');
    await expect(picture).toHaveCSS('transition-property', 'opacity');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(picture).toHaveCSS('transition-property', 'none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    release();
    await expect(picture).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a demo is its picture above its highlighted source', async ({ page }) => {
    await page.goto(SORTING);
    const picture = frame(page, 'SortPurchases').locator('[data-mode="light"] > img');
    await expect(picture).toBeVisible();
    const code = frame(page, 'SortPurchases').locator('noscript pre');
    await expect(code).toContainText('export default function SortPurchases()');
    await expect(code.locator('span.k', { hasText: 'export' })).toBeVisible();
    const [above, below] = await Promise.all([picture.boundingBox(), code.boundingBox()]);
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  });
});

for (const direction of ['ltr', 'rtl']) {
  test(`a demo fills the screen with its menus usable, ${direction}`, async ({ page }) => {
    await store(page, { 'docs-direction': direction });
    await page.goto(SORTING);
    const demo = frame(page, 'SortPurchases');
    await expect(demo).toHaveAttribute('data-live', '');
    const grid = demo.getByRole('grid');
    const before = (await grid.boundingBox())!;
    const bar = toolbar(page, 'SortPurchases');
    await bar.getByRole('button', { name: 'Full screen' }).click();
    const leave = bar.getByRole('button', { name: 'Exit full screen' });
    await expect(leave).toBeInViewport();
    const { width, height } = page.viewportSize()!;
    expect(await demo.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expect
      .poll(async () => (await grid.boundingBox())!.height)
      .toBeGreaterThan(before.height);
    await expect.poll(async () => (await grid.boundingBox())!.width).toBeGreaterThan(width - 60);
    const header = demo.getByRole('columnheader', { name: 'Product' });
    await header.hover();
    await header.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(header).toHaveCount(0);
    await leave.click();
    await expect(demo).not.toHaveAttribute('data-full-screen');
    await expect.poll(async () => (await grid.boundingBox())!.width).toBe(before.width);
    // Escape leaves full screen without a word to the page.
    await bar.getByRole('button', { name: 'Full screen' }).click();
    await expect(demo).toHaveAttribute('data-full-screen', '');
    await page.evaluate(() => document.exitFullscreen());
    await expect(demo).not.toHaveAttribute('data-full-screen');
    await expect(demo).toBeInViewport();
  });
}
