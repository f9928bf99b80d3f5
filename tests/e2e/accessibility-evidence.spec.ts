import type { Page } from '@playwright/test';
import { rateComponent } from '../../src/core/api/accessibility/rate.ts';
import { loadConfig, ROOT } from '../../src/node/load-config.ts';
import path from 'node:path';
import { readDrawn, readError } from '../../scripts/evidence/behavior.ts';
import { pressKeys } from '../../scripts/evidence/keys/press.ts';
import {
  bundleApp,
  measureComponent,
  openApp,
  show,
  showForKeys,
  type Prepare,
} from '../../scripts/evidence/report.ts';
import { readKeyboardRows } from '../../src/node/page/keyboard-rows.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './demo.ts';

const PAGE = '/x/accessibility/';
const SCENE = { product: 'date-pickers', component: 'DatePicker', state: 'filled' };

/** Violations that nobody may overlook, each of another criterion. */
const SEEDED = [
  ...['1.1.1', '1.3.1', '1.4.3', '1.4.4', '1.4.10', '1.4.12'],
  ...['2.1.2', '2.4.3', '2.4.4', '2.5.8', '4.1.2'],
];

const seedViolations: Prepare = async (page) => {
  await page.evaluate(() => {
    const scene = document.querySelector('#root')!;
    document.getElementById('seed')?.remove();
    const seed = document.createElement('div');
    seed.id = 'seed';
    seed.innerHTML = `
      <style>
        #seed { min-width: 600px; }
        #seed p { color: #ccc; background: #fff; }
        #cut { width: max-content; overflow: hidden; white-space: nowrap; }
        #seed button { width: 10px; height: 10px; padding: 0; border: 0; margin: 0; }
      </style>
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">
      <ul><div>Not an item of a list</div></ul>
      <p>Pale text</p>
      <div id="cut">Delivery</div>
      <a href="#nowhere"></a>
      <button aria-label="One"></button><button aria-label="Two"></button>`;
    scene.append(seed);
    // Just wide enough, whatever fonts the machine has.
    const cut = document.getElementById('cut')!;
    cut.style.width = `${cut.getBoundingClientRect().width + 2}px`;
    for (const section of document.querySelectorAll('#root [role="spinbutton"]')) {
      section.removeAttribute('aria-labelledby');
      section.removeAttribute('aria-label');
    }
    const swallow = (event: KeyboardEvent) => {
      const isInside = (event.target as Element).id !== 'before';
      if (event.key === 'Escape' || (event.key === 'Tab' && isInside)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    window.addEventListener('keydown', swallow, { capture: true });
  });
};

/** So that the focus changes nothing that can be seen. */
const coverEverything: Prepare = async (page) => {
  await page.addStyleTag({
    content:
      'html::after { content: ""; position: fixed; inset: 0; background: #fff; z-index: 9999; pointer-events: none; }',
  });
};

test.describe('the measurement', () => {
  test.setTimeout(180_000);
  let script: string;
  test.beforeAll(async () => {
    script = await bundleApp();
  });

  const rate = async (page: Page, prepare?: Prepare) => {
    const report = await measureComponent(page.context().browser()!, script, [SCENE], {
      ...(prepare ? { prepare } : {}),
    });
    const ratings = rateComponent(
      { ...report, measured: '2026-11-28', versions: {} },
      loadConfig().accessibility,
    );
    return ratings
      .filter(({ result }) => result === 'fails' || result === 'partly')
      .map(({ criterion }) => criterion.id);
  };

  test('finds nothing in a component without violations', async ({ page }) => {
    expect(await rate(page)).toEqual([]);
  });

  test('finds each seeded violation', async ({ page }) => {
    const found = await rate(page, seedViolations);
    expect(SEEDED.filter((criterion) => !found.includes(criterion))).toEqual([]);
  });

  test('finds a key that is swallowed', async ({ page }) => {
    const rows = new Map(
      readKeyboardRows(path.join(ROOT, 'content')).map(({ id, text }) => [id, text]),
    );
    const swallowHome: Prepare = async (tab) => {
      await tab.evaluate(() => {
        window.addEventListener(
          'keydown',
          (event) => {
            if (event.key === 'Home') event.stopImmediatePropagation();
          },
          { capture: true },
        );
      });
    };
    const press = async (prepare: Prepare) => {
      const keys = await pressKeys('MultiSectionDigitalClock', {
        rows,
        newPage: () => openApp(page.context().browser()!, script),
        open: (tab, component, scene) => showForKeys(tab, component, scene, prepare),
      });
      return keys.filter(({ agrees }) => !agrees).map(({ key }) => key);
    };
    expect(await press(async () => {})).toEqual([]);
    expect(await press(swallowHome)).toEqual(['Home']);
  });

  test('the workarounds of the report help', async ({ page }) => {
    const app = await openApp(page.context().browser()!, script);
    const open = (component: string, state: string) =>
      show(app, { product: '', component, state }, async () => {});
    for (const component of ['BarChart', 'ScatterChart', 'PieChart']) {
      await open(component, 'filled');
      expect((await readDrawn(app)).unnamed).toHaveLength(1);
      await open(component, 'with a title and a description');
      expect(await readDrawn(app)).toMatchObject({ named: 1, unnamed: [] });
    }
    for (const component of ['DateField', 'DesktopTimePicker', 'MobileDateTimePicker']) {
      await open(component, 'invalid');
      expect(await readError(app)).toEqual({ isMarked: true, isDescribed: false });
      await open(component, 'invalid with a helper text');
      expect(await readError(app)).toEqual({ isMarked: true, isDescribed: true });
    }
    await app.close();
  });

  test('finds a focus that cannot be seen', async ({ page }) => {
    expect(await rate(page, coverEverything)).toContain('2.4.7');
  });
});

const getRows = (page: Page) => page.locator('.matrix tbody tr:visible');

const getSelect = (page: Page, name: string) => page.locator(`.matrix-filter [name="${name}"]`);

test('the matrix answers filters, and the address keeps them @journey', async ({ page }) => {
  await page.goto(PAGE);
  const output = page.locator('.matrix-filter output');
  const all = await page.locator('.matrix tbody tr').count();
  await expect(output).toHaveText(`${all} / ${all}`);
  await getSelect(page, 'product').selectOption({ label: 'Tree View' });
  const trees = ['RichTreeView', 'RichTreeViewPro', 'SimpleTreeView'];
  const parts = ['TreeItem', 'TreeItem2', 'TreeView'];
  await expect(getRows(page)).toHaveText(
    [...trees, ...parts].map((name) => new RegExp(`^${name}(?![a-z])`)),
  );
  await getSelect(page, 'criterion').selectOption({ label: '2.1.2 No Keyboard Trap' });
  await getSelect(page, 'result').selectOption({ label: 'Does not support' });
  await expect(getRows(page)).toHaveCount(0);
  await expect(page.getByText('No component has this result.')).toBeVisible();
  await getSelect(page, 'result').selectOption({ label: 'Supports' });
  await expect(getRows(page)).toHaveCount(6);
  await page.reload();
  await expect(getRows(page)).toHaveCount(6);
  await expect(output).toHaveText(`6 / ${all}`);
});

test('a name leads to the evidence of the component', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'SimpleTreeView' }).click();
  await expect(page).toHaveURL(/\/x\/api\/tree-view\/simple-tree-view\/#accessibility$/);
  const section = page.locator('.api-section', { has: page.locator('#accessibility') });
  await expect(section).toContainText('4.1.2 Name, Role, Value: Partially supports');
  await section.getByText('What assistive technology is told: expanded').click();
  await expect(section).toContainText('treeitem "Finance" (expanded)');
});

for (const width of [360, 1280]) {
  test(`the matrix is accessible and fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PAGE);
    await expect(page.locator('.matrix-filter')).toBeVisible();
    expect(await findViolations(page, 'all')).toEqual([]);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(width);
  });
}

const STATES = '/x/accessibility/states/';
const getState = (page: Page) => page.getByLabel('State');
const getStage = (page: Page) => page.locator('.states-stage');

test('a finding leads to the component in the state in which it was made @journey', async ({
  page,
}) => {
  await page.goto('/x/api/tree-view/simple-tree-view/#accessibility');
  const section = page.locator('.api-section', { has: page.locator('#accessibility') });
  await section.getByRole('link', { name: 'several selected' }).first().click();
  await expect(page.getByLabel('Component')).toHaveValue('SimpleTreeView');
  await expect(getState(page)).toHaveValue('state:several selected');
  await expect(getStage(page).getByRole('treeitem', { name: 'Budget.xlsx' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await getState(page).selectOption('collapsed');
  await expect(getStage(page).getByRole('treeitem', { name: 'Budget.xlsx' })).toHaveCount(0);
  await expect(page).toHaveURL(/\?component=SimpleTreeView&state=collapsed$/);
  await page.getByRole('link', { name: 'Report of SimpleTreeView' }).click();
  await expect(page).toHaveURL(/\/simple-tree-view\/#accessibility$/);
});

test('keys are tried where they were pressed, with what they did', async ({ page }) => {
  await page.goto(`${STATES}?component=BarChartPro&state=filled`);
  await expect(getStage(page).locator('.MuiBarElement-root').first()).toBeVisible();
  await page.getByLabel('Component').selectOption('DataGrid');
  await getState(page).selectOption('keys:with buttons');
  await expect(getStage(page).getByRole('gridcell', { name: 'A01' })).toBeVisible();
  await expect(page.locator('.states-keys kbd').first()).toBeVisible();
});

test('an open picker closes, and names that do not exist are named', async ({ page }) => {
  await page.goto(`${STATES}?component=MobileDatePicker&state=open`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto(`${STATES}?component=MobileDatePicker&state=upside+down`);
  await expect(page.getByText('It has no state “upside down”.')).toBeVisible();
  await expect(getState(page)).toHaveValue('state:empty');
  await page.goto(`${STATES}?component=Nothing`);
  await expect(page.getByText('Nothing has no states here.')).toBeVisible();
  await expect(getStage(page).getByRole('grid')).toBeVisible();
});

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test(`the page of states is accessible and fits ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${STATES}?component=DatePicker&state=filled`);
    await expect(page.locator('.states-title')).toBeVisible();
    expect(await findViolations(page, 'all')).toEqual([]);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(width);
  });
}
