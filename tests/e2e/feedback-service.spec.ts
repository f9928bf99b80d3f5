/** The form, and what pages report, with the real service and its database. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './feedback-site.ts';
import { UNOPTIMIZED } from './launch.ts';
import { collectMessages } from './support.ts';

test.use({ launchOptions: UNOPTIMIZED });

const SORTING = '/x/react-data-grid/sorting/';
const FAILED = "Couldn't submit feedback. Please try again later.";

const form = (page: Page) => ({
  no: page
    .getByRole('group', { name: 'Was this page helpful?' })
    .getByRole('button', { name: 'No', exact: true }),
  field: page.getByRole('textbox', { name: 'Comment' }),
  send: page.getByRole('button', { name: 'Send', exact: true }),
  snackbar: page.locator('.snackbar'),
});

async function readId(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'feedbackId')?.value;
}

/** Returns everything that the service keeps of the reader. */
async function readKept(page: Page, url: string, id: string) {
  const answer = await page.request.get(`${url}/service/dev/feedback/${id}/export`);
  return (await answer.json()) as Record<string, unknown>[];
}

test('a vote is in the database, also after the service has started again @journey', async ({
  page,
  site,
}) => {
  const messages = collectMessages(page);
  await page.goto(site.url + SORTING);
  const { no, field, send, snackbar } = form(page);
  await no.click();
  await field.fill('Where is the default order?');
  await send.click();
  await expect(snackbar).toHaveText('Thanks for your feedback.');
  await site.restart();
  expect(await readKept(page, site.url, (await readId(page))!)).toMatchObject([
    {
      page: '/x/react-data-grid/sorting',
      rating: 0,
      version: 'v7.29.13',
      text: 'Where is the default order?',
    },
  ]);
  expect(messages).toEqual([]);
});

test('what could not be sent is sent by the next page, once', async ({ page, site }) => {
  await page.goto(site.url + SORTING);
  const { no, field, send, snackbar } = form(page);
  site.setDown(true);
  await no.click();
  await field.fill('Where is the default order?');
  await send.click();
  await expect(snackbar).toHaveText(FAILED);
  await send.click();
  await expect(snackbar).toHaveText(FAILED);
  await expect(field).toHaveValue('Where is the default order?');
  // The connection is back, but the form is open: the reader decides.
  site.setDown(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(await readId(page)).toBeUndefined();

  await page.goto(`${site.url}/x/react-data-grid/filtering/`);
  await expect.poll(() => readId(page)).toBeDefined();
  const id = (await readId(page))!;
  await expect.poll(async () => (await readKept(page, site.url, id)).length).toBe(1);
  await page.goto(site.url + SORTING);
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  expect(await readKept(page, site.url, id)).toHaveLength(1);
});

test('what was discarded is not sent later', async ({ page, site }) => {
  await page.goto(site.url + SORTING);
  const { no, field, send, snackbar } = form(page);
  site.setDown(true);
  await no.click();
  await field.fill('I have changed my mind.');
  await send.click();
  await expect(snackbar).toHaveText(FAILED);
  await page.getByRole('button', { name: 'Cancel' }).click();
  site.setDown(false);
  const stored = await page.evaluate(() => window.localStorage.getItem('docs-feedback-outbox'));
  expect(stored).toBeNull();
});

test('readers download and delete what they have sent', async ({ page, site }) => {
  await page.goto(site.url + SORTING);
  const { no, send, snackbar } = form(page);
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  const own = page.getByRole('group', { name: 'My feedback' });
  await settings.click();
  await expect(page.getByRole('group', { name: 'Direction' })).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.keyboard.press('Escape');

  await no.click();
  await send.click();
  await expect(snackbar).toHaveText('Thanks for your feedback.');
  const id = (await readId(page))!;
  await settings.click();
  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject([{ page: '/x/react-data-grid/sorting', rating: 0 }]);

  await own.getByRole('button', { name: 'Delete all…' }).click();
  await own.getByRole('button', { name: 'Keep' }).click();
  await own.getByRole('button', { name: 'Delete all…' }).click();
  site.setDown(true);
  await own.getByRole('button', { name: 'Delete for good' }).click();
  await expect(own.getByRole('status')).toContainText('Nothing was changed.');
  expect(await readId(page)).toBe(id);
  site.setDown(false);
  await own.getByRole('button', { name: 'Delete all…' }).click();
  await own.getByRole('button', { name: 'Delete for good' }).click();
  await expect(own.getByRole('status')).toHaveText('Everything was deleted.');
  expect(await readId(page)).toBeUndefined();
  expect(await readKept(page, site.url, id)).toEqual([]);
});

test.describe('events', () => {
  const search = async (page: Page, query: string) => {
    await page.keyboard.press('/');
    const input = page.getByRole('combobox', { name: 'Search the documentation' });
    await input.fill(query);
    return page.getByRole('option').first();
  };

  const close = async (page: Page) => {
    await page.keyboard.press('Escape');
    // A dialog that is opened again before its content is gone goes on with the same search.
    await expect(page.locator('.search-dialog input')).toHaveCount(0);
  };

  test('searches that lead nowhere and missing addresses are sent when the page is left', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/x/react-data-grid/colum-pinning/`);
    await search(page, 'zzqqx 4711');
    await expect(page.getByRole('strong').filter({ hasText: 'Nothing found' })).toBeVisible();
    await close(page);
    // Before the answer, the list has pages to start with.
    await expect(await search(page, 'row height')).toContainText('Row height');
    await close(page);
    await (await search(page, 'column pinning')).click();
    await page.waitForURL(/column-pinning/);
    const common = { page: '/x/react-data-grid/' };
    await expect
      .poll(() => site.readEvents())
      .toEqual([
        {
          ...{ ...common, kind: 'missing', name: '/x/react-data-grid/colum-pinning/' },
          detail: '/x/react-data-grid/column-pinning/',
        },
        { ...common, kind: 'search', name: 'row height', detail: 'unopened' },
        { ...common, kind: 'search', name: 'zzqqx 0000', detail: 'nothing' },
      ]);
  });

  test('nothing is sent with Global Privacy Control', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.goto(`${site.url}/x/react-data-grid/colum-pinning/`);
    await page.goto(site.url + SORTING);
    await page.goto('about:blank');
    expect(site.readEvents()).toEqual([]);
  });
});
