import { expect, getColumn, openDemo, test, toggle } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/filtering/quick-filter/';

test('every word has to match, in any column', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SearchProjects');
  await demo.getByRole('searchbox').fill('asia HUMAN');
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
  expect(await getColumn(demo, 'region')).toEqual(['Asia', 'Asia', 'Asia']);
});

test('with the other logic one word is enough', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MatchAnyWord');
  const grid = demo.getByRole('grid');
  await expect(demo.getByRole('gridcell', { name: 'Bug', exact: true }).first()).toBeVisible();
  await toggle(demo.getByRole('switch'), false);
  await expect(grid).toHaveAttribute('aria-rowcount', '1');
});

test('hidden columns are searched only on demand', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SearchHiddenTags');
  const grid = demo.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '5');
  await toggle(demo.getByRole('switch'), false);
  await expect(grid).toHaveAttribute('aria-rowcount', '1');
});

test('a column that returns null for every word is not searched', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SearchWithoutNotes');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  expect(new Set(await getColumn(demo, 'product'))).toEqual(new Set(['Memo cube']));
});

test('phrases keep their spaces, and the field shows them with commas', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SearchPhrases');
  const field = demo.getByRole('searchbox');
  await expect(field).toHaveValue('tobias renn, greta holm');
  await field.fill('amara okoye, partner');
  await expect.poll(() => getColumn(demo, 'title')).toContain('Partner Program');
});
