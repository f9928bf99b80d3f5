import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/column-ordering/';

function headers(demo: Locator): Promise<(string | null)[]> {
  return demo
    .getByRole('columnheader')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-field')));
}

async function drag(demo: Locator, from: string, to: string): Promise<void> {
  await demo
    .getByRole('columnheader', { name: from })
    .locator('[draggable]')
    .dragTo(demo.getByRole('columnheader', { name: to }), { steps: 5 });
}

test('a dragged header moves its column, and the callback says from where to where', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'ReportColumnOrder');
  await expect(demo.getByRole('columnheader')).toHaveCount(4);
  await drag(demo, 'Project', 'Region');
  await expect(demo.getByRole('status')).toHaveText(
    'Order: title from 0 to 1: region, title, manager, days',
  );
  expect(await headers(demo)).toEqual(['region', 'title', 'manager', 'days']);
});

test('nothing can be dropped in front of a locked first column', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TitleStaysFirst');
  await expect(demo.getByRole('columnheader')).toHaveCount(4);
  await drag(demo, 'Manager', 'Project');
  expect((await headers(demo))[0]).toBe('title');
});

test('the initial order puts the named fields first', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RegionFirst');
  await expect(demo.getByRole('columnheader')).toHaveCount(4);
  expect(await headers(demo)).toEqual(['region', 'title', 'manager', 'days']);
});

test('buttons move a column and stop at the end', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MoveManagerByButtons');
  await demo.getByRole('button', { name: 'Manager forward' }).click({ clickCount: 4 });
  await expect.poll(() => headers(demo)).toEqual(['title', 'region', 'days', 'manager']);
});
