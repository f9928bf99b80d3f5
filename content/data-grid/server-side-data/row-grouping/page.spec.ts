import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/server-side-data/row-grouping/';

test('a group shows the totals of the server before it is expanded', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GroupsFromServer');
  const binders = demo.getByRole('row', { name: /Binders/ });
  await expect(binders.locator('[data-field="weight"]')).toHaveText(/^\d/);
  const total = Number(await binders.locator('[data-field="weight"]').innerText());
  await binders.getByRole('button').click();
  const groups = demo.locator('[role="row"][aria-level="2"]');
  await expect(groups).toHaveCount(7);
  const parts = (await groups.locator('[data-field="weight"]').allInnerTexts()).map(Number);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total);
});

test('the fields and keys of the groups reach the server', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RegroupByButtons');
  const request = demo.getByRole('status');
  await expect(request).toHaveText('{"groupFields":["region"],"groupKeys":[]}');
  await demo
    .getByRole('row', { name: /Europe/ })
    .getByRole('button')
    .click();
  await expect(request).toHaveText('{"groupFields":["region"],"groupKeys":["Europe"]}');
  await demo.getByRole('button', { name: 'Region', exact: true }).click();
  await expect(request).toHaveText('{"groupFields":[],"groupKeys":[]}');
  await expect(demo.getByRole('gridcell', { name: 'SO-2001' })).toBeVisible();
});

test('a group that is open at first fetches what is in it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneColumnPerGroup');
  await expect(demo.getByRole('row', { name: /Returned/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(demo.locator('[role="row"][aria-level="2"]').first()).toBeVisible();
});
