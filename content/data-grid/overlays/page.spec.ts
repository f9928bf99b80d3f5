import { expect, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/overlays/';

test('each state has its overlay', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OverlayOfEachState');
  const overlay = demo.locator('.MuiDataGrid-overlay');
  await expect(overlay).toHaveText('No rows');
  await demo.getByRole('button', { name: 'No results' }).click();
  await expect(overlay).toHaveText('No results found.');
  await demo.getByRole('button', { name: 'Loading' }).click();
  await expect(overlay.getByRole('progressbar')).toBeVisible();
});

test('under a loading overlay, clicks do nothing, but keys and headers work', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CircularProgressOverlay');
  await toggle(demo.getByLabel('Loading'), true);
  const cell = (await demo.getByRole('gridcell').first().boundingBox())!;
  await page.mouse.click(cell.x + 20, cell.y + 10);
  await expect(demo.locator('[role="row"][aria-selected="true"]')).toHaveCount(0);
  const header = demo.getByRole('columnheader').first();
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(demo.locator('[role="row"][aria-selected="true"]')).toHaveCount(1);
});

test('the first load shows a skeleton, the next one a bar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FirstLoadAndReload');
  await demo.getByRole('button', { name: 'Load employees' }).click();
  await expect(demo.locator('.MuiDataGrid-rowSkeleton').first()).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('Loading employees');
  await demo.getByRole('button', { name: 'Load again' }).click();
  await expect(demo.getByRole('progressbar')).toBeVisible();
  await expect(demo.locator('.MuiDataGrid-rowSkeleton')).toHaveCount(0);
});

test('the custom loading overlay receives the percentage', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LoadingWithPercentage');
  await demo.getByRole('button', { name: 'Load again' }).click();
  await expect(demo.getByText(/^\d+% loaded$/)).toBeVisible();
  await expect(demo.locator('.MuiDataGrid-overlay')).toHaveCount(0);
});

test('the no results overlay repeats the search text', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NoResultsWithSearchText');
  const overlay = demo.locator('.MuiDataGrid-overlay');
  await expect(overlay).toContainText('“gardener”');
  await demo.getByRole('searchbox').fill('sitar');
  await expect(overlay).toContainText('“sitar”');
});

test('an empty response of a server shows the no rows overlay', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NoResultsFromServer');
  await expect(demo.locator('.MuiDataGrid-overlay')).toHaveText('The server found no employee.');
  await demo.getByRole('searchbox').fill('designer');
  await expect(demo.getByRole('gridcell', { name: 'Yuna Seo' })).toBeVisible();
});

test('the variable sets the height of an overlay', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OverlayHeight');
  await expect(demo.locator('.MuiDataGrid-overlay')).toHaveCSS('height', '200px');
});

test('an opaque overlay hides the rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpaqueLoadingOverlay');
  await toggle(demo.getByLabel('Loading'), true);
  await expect(demo.locator('.MuiDataGrid-overlay')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
});
