import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';
import { readPixels } from '../../../tests/e2e/pixels.ts';

const PAGE = '/x/react-charts/components/';

test('the goal line is halfway between its ticks, above all other parts', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SalesGoal');
  const goal = demo.locator('svg > g', { hasText: 'Goal' }).last();
  await expect(goal).toContainText('Goal: 50');
  const line = (await goal.locator('line').boundingBox())!;
  const centerOfTick = async (value: string) => {
    const ticks = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
    const label = (await ticks.getByText(value, { exact: true }).boundingBox())!;
    return label.y + label.height / 2;
  };
  const expected = ((await centerOfTick('40')) + (await centerOfTick('60'))) / 2;
  expect(Math.abs(line.y - expected)).toBeLessThan(3);
});

test('the frame has the size of the drawing area', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DrawingAreaFrame');
  const frame = demo.locator('svg > rect');
  const area = demo.locator('svg > clipPath rect');
  for (const side of ['x', 'y', 'width', 'height'])
    await expect(frame).toHaveAttribute(side, (await area.getAttribute(side))!);
});

test('the marked months start and end at the bars', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HolidaySeason');
  const marked = (await demo.locator('svg > rect').boundingBox())!;
  const november = (await demo.locator('.MuiBarElement-root').nth(10).boundingBox())!;
  const december = (await demo.locator('.MuiBarElement-root').nth(11).boundingBox())!;
  expect(Math.abs(marked.x - november.x)).toBeLessThan(1);
  expect(Math.abs(marked.x + marked.width - (december.x + december.width))).toBeLessThan(1);
});

test('the pointer reads a lower value further down', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ValueAtThePointer');
  const chart = demo.locator('svg');
  const text = demo.getByText(/^At the pointer: /);
  const read = async (y: number) => {
    const box = (await chart.boundingBox())!;
    await chart.hover({ position: { x: box.width / 2, y } });
    return Number((await text.textContent())!.replace(/[^\d.]/g, ''));
  };
  const high = await read(80);
  const low = await read(180);
  expect(high).toBeGreaterThan(low);
});

test('the downloaded image has the bars in their color, on white', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DownloadAsPng');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    demo.getByRole('button', { name: 'Download as PNG' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('sales.png');
  const { width, height, colors } = await readPixels(await file.path());
  const box = (await demo.locator('svg').boundingBox())!;
  expect([width, height]).toEqual([Math.floor(box.width * 2), box.height * 2]);
  expect(colors).toContain('255,255,255');
  expect(colors).toContain('2,178,175');
});
