/** The dashboard of the team, from a vote on a page to an answer that readers see. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { answersSchema } from '../../src/core/feedback/answers.ts';
import { findViolations } from './axe.ts';
import { test, TOKEN } from './feedback-site.ts';
import { UNOPTIMIZED } from './launch.ts';
import { collectMessages } from './support.ts';

test.use({ launchOptions: UNOPTIMIZED });

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs the command that writes answers into the repository, and returns what it has written. */
async function exportAnswers(databaseUrl: string): Promise<unknown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
  const file = path.join(folder, 'answers.mts');
  execFileSync('node', ['scripts/feedback-answers.ts', databaseUrl, file], { cwd: ROOT });
  const { default: answers } = (await import(file)) as { default: unknown };
  rmSync(folder, { recursive: true });
  expect(answersSchema.safeParse(answers).success).toBe(true);
  return answers;
}

const SORTING = '/x/react-data-grid/sorting/';

async function signIn(page: Page, url: string, view = '') {
  await page.goto(`${url}/insights/${view}`);
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible();
}

test('a vote with a comment is counted, triaged and answered @journey', async ({ page, site }) => {
  await page.goto(site.url + SORTING);
  await page
    .getByRole('group', { name: 'Was this page helpful?' })
    .getByRole('button', { name: 'No', exact: true })
    .click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Where is the default order?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('.snackbar')).toHaveText('Thanks for your feedback.');
  await site.restart();

  const messages = collectMessages(page);
  await signIn(page, site.url);
  await expect(page.getByRole('link', { name: /^Votes 1 / })).toBeVisible();
  await page.getByRole('link', { name: '1 comment waits to be read' }).click();
  await expect(page.getByText('Where is the default order?')).toBeVisible();
  await expect(page).toHaveURL(/status=new/);
  // Of the comment, not of the filter.
  await page.getByRole('listitem').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Done' }).click();
  await page.getByLabel('Issue').fill('https://github.com/mui/mui-x/issues/1');
  await page.getByLabel('Answer that readers see').fill('The section says it now.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  expect(await exportAnswers(site.databaseUrl)).toEqual([
    {
      page: '/x/react-data-grid/sorting',
      status: 'done',
      answer: 'The section says it now.',
      issue: 'https://github.com/mui/mui-x/issues/1',
      month: new Date().toISOString().slice(0, 7),
    },
  ]);

  await page.reload();
  await expect(page.getByText('No comment matches.')).toBeVisible();
  await page.goBack();
  await page.getByRole('tab', { name: 'Pages', exact: true }).click();
  const row = page.getByRole('row', { name: /sorting/ });
  await expect(row).toContainText('0% (0%–79%)');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/page=%2Fx%2Freact-data-grid%2Fsorting/);
  await expect(page.getByText('v7.29.13').first()).toBeVisible();
  // Refused once, before the token is typed; aborted where the reader goes on before an answer.
  expect(messages.filter((text) => !/401|^failed: .*api\/summary/.test(text))).toEqual([]);
});

test('views have addresses, and the filter lives in them', async ({ page, site }) => {
  await signIn(page, site.url, 'searches?product=charts');
  await expect(page.getByText('Every search in this period found something')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveText('Charts');
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=|to=.*from=/);
  await page.getByRole('tab', { name: 'Errors' }).click();
  await expect(page).toHaveURL(/\/insights\/errors\?.*product=charts/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Searches' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Token')).toBeVisible();
});

test('a wrong token is refused, and a service that is gone is named', async ({ page, site }) => {
  await page.goto(`${site.url}/insights/`);
  await page.getByLabel('Token').fill('a-guess');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This is not the token of the service.')).toBeVisible();
  await signIn(page, site.url);
  await page.route('**/insights/api/**', (route) => route.abort());
  await page.getByRole('tab', { name: 'Errors' }).click();
  await expect(page.getByRole('alert')).toContainText('The service cannot be reached.');
  await page.unroute('**/insights/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing threw in this period.')).toBeVisible();
});

test('every view is accessible and fits a phone', async ({ page, site }) => {
  const send = (name: string, data: object) =>
    page.request.post(`${site.url}/service/dev/${name}`, { data });
  await send('feedback', { page: '/x/a', rating: 1, comment: 'A comment to read.' });
  await send('events', {
    page: '/x/react-charts/bars/',
    version: 'v7.29.13',
    events: [
      { kind: 'search', query: 'waterfall', found: false },
      { kind: 'missing', path: '/x/gone/', nearest: '/x/react-charts/' },
      { kind: 'error', name: 'charts/bars/Bars', message: 'No data' },
      { kind: 'vital', name: 'LCP', value: 3_000 },
    ],
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, site.url);
  for (const view of [
    'Overview',
    'Pages',
    'Comments',
    'Searches',
    'Missing pages',
    'Errors',
    'Web vitals',
  ]) {
    await page.getByRole('tab', { name: view, exact: true }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(
      page.locator('main').locator('.cards, .comments, [role="grid"]').first(),
    ).toBeVisible();
    for (const mode of ['Dark mode', 'Light mode']) {
      await page.getByRole('button', { name: mode }).click();
      expect(await findViolations(page, 'all'), `${view}, ${mode}`).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, view).toBeLessThanOrEqual(0);
  }
});
