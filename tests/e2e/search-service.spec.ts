import { expect, test, type Page } from '@playwright/test';
import { SEARCH_NAMES_PATH } from '../../src/core/search/types.ts';
import { buildTypesenseRecords } from '../../src/core/search/typesense.ts';
import { readSearchIndex } from '../search-index.ts';
import { startTypesenseService } from '../typesense-service.ts';
import { SHARED_PAGE } from './launch.ts';
import { serveWithServices } from './services.ts';
import { collectMessages } from './support.ts';

test.use(SHARED_PAGE);

const SORTING = '/x/react-data-grid/sorting/';

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const getOptions = (page: Page) => getDialog(page).getByRole('option');

/** Starts the built site together with a Typesense server. */
async function start(configured: { searchKey?: string; searchCollection?: string } = {}) {
  const service = await startTypesenseService({
    key: 'search-only',
    collection: 'docs',
    records: buildTypesenseRecords(readSearchIndex()),
  });
  const site = await serveWithServices({
    searchUrl: service.url,
    searchKey: 'search-only',
    searchCollection: 'docs',
    ...configured,
  });
  return { service, url: site.url, close: () => [service.close(), site.close()] };
}

async function search(page: Page, url: string, query: string) {
  await page.goto(`${url}${SORTING}`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await getDialog(page).getByRole('combobox').fill(query);
  await expect(getOptions(page).first()).toBeVisible();
}

test('a configured service is searched, and the index of the site is not loaded @journey', async ({
  page,
}) => {
  const messages = collectMessages(page);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const { service, url, close } = await start();
  await search(page, url, 'row height');
  await expect(getDialog(page).locator('mark').first()).toHaveText(/row|height/i);
  await expect(getDialog(page).getByRole('button', { name: /^Data Grid \d+$/ })).toBeVisible();
  expect(service.requests.at(-1)).toMatchObject({
    key: 'search-only',
    searches: [{ collection: 'docs', q: 'row height' }],
  });
  expect(paths).not.toContain(SEARCH_NAMES_PATH);
  expect(paths.filter((each) => /typesense/i.test(each))).not.toEqual([]);
  expect(messages).toEqual([]);
  close();
});

test('without a service, its client is not loaded', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await search(page, '', 'row height');
  expect(paths.filter((each) => /typesense/i.test(each))).toEqual([]);
});

const failures = [
  ['did not answer in time', {}, 'hangs'],
  ['did not accept the site’s key', { searchKey: 'wrong' }, 'works'],
  ['has no collection of this site', { searchCollection: 'wrong' }, 'works'],
  ['could not be reached', {}, 'fails'],
] as const;

for (const [message, configured, mode] of failures) {
  test(`if a service ${message}, the dialog reports it and falls back to the index of the site`, async ({
    page,
  }) => {
    const { service, url, close } = await start(configured);
    service.setMode(mode);
    await search(page, url, 'sorting');
    await expect(getDialog(page)).toContainText(`The search service ${message}.`);
    await expect(getDialog(page)).toContainText('These results come from the index of the site');
    await expect(getOptions(page).first()).toHaveAttribute('href', SORTING);
    close();
  });
}
