import { expect, test } from '../../tests/e2e/demo.ts';

test('the data file of a demo is a tab next to its source', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  const frame = page.locator('[data-demo][id="SortHarvest"]');
  await frame.scrollIntoViewIfNeeded();
  await frame.getByRole('button', { name: 'Show code' }).click();
  const code = frame.locator('.demo-code');
  await expect(code.locator('pre')).toContainText('/datasets/harvest');
  await code.getByRole('button', { name: 'harvest.ts', exact: true }).click();
  await expect(code.locator('pre')).toContainText('export const harvest');
});
