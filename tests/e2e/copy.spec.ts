import { expect, test, type Page } from '@playwright/test';
import { collectMessages } from './support.ts';

const INSTALLATION = '/x/introduction/installation/';
const SORTING = '/x/react-data-grid/sorting/';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const write = (page: Page, text: string) =>
  page.evaluate((value) => navigator.clipboard.writeText(value), text);

const firstBlock = (page: Page) => page.locator('.code-block:visible').first();

test('the button says Copied for 2000 ms after each click', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(INSTALLATION);
  await page.clock.pauseAt(600_000);
  const block = firstBlock(page);
  await block.hover();
  const button = block.getByRole('button', { name: 'Copy code' });
  const label = block.locator('[data-copy-label]');
  await expect(label).toHaveText('Copy');
  await button.click();
  await expect(label).toHaveText('Copied');
  await page.clock.runFor(1999);
  await expect(label).toHaveText('Copied');
  await page.clock.runFor(1);
  await expect(label).toHaveText('Copy');
  expect(await clipboard(page)).toBe(await block.locator('code').textContent());
});

test('the button of the hovered block names the shortcut', async ({ page }) => {
  await page.goto(INSTALLATION);
  const block = firstBlock(page);
  await expect(block.locator('[data-copy-keys]')).toHaveCount(0);
  await block.hover();
  const hint = block.locator('[data-copy-keys]');
  await expect(hint).toHaveAttribute('data-copy-keys', '(or Ctrl + C)');
  const getContent = () => hint.evaluate((span) => getComputedStyle(span, '::after').content);
  expect(await getContent()).toBe('none');
  await block.getByRole('button', { name: 'Copy code' }).hover();
  expect(await getContent()).toBe('"(or Ctrl + C)"');
});

test('on Apple devices the shortcut is shown with its symbol', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });
  });
  await page.goto(INSTALLATION);
  await firstBlock(page).hover();
  await expect(firstBlock(page).locator('[data-copy-keys]')).toHaveAttribute(
    'data-copy-keys',
    '(or ⌘ C)',
  );
});

for (const key of ['Control+c', 'Meta+c', 'Alt+c']) {
  test(`${key} copies the hovered block`, async ({ page }) => {
    await page.goto(INSTALLATION);
    await write(page, 'before');
    const block = page.locator('.code-block:visible').nth(1);
    await block.hover();
    await page.keyboard.press(key);
    await expect(block.locator('[data-copy-label]')).toHaveText('Copied');
    await expect.poll(() => clipboard(page)).toBe(await block.locator('code').textContent());
  });
}

test('the shortcut copies the focused block, but prefers a hovered one', async ({ page }) => {
  await page.goto(INSTALLATION);
  const blocks = page.locator('.code-block:visible');
  await blocks.nth(1).locator('pre').focus();
  await page.keyboard.press('Control+c');
  await expect(blocks.nth(1).locator('[data-copy-label]')).toHaveText('Copied');
  await blocks.nth(2).hover();
  await page.keyboard.press('Control+c');
  await expect(blocks.nth(2).locator('[data-copy-label]')).toHaveText('Copied');
});

test('the shortcut does nothing without a block, or after the pointer has left it', async ({
  page,
}) => {
  await page.goto(INSTALLATION);
  await write(page, 'before');
  await page.keyboard.press('Control+c');
  const block = firstBlock(page);
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.locator('[data-copy-label]')).toHaveText('Copied');
  await write(page, 'before');
  await page.locator('h1').hover();
  await page.keyboard.press('Control+c');
  await block.hover();
  expect(await clipboard(page)).toBe('before');
});

test('the shortcut leaves selected text to the browser', async ({ page }) => {
  await page.goto(INSTALLATION);
  await page.locator('h1').selectText();
  const block = firstBlock(page);
  await block.hover();
  await page.keyboard.press('Control+c');
  await expect(block.locator('[data-copy-label]')).toHaveText('Copy');
  await expect.poll(() => clipboard(page)).toContain('Installation');
});

test('the shortcut leaves text that is selected in a field to the browser', async ({ page }) => {
  await page.goto(INSTALLATION);
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.value = 'some words';
    document.querySelector('h1')!.append(field);
    field.focus();
    field.setSelectionRange(0, 4);
  });
  const block = firstBlock(page);
  await block.hover();
  await page.keyboard.press('Control+c');
  await expect(block.locator('[data-copy-label]')).toHaveText('Copy');
  await expect.poll(() => clipboard(page)).toBe('some');
  await page.locator('h1 input').evaluate((field: HTMLInputElement) => {
    field.setSelectionRange(2, 2);
  });
  await page.keyboard.press('Control+c');
  await expect(block.locator('[data-copy-label]')).toHaveText('Copied');
});

for (const key of ['Control+Shift+c', 'c', 'Control+x']) {
  test(`${key} is not a shortcut`, async ({ page }) => {
    await page.goto(INSTALLATION);
    const block = firstBlock(page);
    await block.hover();
    await page.keyboard.press(key);
    await expect(block.locator('[data-copy-label]')).toHaveText('Copy');
  });
}

test('the shortcut copies the source of a demo @journey', async ({ page }) => {
  await page.goto(SORTING);
  const demo = page.locator('#SortPurchases');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await demo.locator('.demo-code').hover();
  await page.keyboard.press('Control+c');
  await expect(demo.getByRole('status')).toHaveText('Copied as one file');
  expect(await clipboard(page)).toContain('export default function SortPurchases()');
});

test('a failed copy logs nothing and still says Copied', async ({ page }) => {
  const messages = collectMessages(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Denied'));
  });
  await page.goto(INSTALLATION);
  const block = firstBlock(page);
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.locator('[data-copy-label]')).toHaveText('Copied');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.keyboard.press('Control+c');
  await expect(block.locator('[data-copy-label]')).toHaveText('Copied');
  expect(messages).toEqual([]);
});

test('shell prompts are not copied', async ({ page }) => {
  await page.goto(INSTALLATION);
  const block = page.locator('.code-block[data-language="bash"]:visible').first();
  await block.locator('code').evaluate((code) => {
    code.textContent = '$ npm install\n$ npm start\n';
  });
  await block.hover();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe('npm install\nnpm start');
});
