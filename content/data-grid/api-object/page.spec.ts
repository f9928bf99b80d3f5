import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/api-object/';

test('buttons outside the grid control it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CallMethodsFromButtons');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  const before = await getColumn(demo, 'departure');
  await demo.getByRole('button', { name: 'Latest first' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Departure' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const latest = await getColumn(demo, 'departure');
  expect(latest).not.toEqual(before);
  expect(latest).toEqual(latest.toSorted().toReversed());
  await demo.getByRole('button', { name: 'Page 2' }).click();
  await expect(demo.getByText(/^6–10 of/)).toBeVisible();
});

test('a toolbar reads the state and changes it without props', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterButtonInToolbar');
  const rows = demo.getByRole('grid');
  const all = Number(await rows.getAttribute('aria-rowcount'));
  await demo.getByRole('button', { name: 'Hide those on time' }).click();
  await expect(demo.getByRole('button', { name: 'Show all departures' })).toBeVisible();
  expect(Number(await rows.getAttribute('aria-rowcount'))).toBeLessThan(all);
});

test('the object is ready in the first effect', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReadyInEffect');
  await expect(demo.locator('[data-rowindex="1"]')).toHaveAttribute('aria-selected', 'true');
});
