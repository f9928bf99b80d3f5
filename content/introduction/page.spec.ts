import { expect, test } from '../../tests/e2e/demo.ts';

const INTRODUCTION = '/x/introduction/';

test('the data file of a demo is a tab next to its source', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  const frame = page.locator('[data-demo][id="SortPurchases"]');
  await frame.scrollIntoViewIfNeeded();
  await frame.getByRole('button', { name: 'Show code' }).click();
  const code = frame.locator('.demo-code');
  await expect(code.locator('pre')).toContainText('/datasets/purchases');
  await code.getByRole('button', { name: 'purchases.ts', exact: true }).click();
  await expect(code.locator('pre')).toContainText('export const purchases');
});

test.describe('the landing page', () => {
  test('says what MUI X is, where to begin, and opens the search', async ({ page }) => {
    await page.goto(INTRODUCTION);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/x/introduction/installation/',
    );
    await page.getByRole('button', { name: 'Search the documentation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.locator('input')).toBeFocused();
  });

  test('shows each product with a picture in both color schemes', async ({ page, request }) => {
    await page.goto(INTRODUCTION);
    const cards = page.locator('.card:has(.card-picture)');
    await expect(cards.locator('h3')).toHaveText([
      /^Data Grid/,
      /^Date and Time Pickers/,
      /^Charts/,
      /^Tree View/,
    ]);
    for (const card of await cards.all()) {
      const target = await card.locator('h3 > a').first().getAttribute('href');
      expect((await request.get(target!)).status(), target!).toBe(200);
      for (const mode of ['light', 'dark']) {
        const image = card.locator(`[data-mode="${mode}"] img`);
        expect((await request.get((await image.getAttribute('src'))!)).status()).toBe(200);
      }
      await card.scrollIntoViewIfNeeded();
      const light = card.locator('[data-mode="light"] img');
      await expect
        .poll(() => light.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(card.locator('[data-mode="dark"] img')).toBeHidden();
    }
    // The whole card leads to the product.
    const box = (await cards.last().boundingBox())!;
    await page.mouse.click(box.x + 20, box.y + 20);
    await expect(page).toHaveURL(/\/x\/react-tree-view\/$/);
  });

  test('loads the demo when it is clicked, and the click takes effect', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(INTRODUCTION);
    const frame = page.locator('[data-demo]');
    const stage = frame.locator('.demo-stage');
    await stage.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /RecentOrders|react-dom|DataGrid/.test(url))).toEqual([]);
    await expect(frame).not.toHaveAttribute('data-live');

    // The header cell of the products, in the picture as in the demo.
    await stage.click({ position: { x: 300, y: 50 } });
    await expect(frame).toHaveAttribute('data-live', '');
    await expect(stage.getByRole('columnheader', { name: 'Product' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(scripts.some((url) => url.includes('RecentOrders'))).toBe(true);
  });

  test('starts the demo from the keyboard and moves the focus into it', async ({ page }) => {
    await page.goto(INTRODUCTION);
    const frame = page.locator('[data-demo]');
    await frame.getByRole('button', { name: 'Try it' }).focus();
    await expect(frame).toHaveAttribute('data-live', '');
    await expect(frame.getByRole('button', { name: 'Try it' })).toHaveCount(0);
    await expect(frame.locator('.demo-stage :focus')).toHaveCount(1);
    await expect(frame.getByRole('gridcell', { name: 'Amara Okafor' })).toBeVisible();
  });
});
