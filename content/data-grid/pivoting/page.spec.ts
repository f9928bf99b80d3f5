import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/pivoting/';

const toNumber = (text: string) => Number(text.replace(/\D/g, ''));

test('the totals of the priorities add up to the total of each category', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'QuantityByCategoryAndPriority');
  const row = demo.getByRole('row', { name: /Binders/ });
  await expect(row).toBeVisible();
  const parts = await row.locator('[data-field^="quantity: "]').allInnerTexts();
  const all = await row.locator('[data-field="quantity"]').innerText();
  expect(parts).toHaveLength(4);
  expect(toNumber(all)).toBeGreaterThan(0);
  expect(parts.map(toNumber).reduce((sum, part) => sum + part, 0)).toBe(toNumber(all));
});
