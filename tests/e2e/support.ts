import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ISLAND_HYDRATE } from '../../src/state/island-events.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

/**
 * Pathnames of all built pages, except the one that throws, printed sections and the frame of
 * edited demos, which have their own tests.
 */
const PAGES = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('production-error'))
  .filter((file) => !/[\\/]print[\\/]index\.html$/.test(file))
  .filter((file) => !/[\\/]editor-frame[\\/]/.test(file))
  .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$/, '$1')}`)
  .sort();

const isApi = (path: string) => path.startsWith('/x/api/');
/** Reference pages, generated from the packages. */
export const API_PAGES = PAGES.filter(isApi);
/** All other pages. */
export const GUIDE_PAGES = PAGES.filter((path) => !isApi(path));

/** Reads the HTML of a built page. */
export function readPage(pathname: string): string {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  return readFileSync(path.join(DIST, file), 'utf8');
}

/** Returns the ids of the demos on a built page, in page order. */
export function listDemos(pathname: string): string[] {
  return [...readPage(pathname).matchAll(/ data-demo="([^"]+)"/g)].map(([, id]) => id!);
}

/** The notice that paid packages log without a license key: the only message a page may log. */
const LICENSE_NOTICE = /MUI X: Missing license key|^%c|^\*{10,}/;

/** Collects console messages, errors and failed requests of a page, except the license notice. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!LICENSE_NOTICE.test(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A demo that is live before its picture has arrived no longer needs it.
    const isDropped = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (isDropped && request.url().includes('/x/assets/demos/')) return;
    messages.push(`failed: ${request.url()}`);
  });
  return messages;
}

/** Collects violations of the page's Content-Security-Policy. Call it before the page loads. */
export async function collectPolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportPolicyViolation', (violation: string) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportPolicyViolation } = window as unknown as {
        reportPolicyViolation: (violation: string) => void;
      };
      reportPolicyViolation(`${event.effectiveDirective} refuses ${event.blockedURI}`);
    });
  });
  return violations;
}

/**
 * Hydrates all demos of an open page by making the viewport as tall as the page until they are
 * done.
 */
export async function hydrateDemos(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  // What nobody looks at need not be painted, which would take half of the time.
  const unpainted = await page.addStyleTag({ content: 'body { opacity: 0 }' });
  await page.setViewportSize({ width, height: Math.max(height, full) });
  await page.waitForFunction(
    (wake) => {
      // A demo that sleeps until it is touched keeps its cover until it is complete.
      for (const island of document.querySelectorAll(
        '.demo-stage:has([data-demo-wake]) > astro-island',
      )) {
        island.dispatchEvent(new CustomEvent(wake));
      }
      return !document.querySelector('[data-demo]:not([data-live]), [data-demo-wake]');
    },
    ISLAND_HYDRATE,
    { polling: 100, timeout: 60_000 },
  );
  await page.setViewportSize({ width, height });
  await unpainted.evaluate((style: HTMLStyleElement) => style.remove());
}

/**
 * Waits until animations have finished, such as loading indicators. An animation that is still
 * running after four seconds is assumed to be endless (in demos of loading) and ignored from then on.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const known = window as unknown as { endless?: WeakSet<Animation> };
    const endless = (known.endless ??= new WeakSet());
    // Animations driven by scrolling end only when the reader scrolls, and the cursor of the editor
    // blinks for ever.
    const isCursor = (each: Animation) =>
      each instanceof CSSAnimation && each.animationName.startsWith('cm-blink');
    const running = document
      .getAnimations()
      .filter((each) => each.timeline instanceof DocumentTimeline)
      .filter((each) => !endless.has(each) && !isCursor(each));
    const all = running.map(({ finished }) => finished.catch(() => {}));
    await Promise.race([Promise.all(all), new Promise((end) => setTimeout(end, 4000))]);
    for (const each of running) if (each.playState === 'running') endless.add(each);
  });
}

/** Writes values to local storage before the page loads. */
export async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    // The frame of edited demos has no storage.
    if (window.origin === 'null') return;
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  }, values);
}

/** Waits until all live demos show the settings of the page, which paints its own change first. */
export async function waitForDemos(page: Page): Promise<void> {
  // Asked in each frame, since assertions repeated at growing intervals end up to a second late.
  await page.waitForFunction(() => !document.querySelector('[data-behind]'));
}

/**
 * Compares a page that leaves out blocks far from the viewport with the same page laid out whole,
 * at its top and at its end. `moved` is the largest distance, in pixels, between the places of a
 * block; `skipped` counts the blocks left out at the top.
 */
export async function measureAwayBlocks(page: Page) {
  return page.evaluate(async () => {
    const blocks = [...document.querySelectorAll('.prose > *, .nav-list li, footer')];
    const getTops = () => blocks.map((block) => block.getBoundingClientRect().top + window.scrollY);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const measure = async (place: number) => {
      window.scrollTo({ top: place, behavior: 'instant' });
      // Observers report in the first frame; what they mark is skipped in the second.
      for (let frame = 0; frame < 3; frame += 1) await nextFrame();
      const away = [...document.querySelectorAll('[data-away]')];
      const skipped = away.filter(
        (block) => !block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      );
      const before = getTops();
      for (const block of away) block.removeAttribute('data-away');
      const moved = getTops().map((top, index) => Math.abs(top - before[index]!));
      for (const block of away) block.setAttribute('data-away', '');
      return { skipped: skipped.length, moved: Math.max(...moved) };
    };
    const end = await measure(document.documentElement.scrollHeight);
    const top = await measure(0);
    return { skipped: top.skipped, moved: Math.max(top.moved, end.moved) };
  });
}

/** Opens the settings drawer. */
export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toBeVisible();
  return drawer;
}
