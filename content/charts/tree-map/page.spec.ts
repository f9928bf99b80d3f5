import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

test('the outer ring divides the groups of the inner ring', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-charts/tree-map/', 'BudgetInTwoRings');
  await expect(demo.locator('.MuiPieArc-root')).toHaveCount(8);
  await expect(demo.locator('.MuiPieArcLabel-root:not(:empty)')).toHaveText([
    'Rent',
    'Energy',
    'Food',
    'Transport',
  ]);
  await demo.getByText('Rent', { exact: true }).hover({ force: true });
  await expect(page.getByRole('tooltip')).toContainText('$1080');
});
