import { expect, test, type Locator, type Page } from '@playwright/test';
import { openDemo } from './demo.ts';

const PAGE = '/x/react-date-pickers/';

/** Opens the code of a demo, and returns its frame. */
async function openCode(page: Page, pathname: string, name: string): Promise<Locator> {
  const frame = (await openDemo(page, pathname, name)).locator('..');
  await frame.getByRole('button', { name: 'Show code' }).click();
  return frame;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('one choice of a date library applies to all demos and code tabs, and is remembered @journey', async ({
  page,
}) => {
  const demo = await openCode(page, PAGE, 'WeekdayCalendar');
  const choice = demo.getByRole('group', { name: 'Date library' });
  await expect(choice.getByRole('button', { name: 'Day.js' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await choice.getByRole('button', { name: 'date-fns' }).click();
  await expect(demo.getByRole('region', { name: /^Source of/ })).toContainText(
    'day.getDay() === 0',
  );
  await demo.getByRole('button', { name: 'Copy as one file' }).click();
  await expect(demo.locator('.demo-message')).toHaveText('Copied as one file');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("from 'date-fns'");

  const excerpt = page.locator('#AppointmentDate .demo-preview');
  await excerpt.scrollIntoViewIfNeeded();
  await expect(excerpt).toContainText("parseISO('2024-04-17')");
  await expect(page.getByRole('tab', { name: 'date-fns' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await page.reload();
  await excerpt.scrollIntoViewIfNeeded();
  await expect(excerpt).toContainText("parseISO('2024-04-17')");
  await page.getByRole('tab', { name: 'Luxon' }).first().click();
  await excerpt.scrollIntoViewIfNeeded();
  await expect(excerpt).toContainText("DateTime.fromISO('2024-04-17')");
  await page.getByRole('tab', { name: 'Day.js' }).first().click();
  await excerpt.scrollIntoViewIfNeeded();
  await expect(excerpt).toContainText("dayjs('2024-04-17')");
});

test('a choice in code tabs changes code that is open', async ({ page }) => {
  const demo = await openCode(page, PAGE, 'WeekdayCalendar');
  const code = demo.getByRole('region', { name: /^Source of/ });
  await expect(code).toContainText('day.day() === 0');
  await page.getByRole('tab', { name: 'Luxon' }).first().click();
  await expect(code).toContainText('day.weekday === 7');
  await expect(
    demo.getByRole('group', { name: 'Date library' }).getByRole('button', { name: 'Luxon' }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('a demo without dates has no choice of a date library', async ({ page }) => {
  const demo = await openCode(page, '/x/react-data-grid/sorting/', 'AlwaysSorted');
  await expect(demo.getByRole('group', { name: 'Language' })).toBeVisible();
  await expect(demo.getByRole('group', { name: 'Date library' })).toHaveCount(0);
});
