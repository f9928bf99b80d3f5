import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/sorting/';

test('clicks on a header sort ascending, descending, and not at all', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SortPurchases');
  const header = demo.getByRole('columnheader').first();
  for (const order of ['none', 'ascending', 'descending', 'none']) {
    await expect(header).toHaveAttribute('aria-sort', order);
    await header.click();
  }
});

test('without null in the sorting order a column never becomes unsorted', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AlwaysSorted');
  const header = demo.getByRole('columnheader').first();
  for (const order of ['ascending', 'descending', 'ascending']) {
    await expect(header).toHaveAttribute('aria-sort', order);
    await header.click();
  }
});

test('the initial state sorts the first render', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LargestFirst');
  const quantities = (await getColumn(demo, 'quantity')).map((text) =>
    parseFloat(text.replace(/[^\d.]/g, '')),
  );
  expect(quantities.length).toBeGreaterThan(3);
  expect(quantities).toEqual(quantities.toSorted((a, b) => b - a));
});
