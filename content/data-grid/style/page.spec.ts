import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/style/';

test('rows get a class by their data', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LateTrucksMarked');
  const marked = demo.locator('.truck--late');
  await expect(marked.first()).toBeVisible();
  const delays = await marked.locator('[data-field="delay"]').allInnerTexts();
  expect(delays.every((delay) => Number(delay) >= 3)).toBe(true);
  const all = (await getColumn(demo, 'delay')).filter((delay) => Number(delay) >= 3);
  expect(delays).toEqual(all);
});

test('cells of all columns get a class by their value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MissingValuesMarked');
  const missing = demo.locator('.value--missing');
  await expect(missing.first()).toBeVisible();
  expect((await missing.allInnerTexts()).every((text) => text === '')).toBe(true);
  const fields = await missing.evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('data-field')),
  );
  expect(new Set(fields)).toEqual(new Set(['requester', 'extension']));
});

test('every second row of the page is striped', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StripedTrucks');
  await expect(demo.locator('[data-rowindex="1"]')).toHaveClass(/stripe/);
  for (const row of [0, 1, 2, 3, 4]) {
    const striped = await demo
      .locator(`[data-rowindex="${row}"]`)
      .evaluate((element) => element.classList.contains('stripe'));
    expect(striped).toBe(row % 2 === 1);
  }
});

test('vertical borders follow their two props', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'VerticalLines');
  const cell = demo.locator('[data-rowindex="0"] [data-field="name"]');
  const header = demo.locator('[role="columnheader"][data-field="name"]');
  await expect(cell).toHaveCSS('border-right-width', '1px');
  await demo.getByRole('switch', { name: 'Cells' }).click();
  await expect(cell).toHaveCSS('border-right-width', '0px');
  await expect(header).toHaveCSS('border-right-width', '1px');
  await demo.getByRole('switch', { name: 'Headers' }).click();
  await expect(header).toHaveCSS('border-right-width', '0px');
});

test('headers and pinned cells take their background from the variables', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnSurfaces');
  await expect(demo.locator('.MuiDataGrid-cell--pinnedLeft').first()).toHaveCSS(
    'background-color',
    'rgb(238, 246, 243)',
  );
  await expect(demo.locator('.MuiDataGrid-container--top [role="row"]')).toHaveCSS(
    'background-color',
    'rgb(220, 235, 230)',
  );
});
