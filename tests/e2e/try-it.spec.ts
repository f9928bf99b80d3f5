import { expect, test, type Locator, type Page } from '@playwright/test';
import { getTryParams } from '../../src/core/api/playground/address.ts';
import { listControls } from '../../src/core/api/playground/compose.ts';
import type { PlaygroundSetup } from '../../src/core/api/playground/setup.ts';
import { getApiPathname, toHref } from '../../src/core/urls.ts';
import { isInScope } from '../../scripts/test/scope.ts';
import { getSamples, references, setups } from '../unit/playgrounds/setups.ts';
import { findViolations } from './axe.ts';
import { toggle } from './demo.ts';
import { SHARED_PAGE } from './launch.ts';
import { collectMessages, collectPolicyViolations, store } from './support.ts';

test.use(SHARED_PAGE);

const GRID = '/x/api/data-grid/data-grid/';
const PICKER = '/x/api/date-pickers/date-picker/';

function getPage({ product, component }: PlaygroundSetup): string {
  const reference = references.find((each) => each.product.folder === product);
  const found = reference?.model.components.find(({ name }) => name === component);
  return toHref(getApiPathname(product, found?.slug));
}

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const dialog = page.getByRole('dialog', { name: /^Try / });
  await expect(dialog.locator('.playground-stage > *').first()).toBeVisible();
  return dialog;
}

const getCode = (dialog: Locator) => dialog.getByRole('region', { name: 'Code' }).locator('code');

test('nothing of it loads before the click, and then it covers the page until it is closed', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const messages = collectMessages(page);
  const violations = await collectPolicyViolations(page);
  await page.goto(GRID);
  await page.waitForLoadState('networkidle');
  const isPart = (path: string) => /playground\/|open-playground|material|emotion/i.test(path);
  expect(requested.filter(isPart)).toEqual([]);
  const countInert = () => page.evaluate(() => document.querySelectorAll('[inert]').length);
  const before = await countInert();
  const button = page.getByRole('button', { name: 'Try it' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Try DataGrid' });
  await expect(dialog.getByRole('grid')).toBeVisible();
  expect(requested.filter(isPart)).not.toEqual([]);
  await expect(page).toHaveURL(/#try$/);
  await expect(page.locator('main').first()).not.toBeFocused();
  expect(
    await page.evaluate(() => document.querySelector('main')!.closest('[inert]')),
  ).not.toBeNull();

  await dialog.getByRole('button', { name: 'Close the playground' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${GRID}$`));
  expect(await countInert()).toBe(before);

  await button.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(messages).toEqual([]);
  expect(violations).toEqual([]);
});

test('a control changes the component, its code, and the address, until it is reset @journey', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await open(page, `${GRID}#try`);
  const code = getCode(dialog);
  await toggle(dialog.getByRole('switch', { name: 'checkboxSelection', exact: true }), true);
  await expect(dialog.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'density' }).selectOption('compact');
  await expect(code).toContainText('        checkboxSelection\n        density={density}\n');
  await expect(page).toHaveURL(/#try&checkboxSelection=true&density=compact$/);

  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code.textContent());

  await page.reload();
  await expect(dialog.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'density' })).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Reset checkboxSelection' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Select all rows' })).toHaveCount(0);
  await expect(page).toHaveURL(/#try&density=compact$/);
  await dialog.getByRole('button', { name: 'Reset all' }).click();
  await expect(page).toHaveURL(/#try$/);
  await expect(code).not.toContainText('density');
});

test('the search finds props by name, description, and group', async ({ page }) => {
  const dialog = await open(page, `${GRID}#try`);
  const rows = dialog.getByRole('region', { name: 'Props' }).locator('.playground-row');
  const all = await rows.count();
  expect(all).toBeGreaterThan(100);
  const search = dialog.getByRole('searchbox', { name: 'Search props and slots' });
  await search.fill('pagination mode');
  await expect(rows.getByRole('button', { name: 'paginationMode', exact: true })).toBeVisible();
  expect(await rows.count()).toBeLessThan(10);
  await expect(dialog.getByRole('status').first()).toHaveText(`${await rows.count()} of ${all}`);
  await search.fill('slots loading');
  await expect(rows.getByRole('button', { name: 'loadingOverlay', exact: true })).toBeVisible();
  await search.fill('nothing like that');
  await expect(rows).toHaveCount(0);
  await expect(dialog.getByText('No prop matches “nothing like that”.')).toBeVisible();
});

test('fields take what their types allow and refuse the rest', async ({ page }) => {
  const dialog = await open(page, `${PICKER}#try`);
  const code = getCode(dialog);
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await field('label').fill('Due date');
  await expect(dialog.getByRole('textbox', { name: /Due date/ }).first()).toBeVisible();
  await field('fixedWeekNumber').fill('99');
  await expect(dialog.getByText('Not possible here')).toBeVisible();
  await expect(field('fixedWeekNumber')).toHaveAttribute('aria-invalid', 'true');
  await expect(code).not.toContainText('fixedWeekNumber');
  await field('fixedWeekNumber').fill('6');
  await expect(code).toContainText('fixedWeekNumber={6}');
  await field('sx').fill('{ "color": "url(x)" }');
  await expect(field('sx')).toHaveAttribute('aria-invalid', 'true');
  await field('sx').fill('{ "opacity": 0.5 }');
  await expect(code).toContainText('sx={{ opacity: 0.5 }}');
  await dialog.getByLabel('minDate', { exact: true }).fill('2024-04-10T00:00');
  await expect(code).toContainText("minDate={dayjs('2024-04-10T00:00')}");
  const views = dialog.getByRole('group', { name: 'views' });
  await views.getByLabel('year').click();
  await views.getByLabel('month').click();
  await expect(code).toContainText("views={['year', 'month']}");
  await dialog.getByRole('combobox', { name: 'shouldDisableDate' }).selectOption('weekends');
  await expect(code).toContainText('function isWeekend(day: Dayjs) {');
});

test('a controlled prop follows the component, and its calls are logged', async ({ page }) => {
  const messages = collectMessages(page);
  const dialog = await open(page, `${PICKER}#try&value=2024-04-17T15:30`);
  await expect(getCode(dialog)).toContainText('onChange={(newValue) => setValue(newValue)}');
  await dialog.getByRole('button', { name: /^Choose date/ }).click();
  await page.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect(dialog.getByLabel('value', { exact: true })).toHaveValue('2024-04-20T15:30');
  await expect(page).toHaveURL(/value=2024-04-20T15%3A30%3A00/);
  await dialog.getByRole('button', { name: /^Calls \(\d+\)$/ }).click();
  const log = dialog.getByRole('log', { name: 'Calls of callbacks' });
  await expect(log.getByRole('listitem').filter({ hasText: 'onChange(' })).toHaveText(
    /^onChange\(2024-04-20T\d\d:30:00.000Z, \{ validationError: null \}\)$/,
  );
  await expect(log.getByRole('listitem').filter({ hasText: 'onOpen()' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(log).toHaveCount(0);

  // Typing passes through dates that are not complete, which no address could hold.
  await dialog.getByRole('button', { name: 'Reset value' }).click();
  expect(messages).toEqual([]);
});

test('dataControls change the data, and a change says how long it took on this device', async ({
  page,
}) => {
  const dialog = await open(page, `${GRID}#try`);
  const grid = dialog.getByRole('grid');
  await dialog.getByLabel('Rows', { exact: true }).selectOption('100,000');
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');
  await expect(dialog.locator('.playground-time')).toHaveText(
    /^Rendered in \d+ ms, painted after \d+ ms, on your device$/,
  );
  expect(
    Number(await dialog.locator('.playground-time').getAttribute('data-rendered')),
  ).toBeGreaterThan(0);
  await dialog.getByLabel('Columns', { exact: true }).selectOption('20');
  await expect(grid).toHaveAttribute('aria-colcount', '20');
  const data = dialog.getByLabel('Data', { exact: true });
  await data.selectOption('Loading');
  await expect(dialog.getByRole('progressbar').first()).toBeVisible();
  await data.selectOption('Empty');
  await expect(dialog.getByText('No rows', { exact: true })).toBeVisible();
  await data.selectOption('Error');
  const stage = dialog.locator('.playground-stage');
  await expect(stage.getByText('The rows could not be loaded.')).toBeVisible();
  await expect(page).toHaveURL(/#try&data\.rows=100000&data\.columns=20&data\.state=error$/);

  await data.selectOption('Ready');
  await dialog.getByRole('switch', { name: 'autoHeight' }).click();
  await expect(dialog.getByLabel('Rows', { exact: true })).toHaveValue('1000');

  const chart = await open(page, '/x/api/charts/line-chart/#try&data.state=error');
  await expect(chart.locator('text', { hasText: 'The data could not be loaded' })).toBeVisible();
  await chart.getByLabel('Data', { exact: true }).selectOption('Ready');
  await chart.getByLabel('Points', { exact: true }).selectOption('100,000');
  await expect(chart.locator('.MuiLineElement-root')).toHaveCount(2);
});

test('an address with what cannot be is opened without it, and says so', async ({ page }) => {
  const messages = collectMessages(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const dialog = await open(
    page,
    `${GRID}#try&density=compact&sx={"background":"url(https://example.com)"}&rowHeight=0&__proto__=1`,
  );
  await expect(dialog.getByRole('alert')).toHaveText(
    'Not taken from the address: sx, rowHeight, __proto__.',
  );
  await expect(dialog.getByRole('combobox', { name: 'density' })).toHaveValue('1');
  expect(requested.filter((url) => url.includes('example.com'))).toEqual([]);
  expect(messages).toEqual([]);
});

for (const pathname of [
  '/x/react-data-grid/playground/',
  '/x/react-charts/playground/',
  '/x/react-tree-view/playground/',
]) {
  test(`each starting point of ${pathname} opens as its address says`, async ({ page }) => {
    await page.goto(pathname);
    const links = page.locator('main table a[href*="#try"]');
    const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')!));
    expect(hrefs.length).toBeGreaterThan(4);
    for (const href of hrefs) {
      // Only another document reads the address from the start.
      await page.goto('about:blank');
      const dialog = await open(page, href);
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      expect(new URL(page.url()).hash).toBe(href.slice(href.indexOf('#')));
    }
  });
}

test('a guide leads to the playground of its component @journey', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  await page.getByRole('link', { name: 'DataGridPro playground' }).click();
  await expect(page.getByRole('dialog', { name: 'Try DataGridPro' })).toBeVisible();
});

test('props with which the component throws show its error until they change', async ({ page }) => {
  const messages = collectMessages(page);
  const dialog = await open(page, '/x/api/charts/line-chart/#try&bottomAxis=none');
  await page.evaluate(() => {
    // No value that a control offers throws, so that the test has to break something.
    Array.prototype.map = new Proxy(Array.prototype.map, {
      apply(target, list: unknown[], args: [() => unknown]) {
        const [first] = list as { id?: string }[];
        if (first?.id === 'North' && document.querySelector('[data-break]')) {
          throw new Error('The series are broken.');
        }
        return Reflect.apply(target, list, args) as unknown;
      },
    });
  });
  await page.evaluate(() => document.body.toggleAttribute('data-break'));
  await dialog.getByLabel('Series', { exact: true }).selectOption('4');
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('The series are broken.');
  await page.evaluate(() => document.body.toggleAttribute('data-break'));
  await dialog.getByRole('button', { name: 'Reset all' }).click();
  await expect(alert).toHaveCount(0);
  await expect(dialog.locator('.MuiLineElement-root')).toHaveCount(2);
  expect(messages).toEqual([]);
});

test('a component without a playground says why, and its page loads nothing', async ({ page }) => {
  await page.goto('/x/api/charts/bar-element/#try');
  await expect(page.getByText('No playground. BarPlot gives it its place and size')).toBeVisible();
  await expect(page.getByRole('link', { name: 'BarPlot' }).first()).toHaveAttribute(
    'href',
    '/x/api/charts/bar-plot/',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page of the pickers opens a playground for each of their components', async ({
  page,
}) => {
  const messages = collectMessages(page);
  await page.goto('/x/react-date-pickers/playground/');
  const buttons = page.getByRole('list', { name: 'Playgrounds' }).getByRole('button');
  const pickers = setups.filter(({ product }) => product === 'date-pickers');
  await expect(buttons).toHaveCount(pickers.length);
  await buttons.filter({ hasText: /^DateRangePicker$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Try DateRangePicker' });
  await toggle(dialog.getByRole('switch', { name: 'disabled', exact: true }), true);
  await expect(page).toHaveURL(/#try:DateRangePicker&disabled=true$/);
  await page.reload();
  await expect(dialog.getByRole('switch', { name: 'disabled', exact: true })).toBeChecked();
  await dialog.getByRole('button', { name: 'Close the playground' }).click();
  await expect(buttons.filter({ hasText: /^DateRangePicker$/ })).toBeFocused();
  await buttons.filter({ hasText: /^TimeClock$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Try TimeClock' })).toBeVisible();
  expect(messages).toEqual([]);
});

/** Components in a few batches: a page per component costs more than what it checks. */
const BATCHES = 4;

const covered = setups.filter((setup) => isInScope(getPage(setup)));

for (let batch = 0; batch < BATCHES; batch += 1) {
  test(`every control of each component renders without a message, part ${batch + 1}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const messages = collectMessages(page);
    const problems: string[] = [];
    for (const setup of covered.filter((_, index) => index % BATCHES === batch)) {
      await page.goto('about:blank');
      await open(page, `${getPage(setup)}#try`);
      const known = { controls: listControls(setup), dataControls: setup.dataControls };
      const dataControls = Object.fromEntries(
        Object.entries(setup.dataControls).map(([id, { start }]) => [id, start]),
      );
      const start = {
        dataControls,
        values: Object.fromEntries(setup.logs.map((name) => [name, true])),
      };
      const hashes = known.controls.map((control) => {
        const values = { ...start.values, [control.id]: getSamples(control)[0]! };
        return `#try${getTryParams({ dataControls, values }, known, start)}`;
      });
      const found = await page.evaluate(
        async (all) => {
          const wrong: string[] = [];
          for (const hash of all) {
            window.location.hash = hash;
            await new Promise((done) =>
              window.addEventListener('hashchange', done, { once: true }),
            );
            await new Promise((done) => requestAnimationFrame(done));
            const message = document.querySelector('.playground [role="alert"]')?.textContent;
            if (message) wrong.push(`${hash}: ${message}`);
          }
          return wrong;
        },
        [...new Set(hashes.filter((hash) => hash !== '#try'))],
      );
      problems.push(...found.map((text) => `${setup.component} ${text}`));
      problems.push(...messages.splice(0).map((text) => `${setup.component} logs ${text}`));
    }
    expect(problems).toEqual([]);
  });
}

const ACCESSIBLE = [
  { path: '/x/api/data-grid/data-grid-pro/#try&checkboxSelection=true', width: 1280, values: {} },
  { path: `${PICKER}#try&nothing=1`, width: 360, values: { 'docs-direction': 'rtl' } },
  { path: '/x/api/charts/bar-chart/#try', width: 768, values: { 'mui-mode': 'dark' } },
  { path: '/x/api/tree-view/rich-tree-view/#try', width: 1920, values: {} },
];

for (const { path, width, values } of ACCESSIBLE) {
  test(`axe finds nothing at ${path}, ${width} pixels wide`, async ({ page }) => {
    await store(page, values as Record<string, string>);
    await page.setViewportSize({ width, height: 900 });
    const dialog = await open(page, path);
    expect(await findViolations(page, 'all', '.playground')).toEqual([]);
    await dialog.getByRole('button', { name: /^Calls/ }).click();
    expect(await findViolations(page, 'all', '.playground-calls')).toEqual([]);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.querySelector('.playground')!;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });
}

test('axe finds pale text in a playground that covers the page', async ({ page }) => {
  await open(page, '/x/api/tree-view/rich-tree-view/#try');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.playground * { color: #ddd !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await findViolations(page, 'all', '.playground');
  expect(found.map(({ rule }) => rule)).toContain('color-contrast');
});
