import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

test('the stack of each step is equally high', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-charts/sankey/', 'SharesPerStep');
  const boxes = await demo
    .locator('.MuiBarElement-root')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().toJSON() as DOMRect));
  const sums = new Map<number, number>();
  for (const { x, height } of boxes) {
    const step = Math.round(x);
    sums.set(step, (sums.get(step) ?? 0) + height);
  }
  const heights = [...sums.values()];
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
});
