import { expect, test } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';

test.use(SHARED_PAGE);

const OVERVIEWS = [
  '/x/react-data-grid/',
  '/x/react-date-pickers/',
  '/x/react-charts/',
  '/x/react-tree-view/',
];

for (const pathname of OVERVIEWS) {
  test(`${pathname} shows a demo, cards by task, and the features of each plan`, async ({
    page,
  }) => {
    await page.goto(pathname);
    const blocks = page.locator('.prose > :not(.page-header, script)');
    await expect(blocks.first()).toHaveClass(/\bdemo\b/);

    const cards = page.locator('.card');
    expect(await cards.count()).toBeGreaterThan(2);
    for (const card of await cards.all()) {
      await expect(card.locator('.card-link')).toHaveCount(1);
      await expect(card.locator('p')).toHaveText(/\.$|, /);
    }

    // The columns of a plan are at the same place in each table.
    const columns = await page.locator('.plan-table').evaluateAll((tables) =>
      tables.map((table) =>
        [...table.querySelectorAll('thead th:not(:first-child)')].map((cell) => ({
          plan: cell.textContent.trim(),
          left: Math.round(cell.getBoundingClientRect().left),
        })),
      ),
    );
    for (const table of columns) expect(table).toEqual(columns[0]);

    // A mark without its word would be nothing to a screen reader.
    const marks = await page
      .locator('.answer')
      .evaluateAll((found) => found.map((mark) => mark.textContent));
    expect(marks.length).toBeGreaterThan(10);
    expect(marks.filter((mark) => mark !== 'Yes' && mark !== 'No')).toEqual([]);
  });
}
