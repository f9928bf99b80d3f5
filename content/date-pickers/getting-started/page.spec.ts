import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/getting-started/';

test('the commands and the code follow the chosen library and package manager', async ({
  page,
}) => {
  await page.goto(PAGE);
  const commands = page.locator('pre:visible', { hasText: '@mui/x-date-pickers@' });
  await expect(commands).toHaveText([/^npm install .* dayjs@/]);
  const box = page.locator('.code-tabs').first();
  await box.getByRole('tab', { name: 'Luxon' }).click();
  await box.getByRole('tab', { name: 'pnpm' }).locator('visible=true').click();
  const expectChosen = async () => {
    await expect(commands).toHaveText([
      /^pnpm add .* luxon@\S+ .*\npnpm add -D @types\/luxon@\S+$/,
    ]);
    await expect(
      page.locator('pre:visible', { hasText: 'dateAdapter={AdapterLuxon}' }),
    ).toHaveCount(1);
    await expect(
      page.locator('pre:visible', { hasText: 'dateAdapter={AdapterDayjs}' }),
    ).toHaveCount(0);
  };
  await expectChosen();
  await page.reload();
  await expectChosen();
});

test('the arrow keys move in one row of tabs', async ({ page }) => {
  await page.goto(PAGE);
  const box = page.locator('.code-tabs').first();
  await box.getByRole('tab', { name: 'npm', exact: true }).locator('visible=true').focus();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByRole('tab', { selected: true }).locator('visible=true')).toHaveText([
    'Day.js',
    'pnpm',
  ]);
});

test('the first picker says what was chosen', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FirstPicker');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('gridcell', { name: '19', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('Friday, April 19, 2024');
});
