import { expect, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/lines/';
const MARK = '.MuiMarkElement-root';
const LINE = '.MuiLineElement-root';

test('a missing value leaves a gap unless nulls are connected', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GapsInLines');
  const countPieces = async () =>
    ((await demo.locator(LINE).first().getAttribute('d')) ?? '').split('M').length - 1;
  await expect.poll(countPieces).toBe(2);
  await toggle(demo.getByRole('switch', { name: 'connectNulls' }), true);
  await expect.poll(countPieces).toBe(1);
  await expect(demo.locator(MARK)).toHaveCount(10);
});

test('marks are shown on all, no, or some points', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MarksOnLines');
  await expect(demo.locator(LINE)).toHaveCount(3);
  await expect(demo.locator(MARK)).toHaveCount(16);
});

test('a baseline of min fills the space down to the bottom', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BaselinesToChoose');
  const area = demo.locator('.MuiAreaElement-root');
  const measure = async () => Math.round((await area.boundingBox())?.height ?? 0);
  const high = await measure();
  await demo.getByRole('button', { name: 'min' }).click();
  await expect(demo.getByRole('button', { name: 'min' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(measure).toBeGreaterThan(high);
});

test('clicks name the mark, the area, and the nearest month', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClickOnLines');
  await demo.locator(MARK).nth(14).click();
  await expect(demo.getByText('Item: mark of online, row 2')).toBeVisible();
  await expect(demo.getByText('Month: Mar {"store":47,"online":31}')).toBeVisible();
  const area = (await demo.locator('.MuiAreaElement-root').boundingBox())!;
  await page.mouse.click(area.x + area.width * 0.5, area.y + area.height - 10);
  await expect(demo.getByText('Item: area of online')).toBeVisible();
});

test('the class of a series styles its line alone', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StyledLines');
  await expect(demo.locator(LINE).nth(0)).toHaveCSS('stroke-dasharray', '8px, 6px');
  await expect(demo.locator(LINE).nth(1)).toHaveCSS('stroke-dasharray', 'none');
});

test('a live line moves on while it runs', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LiveLine');
  const before = await demo.locator(LINE).getAttribute('d');
  await demo.getByRole('button', { name: 'Start' }).click();
  await expect(demo.locator(LINE)).not.toHaveAttribute('d', before!);
  await demo.getByRole('button', { name: 'Pause' }).click();
  await expect(demo.getByRole('button', { name: 'Start' })).toBeVisible();
});
