/** The form with the real service and its database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startService } from '../../server/service.ts';
import { addPolicy } from '../../src/node/finish/policy.ts';
import { startStaticServer } from '../../src/node/server/static-server.ts';
import { NO_SERVICES } from '../../src/core/site/services.ts';
import { UNOPTIMIZED } from './launch.ts';
import { collectMessages } from './support.ts';

test.use({ launchOptions: UNOPTIMIZED });

const DIST = path.resolve(import.meta.dirname, '../../dist');
const SORTING = '/x/react-data-grid/sorting/';

test('a vote is in the database, also after the service has started again', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedback-'));
  const environment = { DATABASE_URL: path.join(folder, 'feedback.sqlite') };
  let service = await startService(environment);
  const site = await startStaticServer({
    folder: DIST,
    port: 0,
    rewriteDocument: (html) => addPolicy(html, { ...NO_SERVICES, feedbackUrl: '/service' }),
    mounts: { '/service': (request, response) => service.listener(request, response) },
  });
  try {
    const messages = collectMessages(page);
    await page.goto(site.url + SORTING);
    const group = page.getByRole('group', { name: 'Was this page helpful?' });
    await group.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByRole('textbox', { name: 'Comment' }).fill('Where is the default order?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.locator('.snackbar')).toHaveText('Thanks for your feedback.');
    await service.stop();
    service = await startService(environment);
    const cookies = await page.context().cookies();
    const id = cookies.find(({ name }) => name === 'feedbackId')!.value;
    const answer = await page.request.get(`${site.url}/service/dev/feedback/${id}`);
    expect(await answer.json()).toEqual([
      {
        page: '/x/react-data-grid/sorting',
        rating: 0,
        version: 'v7.29.13',
        comment: 'Where is the default order?',
      },
    ]);
    expect(messages).toEqual([]);
  } finally {
    site.server.close();
    await service.stop();
    rmSync(folder, { recursive: true });
  }
});
