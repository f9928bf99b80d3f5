/** Screenshots of demos, small enough to store next to the pages. Printed sections use them too. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type CDPSession, type Frame, type Page } from '@playwright/test';
import sharp from 'sharp';
import products from '../../config/products.ts';
import { getPagePathname, toHref } from '../../src/core/urls.ts';
import { listDemos } from './support.ts';
import { cutPadding, isNearlyEqual, isSimilar } from './stored-picture.ts';

export const CONTENT = path.resolve(import.meta.dirname, '../../content');

/** Returns the pathname of the page that a demo belongs to. Others can show it too. */
function getOwnPage(demoId: string): string {
  const [folder = '', ...rest] = demoId.split('/').slice(0, -1);
  const product = products.find((each) => each.folder === folder);
  return product ? toHref(getPagePathname(product.prefix, rest.join('/'))) : '';
}

/** Lists the demos of a built page that have their pictures in its folder. */
export function listPicturedDemos(pathname: string): string[] {
  return listDemos(pathname).filter((id) => getOwnPage(id) === pathname);
}

/** Returns the path segments of a demo's picture in `content/`: in the page's folder `pictures`. */
export function getPicturePath(demoId: string, extension = 'png'): string[] {
  const parts = demoId.split('/');
  return [...parts.slice(0, -1), 'pictures', `${parts.at(-1)}.${extension}`];
}

/** Maximum width in pixels. Text is still readable in a printed section. */
const WIDTH = 640;

/** Returns the padding of all stages of an open page, in pixels. */
export function getStagePadding(page: Page): Promise<number> {
  return page
    .locator('.demo-stage')
    .first()
    .evaluate((stage) => parseFloat(getComputedStyle(stage).paddingTop));
}

/** Hides elements that overlap demos: the page header, and the watermark shown without a license key. */
const HIDDEN = `
  .header, .back-to-top { visibility: hidden !important; }
  * { caret-color: transparent !important; }
  [style*="pointer-events: none"][style*="z-index: 100000"] { visibility: hidden !important; }
`;

/** Hides in a frame what would overlap the demo in it. */
export async function hideOverlays(frame: Frame): Promise<void> {
  await frame.addStyleTag({ content: HIDDEN });
}

/** Until text is shaped again, glyphs can be a pixel higher or lower from one load to the next. */
export async function shapeText(document: Frame | Page): Promise<void> {
  await document.evaluate(() => {
    const { style } = window.document.documentElement;
    for (const rendering of ['geometricPrecision', '']) {
      style.textRendering = rendering;
      void window.document.documentElement.offsetHeight;
    }
  });
}

/**
 * Aligns every demo to whole pixels and makes the browser lay out text again. Otherwise a changed
 * line of text above a demo would change how its text and borders are rasterized.
 */
async function alignDemos(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const stage of document.querySelectorAll<HTMLElement>('[data-demo] > .demo-stage')) {
      stage.style.position = stage.style.left = stage.style.top = '';
    }
    for (const stage of document.querySelectorAll<HTMLElement>('[data-demo] > .demo-stage')) {
      const { left, top } = stage.getBoundingClientRect();
      stage.style.position = 'relative';
      stage.style.left = `${Math.round(left + window.scrollX) - left - window.scrollX}px`;
      stage.style.top = `${Math.round(top + window.scrollY) - top - window.scrollY}px`;
    }
  });
  await shapeText(page);
}

/** The page and its DevTools session, open while pictures are taken. */
export interface Camera {
  page: Page;
  session: CDPSession;
}

/**
 * Calls `take` with a camera while the page's demos are aligned and nothing overlaps them, then
 * restores the page. Demos must be hydrated and not animating.
 */
export async function withCamera(page: Page, take: (camera: Camera) => Promise<void>) {
  await alignDemos(page);
  const hidden = await page.addStyleTag({ content: HIDDEN });
  const session = await page.context().newCDPSession(page);
  await take({ page, session });
  await session.detach();
  await hidden.evaluate((style: HTMLStyleElement) => style.remove());
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('[data-demo] > .demo-stage')) {
      style.position = style.left = style.top = '';
    }
    window.scrollTo(0, 0);
  });
}

/**
 * Takes one screenshot of a demo's stage through the DevTools protocol. `locator.screenshot()`
 * prepares the page each time, which takes longer than the screenshot itself.
 */
export async function takeStage({ page, session }: Camera, demoId: string): Promise<Buffer> {
  const { clip, fits } = await page.evaluate((id) => {
    const stage = document.querySelector(`[data-demo="${id}"] > .demo-stage`)!;
    stage.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = stage.getBoundingClientRect();
    // All pixels that the stage touches, ignoring rounding errors. It has been aligned, but may have
    // moved by a fraction: skipped stages above it keep a height rounded to 1/64 of a pixel.
    const x = Math.floor(left + window.scrollX + 1e-3);
    const y = Math.round(top + window.scrollY);
    const right = Math.ceil(left + window.scrollX + width - 1e-3);
    const bottom = Math.ceil(y + height - 1e-3);
    return {
      clip: { x, y, width: right - x, height: bottom - y, scale: 1 },
      fits: top >= 0 && top + height <= window.innerHeight,
    };
  }, demoId);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip,
    captureBeyondViewport: !fits,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

function reduce(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .png({ palette: true, colours: 32, dither: 0, effort: 8 })
    .toBuffer();
}

/** Reads a stored picture of a demo; empty if there is none yet. */
function readStored(demoId: string, extension?: string): Buffer {
  const file = path.join(CONTENT, ...getPicturePath(demoId, extension));
  return existsSync(file) ? readFileSync(file) : Buffer.of();
}

/**
 * Takes the picture of a demo once it has stopped moving: when it equals the stored picture, or two
 * in a row are equal. Gives up and returns the sixth picture otherwise.
 */
export async function takeSettled(camera: Camera, demoId: string) {
  let known = readStored(demoId);
  for (let take = 1; ; take++) {
    const stage = await takeStage(camera, demoId);
    const reduced = await reduce(stage);
    if (take === 6 || reduced.equals(known)) return { stage, reduced };
    known = reduced;
    // Without a pause, six pictures would take less time than animations run by scripts.
    await camera.page.waitForTimeout(100 * take);
  }
}

/**
 * Takes the picture of a demo to compare it with the stored one. Only a demo that differs may still
 * be moving, and is worth more than one screenshot.
 */
export async function takeComparable(camera: Camera, demoId: string): Promise<Buffer> {
  const first = await reduce(await takeStage(camera, demoId));
  if (await isNearlyEqual(first, readStored(demoId))) return first;
  return (await takeSettled(camera, demoId)).reduced;
}

/** Allows for text rendering on other machines, but not for a changed column, row order or empty grid. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.002 };

/** Compares a demo with its stored picture; `npm run pictures` replaces a picture that differs. */
export function expectPictured(reduced: Buffer, demoId: string, check = expect.soft): void {
  check(reduced, demoId).toMatchSnapshot(['content', ...getPicturePath(demoId)], TOLERANCE);
}

/** Compares each demo of an open page in light mode with its stored picture. */
export async function comparePictures(page: Page, pathname: string): Promise<void> {
  const demos = listPicturedDemos(pathname);
  if (demos.length === 0) return;
  await withCamera(page, async (camera) => {
    for (const id of demos) {
      expectPictured(await takeComparable(camera, id), id);
    }
  });
}

/**
 * Compares each demo of an open page in dark mode with the picture that stands in for it. That one
 * is compressed, so only differences in layout, text or color of some size count.
 */
export async function compareDarkPictures(page: Page, pathname: string): Promise<void> {
  const demos = listPicturedDemos(pathname);
  if (demos.length === 0) return;
  const padding = await getStagePadding(page);
  await withCamera(page, async (camera) => {
    for (const id of demos) {
      const stored = readStored(id, 'medium-dark.avif');
      const isSame = async () =>
        stored.length > 0 &&
        isSimilar(await cutPadding(await takeStage(camera, id), padding), stored);
      await expect.soft
        .poll(isSame, { message: `${id} looks as pictured in dark mode` })
        .toBe(true);
    }
  });
}
