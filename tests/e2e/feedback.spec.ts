import { expect, test, type Page } from '@playwright/test';
import { UNOPTIMIZED } from './launch.ts';
import { serveWithServices, startFeedbackService, type FeedbackMode } from './services.ts';
import { collectMessages } from './support.ts';

test.use({ launchOptions: UNOPTIMIZED });

const SORTING = '/x/react-data-grid/sorting/';
const KEY: unknown = expect.stringMatching(/^[\da-f]{32}$/);
const FAILED = "Couldn't submit feedback. Please try again later.";

const vote = (page: Page, name: 'Yes' | 'No') =>
  page
    .getByRole('group', { name: 'Was this page helpful?' })
    .getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const snackbar = (page: Page) => page.locator('.snackbar');

async function getCookie(page: Page, name: string): Promise<string | undefined> {
  const cookie = (await page.context().cookies()).find((each) => each.name === name);
  return cookie && decodeURIComponent(cookie.value);
}

test.describe('with a feedback service', () => {
  let service: Awaited<ReturnType<typeof startFeedbackService>>;
  let site: Awaited<ReturnType<typeof serveWithServices>>;

  test.beforeEach(async () => {
    service = await startFeedbackService();
    site = await serveWithServices({ feedbackUrl: service.url });
  });
  test.afterEach(() => {
    service.close();
    site.close();
  });

  test('a vote with a comment is posted, acknowledged and remembered @journey', async ({
    page,
  }) => {
    const messages = collectMessages(page);
    await page.goto(site.url + SORTING);
    await vote(page, 'Yes').click();
    await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('What did you like?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open an issue' })).toHaveCount(0);
    await field(page).fill('The demos answer my questions.');
    await send(page).click();
    await expect(snackbar(page)).toHaveText('Thanks for your feedback.');
    await expect(vote(page, 'Yes')).toBeFocused();
    expect(service.posted).toEqual([
      {
        path: '/dev/feedback',
        body: {
          key: KEY,
          page: '/x/react-data-grid/sorting',
          rating: 1,
          comment: 'The demos answer my questions.',
          version: 'v7.29.13',
          language: 'en',
        },
      },
    ]);
    expect(await getCookie(page, 'feedbackId')).toBe('reader-1');
    expect(JSON.parse((await getCookie(page, 'feedback'))!)).toEqual({
      '/x/react-data-grid/sorting': {
        rating: 1,
        comment: 'The demos answer my questions.',
        version: 'v7.29.13',
      },
    });
    await page.reload();
    await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
    await expect(vote(page, 'No')).toHaveAttribute('aria-pressed', 'false');
    expect(messages).toEqual([]);
  });

  test('a second vote is sent with the id of the first', async ({ page }) => {
    await page.goto(site.url + SORTING);
    await vote(page, 'Yes').click();
    await send(page).click();
    await expect(snackbar(page)).toContainText('Thanks');
    await vote(page, 'No').click();
    await send(page).click();
    await expect.poll(() => service.posted.length).toBe(2);
    expect(service.posted[1]?.body).toMatchObject({ id: 'reader-1', rating: 0 });
    await expect(vote(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a negative vote links to an issue with page and comment filled in', async ({ page }) => {
    await page.goto(site.url + SORTING);
    await vote(page, 'No').click();
    await expect(page.getByText('What could be better?')).toBeVisible();
    const link = page.getByRole('link', { name: 'Open an issue' });
    await expect(link).toHaveAttribute('href', /^https:\/\/github\.com\/mui\/mui-x\/issues\/new\?/);
    await field(page).fill('Filters & sorting?');
    const query = new URL((await link.getAttribute('href'))!).searchParams;
    expect(query.get('title')).toBe('[docs] Sorting');
    expect(query.get('body')).toBe(`Page: ${site.url}${SORTING}\n\nFilters & sorting?`);
  });

  for (const keys of ['Control+Enter', 'Meta+Enter']) {
    test(`${keys} sends the form`, async ({ page }) => {
      await page.goto(site.url + SORTING);
      await vote(page, 'Yes').click();
      await field(page).fill('Written and sent by keyboard');
      await field(page).press('Enter');
      expect(service.posted).toEqual([]);
      await field(page).press(keys);
      await expect(snackbar(page)).toContainText('Thanks');
      expect(service.posted).toHaveLength(1);
    });
  }

  test('a comment of fewer than 10 characters is not posted, but the vote is', async ({ page }) => {
    await page.goto(site.url + SORTING);
    await vote(page, 'Yes').click();
    await field(page).fill('  nice one  ');
    await send(page).click();
    await expect(snackbar(page)).toContainText('Thanks');
    expect(service.posted[0]?.body).toMatchObject({ rating: 1, comment: '' });
  });

  test('a section has its own comment, and one that is too short is accepted without being sent', async ({
    page,
  }) => {
    await page.goto(site.url + SORTING);
    const heading = page.locator('#controlled-sort-model-sortmodel');
    await heading.hover();
    await heading.getByRole('button', { name: 'Comment on this section' }).click();
    await expect(page.getByText('Comment on “Controlled sort model (sortModel)”')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await field(page).fill('short');
    await send(page).click();
    await expect(snackbar(page)).toContainText('Thanks');
    expect(service.posted).toEqual([]);
    await heading.getByRole('button', { name: 'Comment on this section' }).click();
    await field(page).fill('This section needs a picture.');
    await send(page).click();
    await expect.poll(() => service.posted.length).toBe(1);
    expect(service.posted[0]?.body).toEqual({
      key: KEY,
      page: '/x/react-data-grid/sorting',
      comment: 'This section needs a picture.',
      version: 'v7.29.13',
      language: 'en',
      section: 'Controlled sort model (sortModel)',
    });
  });

  test('every h2 and h3 can be commented on', async ({ page }) => {
    await page.goto(site.url + SORTING);
    const headings = await page.locator('.prose > :is(h2, h3)[id]').count();
    expect(headings).toBeGreaterThan(5);
    await expect(page.getByRole('button', { name: 'Comment on this section' })).toHaveCount(
      headings,
    );
  });

  test('Cancel closes the form and restores the vote', async ({ page }) => {
    await page.goto(site.url + SORTING);
    await vote(page, 'Yes').click();
    await field(page).fill('Not this');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page)).toHaveCount(0);
    await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
    await expect(vote(page, 'Yes')).toBeFocused();
    expect(service.posted).toEqual([]);
  });

  for (const mode of ['fails', 'not JSON', 'no id', 'no list', 'list fails'] as FeedbackMode[]) {
    test(`if the service answers "${mode}", the vote is reverted and the comment stays`, async ({
      page,
    }) => {
      await page.goto(site.url + SORTING);
      service.setMode(mode);
      await vote(page, 'No').click();
      await field(page).fill('It does not explain enough.');
      await send(page).click();
      await expect(snackbar(page)).toHaveText(FAILED);
      await expect(vote(page, 'No')).toHaveAttribute('aria-pressed', 'false');
      expect(await getCookie(page, 'feedback')).toBeUndefined();
      await expect(field(page)).toHaveValue('It does not explain enough.');
      await expect(field(page)).toHaveAccessibleDescription(FAILED);
    });
  }

  test('a service that does not respond counts as failed, and the message disappears after 3 s', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto(site.url + SORTING);
    service.setMode('hangs');
    await vote(page, 'Yes').click();
    await page.clock.pauseAt(600_000);
    await send(page).click();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    await expect.poll(() => service.posted.length).toBe(1);
    await page.clock.runFor(10_000);
    await expect(snackbar(page)).toHaveText(FAILED);
    await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
    await page.clock.runFor(2900);
    await expect(snackbar(page)).toHaveText(FAILED);
    await page.clock.runFor(200);
    await expect(snackbar(page)).toHaveText('');
  });

  test('a service that cannot be reached counts as failed', async ({ page }) => {
    await page.goto(site.url + SORTING);
    service.close();
    await vote(page, 'Yes').click();
    await send(page).click();
    await expect(snackbar(page)).toHaveText(FAILED);
  });

  test('broken cookies count as no vote', async ({ page }) => {
    const messages = collectMessages(page);
    await page.context().addCookies([
      { name: 'feedback', value: '%E0%A4%A{{"', url: site.url },
      { name: 'feedbackId', value: '%%%', url: site.url },
    ]);
    await page.goto(site.url + SORTING);
    await vote(page, 'Yes').click();
    await send(page).click();
    await expect(snackbar(page)).toContainText('Thanks');
    expect(JSON.parse((await getCookie(page, 'feedback'))!)).toHaveProperty([
      '/x/react-data-grid/sorting',
      'rating',
    ]);
    expect(messages).toEqual([]);
  });
});

test('without a service, the form opens an issue, announces that, and remembers the vote', async ({
  page,
  context,
}) => {
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'ok' }));
  await page.goto(SORTING);
  await vote(page, 'Yes').click();
  await expect(page.getByText('does not collect feedback')).toBeVisible();
  await field(page).fill('Good');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Continue on GitHub' }).click();
  const address = new URL((await opened).url());
  expect(address.pathname).toBe('/mui/mui-x/issues/new');
  expect(address.searchParams.get('body')).toMatch(/\/x\/react-data-grid\/sorting\/\n\nGood$/);
  await page.reload();
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
});

test('the comment on a section opens at its heading, keeps the page in place and the text', async ({
  page,
}) => {
  await page.goto(SORTING);
  const heading = page.locator('#controlled-sort-model-sortmodel');
  const button = heading.getByRole('button', { name: 'Comment on this section' });
  const popover = page.getByRole('dialog', {
    name: 'Comment on “Controlled sort model (sortModel)”',
  });
  const readScroll = () => page.evaluate(() => window.scrollY);
  /** Distance in pixels between the heading and the popover; 0 if it covers the heading. */
  const getDistance = async () => {
    const [above, box] = [(await heading.boundingBox())!, (await popover.boundingBox())!];
    return Math.max(box.y - above.y - above.height, above.y - box.y - box.height, 0);
  };

  await heading.hover();
  const scroll = await readScroll();
  await button.click();
  await expect(field(page)).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await readScroll()).toBe(scroll);
  expect(await getDistance()).toBeLessThan(20);

  await field(page).fill('An example with dates would help.');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(field(page)).toHaveValue('An example with dates would help.');
  await page.locator('.lead').dispatchEvent('pointerdown');
  await expect(popover).toBeHidden();
  expect(await readScroll()).toBe(scroll);

  const other = page.locator('.prose > h2[id]').last();
  await other.getByRole('button', { name: 'Comment on this section' }).click();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');

  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.setViewportSize({ width: 360, height: 640 });
  await button.click();
  await expect(field(page)).toBeFocused();
  expect(await getDistance()).toBeLessThan(20);
  const { x, y, width, height } = (await popover.boundingBox())!;
  expect([x >= 0, x + width <= 360, y >= 0, y + height <= 640]).toEqual([true, true, true, true]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toBeFocused();
});

test('the form is loaded on demand, not with the page', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/x/introduction/');
  await expect(vote(page, 'Yes')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /mount-feedback|react\./.test(url))).toEqual([]);
  await vote(page, 'Yes').click();
  await expect(field(page)).toBeFocused();
  expect(loaded.filter((url) => /mount-feedback/.test(url))).toHaveLength(1);
});
