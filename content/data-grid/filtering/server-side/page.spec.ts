import { expect, openDemo, test, toggle } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/filtering/server-side/';

test('the grid shows what the server answers, and the loading state before', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterOnServer');
  const grid = demo.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '25');
  await demo.getByRole('searchbox').fill('nunez bug');
  await expect(demo.getByRole('progressbar')).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  await expect(demo.getByRole('progressbar')).toHaveCount(0);
  await expect(demo.getByRole('status')).toContainText('"quickFilterValues":["nunez","bug"]');
});

test('a typed value is sent with the id of its input, a chosen date without', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterOnServer');
  const request = demo.getByRole('status');
  const choose = async (column: string) => {
    await page.getByRole('combobox', { name: 'Columns' }).click();
    await page.getByRole('option', { name: column }).click();
  };
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await choose('Opened');
  await page.getByLabel('Value').fill('2025-03-03');
  await expect(request).toContainText('"value":"2025-03-03T00:00:00.000Z"');
  await expect(request).not.toContainText('fromInput');
  await choose('Subject');
  await page.getByRole('textbox', { name: 'Value' }).fill('bug');
  await expect(request).toContainText(/"value":"bug","fromInput":"[^"]+"/);
});

test('a failed request keeps the rows, shows an error, and can be tried again', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'RetryFailedFilter');
  const grid = demo.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '25');
  await toggle(demo.getByRole('switch', { name: 'Server works' }), false);
  await demo.getByRole('columnheader', { name: 'Subject' }).hover();
  await demo.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('old address');
  await expect(demo.getByRole('alert')).toBeVisible();
  await expect(grid).toHaveAttribute('aria-rowcount', '25');
  await page.keyboard.press('Escape');
  await toggle(demo.getByRole('switch', { name: 'Server works' }), true);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  await expect(demo.getByRole('alert')).toHaveCount(0);
});

test('the row count is the number of all matches', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterAndPageOnServer');
  await expect(demo.getByText('1–5 of 24')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.getByText('6–10 of 24')).toBeVisible();
});
