import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/pivoting/';

const toNumber = (text: string) => Number(text.replace(/\D/g, ''));

test('the totals of the grades add up to the total of each fruit', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WeightByFruitAndGrade');
  const row = demo.getByRole('row', { name: /Apple/ });
  await expect(row).toBeVisible();
  const parts = await row.locator('[data-field^="weight: "]').allInnerTexts();
  const all = await row.locator('[data-field="weight"]').innerText();
  expect(parts).toHaveLength(4);
  expect(toNumber(all)).toBeGreaterThan(0);
  expect(parts.map(toNumber).reduce((sum, part) => sum + part, 0)).toBe(toNumber(all));
});
