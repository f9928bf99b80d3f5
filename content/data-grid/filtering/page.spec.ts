import { expect, getColumn, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/filtering/';

test('the initial state filters the first render', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'InitialFilter');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  const days = (await getColumn(demo, 'days')).map(Number);
  expect(days.length).toBeGreaterThan(3);
  expect(Math.min(...days)).toBeGreaterThan(35);
});

test('the buttons and the filter panel change the same controlled model', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledFilterModel');
  const grid = demo.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '7');
  await demo.getByRole('button', { name: 'Canceled' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '61');
  await expect(demo.getByRole('button', { name: 'Canceled' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('in the Community plan a filter on another column replaces the first one', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'FilterFromOutside');
  const grid = demo.getByRole('grid');
  await demo.getByRole('button', { name: 'Billable' }).first().click();
  await expect(grid).not.toHaveAttribute('aria-rowcount', '61');
  await demo.getByRole('button', { name: 'Department…' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '61');
  await page.getByRole('textbox', { name: 'Value' }).fill('FIN');
  await expect(grid).toHaveAttribute('aria-rowcount', '13');
});

test('a filter from the model is applied although filtering is disabled', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilteringSwitchedOff');
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '11');
  await expect(demo.getByRole('button', { name: 'Show filters' })).toHaveCount(0);
  await toggle(demo.getByRole('switch', { name: 'Allow filtering' }), true);
  await expect(demo.getByRole('button', { name: 'Show filters' })).toHaveCount(1);
});

test('accents count unless they are ignored', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'IgnoreAccents');
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
  await toggle(demo.getByRole('switch', { name: 'Ignore accents' }), false);
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '1');
});
