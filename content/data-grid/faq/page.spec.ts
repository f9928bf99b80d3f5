import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/faq/';

test('a formatted column sorts by its value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ValueFormatAndContent');
  await demo.getByRole('columnheader', { name: 'valueFormatter' }).click();
  const texts = await demo.locator('[role="gridcell"][data-field="formatted"]').allInnerTexts();
  const shares = texts.map((text) => parseInt(text, 10));
  expect(shares.length).toBeGreaterThan(3);
  expect(shares[0]).toBeLessThan(shares.at(-1)!);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('the selector returns the rows that pass the filter, in their order', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowsAfterFilter');
  await demo.getByRole('button', { name: 'Read rows' }).click();
  await expect(demo.getByRole('status')).toHaveText(/^\d+ rows, the first is \w+/);
  const before = await demo.getByRole('status').innerText();
  await demo.getByRole('columnheader', { name: 'Sold' }).click();
  await demo.getByRole('columnheader', { name: 'Product' }).click();
  await demo.getByRole('button', { name: 'Read rows' }).click();
  await expect(demo.getByRole('status')).not.toHaveText(before);
});
