import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-tree-view/rich-tree-view/headless/';

for (const name of ['WrapperThatLogs', 'PluginThatLogs']) {
  test(`${name} reports the expanded items`, async ({ page }) => {
    const demo = await openDemo(page, PAGE, name);
    await demo.getByText('Photos').click();
    await expect(demo.getByRole('status')).toHaveText('Expanded: photos, reports');
    await expect(demo.getByText('Summer')).toBeVisible();
  });
}

test('a plugin can add a model, a method, root props and values for the items', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'PluginWithBookmarks');
  const tree = demo.getByRole('tree');
  await expect(tree).toHaveAttribute('aria-description', '1 bookmarked');
  const star = demo.getByRole('button', { name: 'Bookmark Notes.txt' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(tree).toHaveAttribute('aria-description', '2 bookmarked');
  await star.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(demo.locator('[aria-selected="true"]')).toHaveCount(0);
  await expect(tree).not.toHaveAttribute('defaultbookmarks');
});
