import { expect, getColumn, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/filtering/customization/';

function toNumbers(texts: string[]): number[] {
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
}

test('an operator of your own knows the order of the priorities', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PriorityAtLeast');
  await expect(demo.getByRole('gridcell', { name: 'High', exact: true }).first()).toBeVisible();
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('combobox', { name: /^Priority/ }).click();
  await page.getByRole('option', { name: 'Urgent' }).click();
  await expect(demo.getByRole('gridcell', { name: 'High', exact: true })).toHaveCount(0);
  expect(new Set(await getColumn(demo, 'priority'))).toEqual(new Set(['Urgent']));
});

test('an empty end of the range stays open', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'QuantityBetween');
  const grid = demo.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '10');
  const quantities = toNumbers(await getColumn(demo, 'quantity'));
  expect(Math.min(...quantities)).toBeGreaterThanOrEqual(1500);
  expect(Math.max(...quantities)).toBeLessThanOrEqual(2000);
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('spinbutton', { name: 'From' }).fill('');
  await page.getByRole('spinbutton', { name: 'To' }).fill('600');
  await expect.poll(async () => toNumbers(await getColumn(demo, 'quantity'))).toContain(500);
  await page.getByRole('spinbutton', { name: 'To' }).fill('');
  await expect(grid).toHaveAttribute('aria-rowcount', '33');
});

test('an operator without a value looks at the whole row', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OverBudgetOperator');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  const spent = toNumbers(await getColumn(demo, 'spent'));
  const budget = toNumbers(await getColumn(demo, 'budget'));
  expect(spent.length).toBeGreaterThan(2);
  expect(spent.every((value, index) => value > (budget[index] ?? Infinity))).toBe(true);
});

test('a wrapped operator keeps the purchases without a discount', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'KeepEmptyValues');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  const discount = await getColumn(demo, 'discount');
  expect(discount).toContain('');
  expect(discount.filter(Boolean).every((text) => Number(text) > 16.5)).toBe(true);
});

test('the overlay shows while nothing matches', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NothingFoundOverlay');
  await expect(demo.getByText('No project matches.')).toBeVisible();
  await demo.getByRole('button', { name: 'Show all projects' }).click();
  await expect(demo.getByText('No project matches.')).toHaveCount(0);
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '61');
});
