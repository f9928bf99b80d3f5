import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/gauge/';

test('the gauge is a meter with its limits', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RoomTemperature');
  const meter = demo.getByRole('meter', { name: 'Temperature in degrees Celsius' });
  await expect(meter).toHaveAttribute('aria-valuenow', '18');
  await expect(meter).toHaveAttribute('aria-valuemin', '-20');
  await expect(meter).toHaveAttribute('aria-valuemax', '40');
  await expect(demo.locator('.MuiGauge-valueText')).toHaveText('18°C');
});

test('a line feed starts a new line of the text', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TextInTheCenter');
  await expect(demo.locator('.MuiGauge-valueText tspan')).toHaveText(['412', 'of 512 GB']);
});

test('the color and the text follow the value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ColorAboveLimit');
  const arc = demo.locator('.MuiGauge-valueArc');
  const text = demo.locator('.MuiGauge-valueText');
  await expect(text).toContainText('Too high');
  const fill = await arc.evaluate((element) => getComputedStyle(element).fill);
  await demo.getByRole('slider').press('Home');
  await expect(text).toHaveText('0%');
  await expect(arc).not.toHaveCSS('fill', fill);
});

test('children of the container are drawn above the arcs', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SpeedNeedle');
  await expect(demo.locator('svg > path')).toHaveCount(2);
  await expect(demo.locator('svg > path + path + g > circle')).toHaveCount(1);
  await expect(demo.locator('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a text on the page names the gauge', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LabeledGauges');
  await expect(demo.getByRole('meter', { name: 'Sheets of paper left' })).toHaveAttribute(
    'aria-valuetext',
    '180 of 250 sheets',
  );
});
