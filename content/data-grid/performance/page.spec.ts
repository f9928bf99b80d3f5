import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/performance/';

test('the measurement mounts the chosen size, scrolls it, and reports both times', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'MeasureYourDevice');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Measured on your device: nothing yet');
  await demo.getByRole('combobox', { name: 'Rows' }).selectOption('10000');
  await demo.getByRole('combobox', { name: 'Columns' }).selectOption('200');
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-colcount', '202');
  await demo.getByRole('button', { name: 'Measure' }).click();
  await expect(status).toHaveText(/please wait/);
  await expect(status).toHaveText(/: first paint [1-9]\d* ms, slowest frame [1-9]\d* ms$/);
  const top = await demo
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((scroller) => scroller.scrollTop);
  expect(top).toBeGreaterThan(1000);
});
