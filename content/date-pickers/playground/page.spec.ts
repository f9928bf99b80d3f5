import type { Locator, Page } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';
import { styleableParts, stylingWays, type StyleablePart } from '../datasets/styleable-parts.ts';

const PAGE = '/x/react-date-pickers/playground/';

async function choose(page: Page, demo: Locator, label: string, option: string): Promise<void> {
  await demo.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(demo.getByRole('combobox', { name: label })).toHaveText(option);
}

/** Days that fill the weeks of other months are invisible, and slots and themes do not reach them. */
const VISIBLE = ':not(.MuiPickersDay-hiddenDaySpacingFiller)';

for (const [component, parts] of Object.entries<StyleablePart[]>(styleableParts)) {
  test(`every method styles every part of ${component}`, async ({ page }) => {
    const demo = await openDemo(page, `${PAGE}?component=${component}`, 'StylingPlayground');
    for (const { label, selector, slots } of parts) {
      await choose(page, demo, 'Part', label);
      for (const [way, name] of Object.entries(stylingWays)) {
        if (way === 'slotProps' && slots.length === 0) continue;
        await choose(page, demo, 'Styling', name);
        await expect(demo.getByRole('status')).toHaveText(/: [1-9]\d* elements?$/);
        const part = demo.getByRole('group', { name: 'Preview' }).locator(selector + VISIBLE);
        await expect(part.first()).toHaveCSS('border-radius', '8px');
      }
    }
  });
}

test('the address holds the choice, and a reload restores it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StylingPlayground');
  await choose(page, demo, 'Component', 'TimeClock');
  await choose(page, demo, 'Styling', 'Theme');
  await choose(page, demo, 'Color', 'Green');
  await expect(page).toHaveURL(
    /component=TimeClock&part=Number\+on\+the\+clock&styling=theme&color=Green/,
  );
  await page.reload();
  await expect(demo.getByRole('combobox', { name: 'Component' })).toHaveText('TimeClock');
  await expect(demo.getByRole('region', { name: 'Code of the choice' })).toContainText(
    'MuiClockNumber',
  );
});

test('an address with unknown values shows the defaults', async ({ page }) => {
  const demo = await openDemo(page, `${PAGE}?component=Nothing&radius=x`, 'StylingPlayground');
  await expect(demo.getByRole('combobox', { name: 'Component' })).toHaveText('DateCalendar');
  await expect(demo.getByRole('spinbutton', { name: 'Radius' })).toHaveValue('8');
});
