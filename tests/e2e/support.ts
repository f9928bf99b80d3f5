import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const DIST = path.resolve(import.meta.dirname, '../../dist');

/** Addresses of all built pages, those without an error on purpose; whole sections for the printer have tests of their own. */
const PAGES = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('production-error'))
  .filter((file) => !/[\\/]print[\\/]index\.html$/.test(file))
  .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$/, '$1')}`)
  .sort();

const isApi = (path: string) => path.startsWith('/x/api/');
/** Those that are generated from the packages, and those that authors write. */
export const API_PAGES = PAGES.filter(isApi);
export const GUIDE_PAGES = PAGES.filter((path) => !isApi(path));

/** The HTML of a built page. */
export function readPage(pathname: string): string {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  return readFileSync(path.join(DIST, file), 'utf8');
}

/** Ids of the demos on a built page, in their order. */
export function listDemos(pathname: string): string[] {
  return [...readPage(pathname).matchAll(/ data-demo="([^"]+)"/g)].map(([, id]) => id!);
}

/** The notice of paid packages without a key: the one message a page may print. */
const LICENCE_NOTICE = /MUI X: Missing license key|^%c|^\*{10,}/;

/** Collects what a page prints or throws, the licence notice aside. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!LICENCE_NOTICE.test(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => messages.push(`failed: ${request.url()}`));
  return messages;
}

/** Collects what the Content-Security-Policy of a page refuses. Call it before the page loads. */
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
 * Hydrates every demo of an open page at once: for the time it takes, the window is as tall as the
 * page, so that all of them are in view.
 */
export async function hydrateDemos(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, full) });
  await expect(page.locator('[data-demo]:not([data-live])')).toHaveCount(0, { timeout: 60_000 });
  await page.setViewportSize({ width, height });
}

/**
 * Waits until nothing moves any more: what loads turns until it is there. What has not ended after
 * four seconds never will (demos of loading itself) and is not waited for again.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const known = window as unknown as { endless?: WeakSet<Animation> };
    const endless = (known.endless ??= new WeakSet());
    const running = document.getAnimations().filter((each) => !endless.has(each));
    const all = running.map(({ finished }) => finished.catch(() => {}));
    await Promise.race([Promise.all(all), new Promise((end) => setTimeout(end, 4000))]);
    for (const each of running) if (each.playState === 'running') endless.add(each);
  });
}

/** Sets what a reader has stored before the page loads. */
export async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  }, values);
}

/** Opens the settings drawer. */
export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toBeVisible();
  return drawer;
}
