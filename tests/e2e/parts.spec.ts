import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ApiImport } from '../../src/core/api/model.ts';
import { PROPOSAL_KINDS, type ProposalKind } from '../../src/core/api/parts/proposals.ts';
import { loadPartTable } from '../../src/node/api/load-part-table.ts';
import { loadReferences } from '../../src/node/api/load-reference.ts';
import { loadConfig, ROOT } from '../../src/node/load-config.ts';
import { checkTypes } from '../check-types.ts';
import { findViolations } from './axe.ts';
import { expect, test, toggle } from './demo.ts';
import type { Proposed, read, render, proposeAll } from './parts/app.tsx';
import { bundleBoard } from './parts/bundle.ts';
import { collectMessages } from './support.ts';

declare global {
  interface Window {
    render: typeof render;
    proposeAll: typeof proposeAll;
    read: typeof read;
  }
}

const references = loadReferences(loadConfig().products);
const table = loadPartTable(references);

/** Waits until all parts of the board are drawn. */
async function waitForBoard(page: Page): Promise<void> {
  await expect(page.locator('.MuiRichTreeView-root')).toHaveCount(2, { timeout: 30_000 });
  await expect(page.locator('.MuiDataGrid-cell').first()).toBeVisible();
  await expect(page.locator('.MuiHeatmap-cell').first()).toBeAttached();
  await expect(page.locator('.MuiBarElement-root').first()).toBeAttached();
}

async function openBoard(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 4000 });
  // With reduced motion the calendar renders its months without the component that has the styles.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setContent('<!doctype html><html lang="en"><body><div id="root"></div></body></html>');
  await page.addScriptTag({ content: await bundleBoard(table) });
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important; }',
  });
  await waitForBoard(page);
}

/** Proposals for each class of the board, each with a value of its own. */
const proposeForAll = (page: Page) =>
  page.evaluate(() =>
    window.proposeAll((at, property) =>
      property.includes('width')
        ? `${(at % 9) + 3}px`
        : `rgb(${100 + ((at * 7) % 150)}, ${(at * 13) % 250}, ${at % 200})`,
    ),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listPlaces = (value: unknown, before = ''): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, each]) => listPlaces(each, `${before}/${key}`))
    : [before];

function getPlaces({ proposals }: Proposed, kind: ProposalKind): string[] {
  const { props, theme } = proposals[kind]!.change;
  return [
    ...(props ? listPlaces({ [props.component]: props.props }) : []),
    ...(theme ? listPlaces({ theme: { [theme.name]: { [theme.key]: theme.styles } } }) : []),
  ];
}

const overlaps = (one: string, other: string) =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

interface Batch {
  elements: Set<number>;
  places: string[];
  items: Proposed[];
}

/** Groups proposals that concern neither the same elements nor the same options. */
function createBatches(proposed: readonly Proposed[], kind: ProposalKind): Batch[] {
  const batches: Batch[] = [];
  for (const each of proposed) {
    const places = getPlaces(each, kind);
    const isFree = (batch: Batch) =>
      !each.elements.some((at) => batch.elements.has(at)) &&
      !places.some((place) => batch.places.some((known) => overlaps(place, known)));
    let batch = batches.find(isFree);
    if (!batch) batches.push((batch = { elements: new Set(), places: [], items: [] }));
    for (const at of each.elements) batch.elements.add(at);
    batch.places.push(...places);
    batch.items.push(each);
  }
  return batches;
}

test('each proposal changes its part', async ({ page }) => {
  test.setTimeout(240_000);
  await openBoard(page);
  const all = await proposeForAll(page);
  const documented = all.filter(({ className }) => Object.hasOwn(table.classes, className));
  expect(documented.length).toBeGreaterThan(120);
  for (const kind of PROPOSAL_KINDS) {
    const proposed = all.filter(({ proposals }) => proposals[kind]);
    for (const { items } of createBatches(proposed, kind)) {
      const changes = items.map(({ className, proposals }) => ({
        className,
        change: proposals[kind]!.change,
      }));
      await page.evaluate((each) => window.render(each), changes);
      await waitForBoard(page);
      const wanted = items.map(({ className, value }) => [className, value]);
      await expect(async () => {
        const found = await page.evaluate(
          (parts) => parts.map(({ className, property }) => window.read(className, property)),
          items,
        );
        expect(items.map(({ className }, at) => [className, found[at]])).toEqual(wanted);
      }, kind).toPass({ timeout: 10_000 });
    }
  }
});

test('TypeScript accepts each proposal, and all but the known parts have each kind', async ({
  page,
}) => {
  await openBoard(page);
  const proposed = await proposeForAll(page);
  const imports = new Map<string, ApiImport>();
  for (const { model } of references) {
    for (const { name, imports: all } of model.components) imports.set(name, all[0]!);
  }
  const modules = new Map<string, string>();
  for (const [at, { className, proposals }] of proposed.entries()) {
    for (const kind of ['sx', 'slot'] as const) {
      const code = proposals[kind]?.code.split(/\n\n(?=\.)/)[0]?.replace(/\n\.[\s\S]*$/, '');
      const component = code === undefined ? undefined : /^<(\w+)/.exec(code)?.[1];
      if (code === undefined || component === undefined) continue;
      const from = imports.get(component)?.from ?? '@mui/material';
      modules.set(
        path.join(ROOT, `src/zz-${kind}-${at}.tsx`),
        `import type { ComponentProps } from 'react';
import { ${component} } from '${from}';
export const ${className.replaceAll('-', '_')} = (props: ComponentProps<typeof ${component}>) => (
  ${code.slice(0, code.indexOf('/>') + 2)}
);`,
      );
    }
    const theme = proposals.theme?.code;
    if (theme !== undefined) modules.set(path.join(ROOT, `src/zz-theme-${at}.ts`), theme);
  }
  expect(modules.size).toBeGreaterThan(500);
  expect(checkTypes(modules)).toEqual([]);
  const listWithout = (kind: ProposalKind) =>
    proposed
      .filter(({ proposals }) => proposals[kind] === null)
      .map(({ className }) => className)
      .filter((className) => Object.hasOwn(table.classes, className));
  expect(listWithout('sx')).toEqual([]);
  expect(listWithout('css')).toEqual([]);
  // Neither Gauge nor Material UI's groups are in the types of themes of these packages.
  expect(listWithout('theme')).toEqual(['MuiGauge-root']);
});

const PAGE = '/x/react-data-grid/sorting/';

async function openInspector(page: Page) {
  await page.goto(PAGE);
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('.MuiDataGrid-cell').first()).toBeVisible({ timeout: 20_000 });
  const button = demo.getByRole('button', { name: 'What paints this?' });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'What paints this?' });
  await expect(panel).toBeVisible({ timeout: 20_000 });
  return { demo, button, panel };
}

test('a click on a demo says what paints the part, and does not use the demo @journey', async ({
  page,
}) => {
  const messages = collectMessages(page);
  const { demo, button, panel } = await openInspector(page);
  const header = demo.locator('.MuiDataGrid-columnHeader').first();
  await header.click({ position: { x: 4, y: 4 } });
  await expect(header).not.toHaveAttribute('aria-sort', 'ascending');
  await expect(panel.getByRole('link', { name: '.MuiDataGrid-columnHeader' })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/#DataGrid-class-columnHeader',
  );
  await expect(panel).toContainText('components.MuiDataGrid.styleOverrides.columnHeader');
  await panel.getByRole('combobox', { name: 'Property' }).selectOption('border-color');
  await expect(panel.locator('.parts-variables')).toContainText('--DataGrid-rowBorderColor');
  await panel.getByRole('combobox', { name: 'Property' }).selectOption('height');
  await expect(panel).toContainText('It wins because a style attribute outweighs rules.');

  await panel.getByRole('combobox', { name: 'Property' }).selectOption('background-color');
  await panel.getByRole('button', { name: /^Go to MuiDataGrid-/ }).click();
  await expect(panel.locator('.parts-variables')).toContainText('--DataGrid-containerBackground');
  await header.click({ position: { x: 4, y: 4 } });
  await panel.getByRole('textbox', { name: 'Value' }).fill('#b3e5fc');
  await toggle(panel.getByRole('checkbox', { name: 'Try on this page' }), true);
  await expect(header).toHaveCSS('background-color', 'rgb(179, 229, 252)');
  await panel.getByRole('textbox', { name: 'Value' }).fill('12 apples');
  await expect(panel.getByRole('alert')).toHaveText('This is not a value of background-color.');

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(messages).toEqual([]);
});

test('the keyboard goes from part to part, and a click with Shift uses the demo', async ({
  page,
}) => {
  const { demo, panel } = await openInspector(page);
  const status = panel.getByRole('status');
  await expect(panel).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveText('MuiDataGrid-root');
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveText('MuiDataGrid-main');
  await page.keyboard.press('ArrowUp');
  await expect(status).toHaveText('MuiDataGrid-root');
  const header = demo.locator('.MuiDataGrid-columnHeader').first();
  await header.click({ modifiers: ['Shift'] });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

for (const [name, viewport] of Object.entries({
  wide: { width: 1280, height: 900 },
  narrow: { width: 360, height: 800 },
})) {
  test(`the panel is accessible and fits, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { demo, panel } = await openInspector(page);
    await demo
      .locator('.MuiDataGrid-columnHeader')
      .first()
      .click({ position: { x: 4, y: 4 } });
    for (const way of ['Slot props', 'Theme', 'CSS', 'sx']) {
      await panel.getByRole('button', { name: way, exact: true }).click();
      expect(await findViolations(page, 'all'), way).toEqual([]);
    }
    const overflow = await panel.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    // Code is shown as high as it is, up to where it scrolls.
    const cut = await panel
      .locator('.code')
      .evaluateAll(
        (blocks) =>
          blocks.filter((each) => each.clientHeight < Math.min(each.scrollHeight, 200)).length,
      );
    expect(cut).toBe(0);
    const part = (await demo.locator('.MuiDataGrid-columnHeader').first().boundingBox())!;
    const box = (await panel.boundingBox())!;
    expect(part.y + part.height <= box.y || part.x + part.width <= box.x).toBe(true);
  });
}
