import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/sorting/';

test('clicks on a header sort ascending, descending, and not at all', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SortHarvest');
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
  const demo = await openDemo(page, PAGE, 'HeaviestFirst');
  const weights = (await getColumn(demo, 'weight')).map((text) =>
    parseFloat(text.replace(/[^\d.]/g, '')),
  );
  expect(weights.length).toBeGreaterThan(3);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});
