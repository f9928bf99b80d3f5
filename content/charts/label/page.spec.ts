import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/label/';

test('barLabel writes the values on the bars', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ValuesInBars');
  await expect(demo.locator('.MuiBarLabel-root')).toHaveText(['86', '94', '112', '141']);
});

test('bars that are too low have no label', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FormattedLabelsInTallBars');
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(12);
  const labels = demo.locator('.MuiBarLabel-root');
  await expect(labels.first()).toHaveText('$86k');
  await expect(labels.filter({ hasText: '$37k' })).toHaveCount(0);
  await expect(labels.filter({ hasText: '$65k' })).toHaveCount(1);
});

test('arcLabelMinAngle leaves out the labels of narrow slices', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PieLabels');
  const labels = demo.locator('.MuiPieArcLabel-root');
  await expect(labels.filter({ hasText: '$' })).toHaveText(['$1080', '$480', '$360']);
});

test('a mark can carry a label', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LabelsAtPoints');
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(12);
  await expect(demo.locator('.MuiMarkElement-root + text').nth(6)).toHaveText('26°');
});

test('the label of a series depends on its location', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ShortLegendLabels');
  await expect(demo.locator('.MuiChartsLegend-root')).toHaveText('PhonesTablets');
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(page.getByRole('tooltip')).toContainText('Tablets in thousand dollars');
});
