import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/heat-map/';

test('each entry of the data is one cell', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'VisitorsPerHour');
  await expect(demo.locator('.MuiHeatmap-cell')).toHaveCount(49);
});

test('a level has one color and an item in the legend', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ThreeLevels');
  for (const label of ['Quiet', 'Busy', 'Crowded']) {
    await expect(demo.getByText(label, { exact: true })).toBeVisible();
  }
  const colors = await demo
    .locator('.MuiHeatmap-cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fill));
  expect(new Set(colors).size).toBe(3);
});

test('the tooltip shows the formatted value and category', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FormattedTooltip');
  await demo.locator('.MuiHeatmap-cell').nth(38).hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText('On Sat');
  await expect(tooltip).toContainText('2 PM');
  await expect(tooltip).toContainText('81 visitors');
});

test('a slot replaces the content of the tooltip', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SentenceAsTooltip');
  await demo.locator('.MuiHeatmap-cell').first().hover();
  await expect(page.getByText('Mon at 8 AM: 12 visitors')).toBeVisible();
});

test('the highlight is controlled and follows the pointer', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HighlightedCell');
  await expect(demo.locator('.MuiHeatmap-cell.Charts-highlighted')).toHaveCount(1);
  await expect(demo.getByText('Sat, 2 PM: 81 visitors')).toBeVisible();
  await demo.locator('.MuiHeatmap-cell').first().hover();
  await expect(demo.getByText('Mon, 8 AM: 12 visitors')).toBeVisible();
  await expect(demo.locator('.MuiHeatmap-cell.Charts-faded')).toHaveCount(48);
});
