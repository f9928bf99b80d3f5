import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/scrolling/';

test('a row and a column are brought into view and focused', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ScrollToCell');
  const cell = demo.locator('[data-rowindex="499"] [data-field="month11"]');
  await expect(cell).toHaveCount(0);
  await demo.getByRole('button', { name: 'Last cell' }).click();
  await expect(cell).toBeFocused();
  await expect(cell).toBeInViewport();
  await demo.getByRole('button', { name: 'First cell' }).click();
  await expect(demo.locator('[data-rowindex="0"] [data-field="city"]')).toBeFocused();
});

test('a remembered position is restored', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReturnToPosition');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await scroller.evaluate((element) => element.scrollTo(0, 1500));
  await expect(demo.getByText('Scrolled by 1500 px')).toBeVisible();
  await demo.getByRole('button', { name: 'Remember' }).click();
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  await expect(demo.getByText('Scrolled by 0 px')).toBeVisible();
  await demo.getByRole('button', { name: 'Return to 1500 px' }).click();
  await expect(demo.getByText('Scrolled by 1500 px')).toBeVisible();
});

test('the grid starts at the position of its initial state', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'InitialScrollPosition');
  await expect(demo.locator('[data-rowindex="20"]')).toBeInViewport();
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(1040);
});
