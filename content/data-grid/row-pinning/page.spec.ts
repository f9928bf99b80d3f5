import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/row-pinning/';

test('sorting leaves the pinned row at the bottom', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PinTotals');
  const bottom = demo.locator('.MuiDataGrid-pinnedRows--bottom');
  await expect(bottom).toContainText('Total');
  await demo.getByRole('columnheader', { name: 'Budget' }).click();
  await demo.getByRole('columnheader', { name: 'Budget' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Budget' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(bottom.getByRole('row')).toHaveCount(1);
  await expect(bottom).toContainText('Total');
});

test('the pinned total follows an edit and cannot be edited', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TotalsFollowEdits');
  const total = demo.locator('.MuiDataGrid-pinnedRows--bottom [data-field="team"]');
  const before = Number(await total.innerText());
  const cell = demo.locator('[data-rowindex="0"] [data-field="team"]');
  const old = Number(await cell.innerText());
  await cell.dblclick();
  await cell.getByRole('spinbutton').fill(String(old + 7));
  await page.keyboard.press('Enter');
  await expect(total).toHaveText(String(before + 7));
  await total.dblclick();
  await expect(total.getByRole('spinbutton')).toHaveCount(0);
});

test('a row shows once, wherever it is, and comes back when it is unpinned', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PinFromRowActions');
  const top = demo.locator('.MuiDataGrid-pinnedRows--top');
  const getRows = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  await expect(top.getByRole('row')).toHaveCount(1);
  await expect(getRows(3)).toHaveCount(1);
  await expect(top.locator('[data-id="3"]')).toHaveCount(1);

  await getRows(1).getByRole('menuitem', { name: /^Pin / }).click();
  await expect(top.getByRole('row')).toHaveCount(2);
  await expect(getRows(1)).toHaveCount(1);
  await expect(top.locator('[data-id="1"]')).toHaveCount(1);

  await getRows(3)
    .getByRole('menuitem', { name: /^Unpin / })
    .click();
  await expect(top.getByRole('row')).toHaveCount(1);
  await expect(getRows(3)).toHaveCount(1);
  await expect(top.locator('[data-id="3"]')).toHaveCount(0);
});
