/** Screenshots of demos, small enough to store next to the pages. Printed sections use them too. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type CDPSession, type Page } from '@playwright/test';
import sharp from 'sharp';
import { listDemos } from './support.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../content');

/** Returns the path segments of a demo's picture in `content/`: in the page's folder `pictures`. */
export function getPicturePath(demoId: string): string[] {
  const parts = demoId.split('/');
  return [...parts.slice(0, -1), 'pictures', `${parts.at(-1)}.png`];
}

/** Lists the stored pictures, as paths relative to `content/`. */
export function listPictures(): string[] {
  return readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(^|\/)pictures\/[^/]+$/.test(file))
    .sort();
}

/** Maximum width in pixels. Text is still readable in a printed section. */
const WIDTH = 640;

/** Hides elements that overlap demos: the page header, and the watermark shown without a license key. */
const HIDDEN = `
  .header, .back-to-top { visibility: hidden !important; }
  * { caret-color: transparent !important; }
  [style*="pointer-events: none"][style*="z-index: 100000"] { visibility: hidden !important; }
`;

/**
 * Aligns every demo to whole pixels and makes the browser lay out text again. Otherwise a changed
 * line of text above a demo would change how its text and borders are rasterized.
 */
async function alignDemos(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const stage of document.querySelectorAll<HTMLElement>('[data-demo] > .demo-stage')) {
      const { left, top } = stage.getBoundingClientRect();
      stage.style.position = 'relative';
      stage.style.left = `${Math.round(left + window.scrollX) - left - window.scrollX}px`;
      stage.style.top = `${Math.round(top + window.scrollY) - top - window.scrollY}px`;
    }
    // Until text is shaped again, glyphs can be a pixel higher or lower from one load to the next.
    const { style } = document.documentElement;
    for (const rendering of ['geometricPrecision', '']) {
      style.textRendering = rendering;
      void document.documentElement.offsetHeight;
    }
  });
}

/** The page and its DevTools session, open while pictures are taken. */
interface Camera {
  page: Page;
  session: CDPSession;
}

/**
 * Takes one screenshot through the DevTools protocol. `locator.screenshot()` prepares the page each
 * time, which takes longer than the screenshot itself.
 */
async function takeOnce({ page, session }: Camera, demoId: string): Promise<Buffer> {
  const { clip, fits } = await page.evaluate((id) => {
    const stage = document.querySelector(`[data-demo="${id}"] > .demo-stage`)!;
    stage.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = stage.getBoundingClientRect();
    // All pixels that the stage touches, ignoring rounding errors.
    const x = Math.floor(left + window.scrollX + 1e-3);
    const y = Math.floor(top + window.scrollY + 1e-3);
    const right = Math.ceil(left + window.scrollX + width - 1e-3);
    const bottom = Math.ceil(top + window.scrollY + height - 1e-3);
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
  return sharp(Buffer.from(data, 'base64'))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .png({ palette: true, colours: 32, dither: 0, effort: 8 })
    .toBuffer();
}

/**
 * Takes the picture of a demo once it has stopped moving: when it equals the stored picture, or two
 * in a row are equal. Gives up and returns the sixth picture otherwise.
 */
async function takePicture(camera: Camera, demoId: string): Promise<Buffer> {
  const file = path.join(CONTENT, ...getPicturePath(demoId));
  let known: Buffer = existsSync(file) ? readFileSync(file) : Buffer.of();
  for (let take = 1; ; take++) {
    const picture = await takeOnce(camera, demoId);
    if (take === 6 || picture.equals(known)) return picture;
    known = picture;
    // Without a pause, six pictures would take less time than animations run by scripts.
    await camera.page.waitForTimeout(100 * take);
  }
}

/** Allows for text rendering on other machines, but not for a changed column, row order or empty grid. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.002 };

/**
 * Compares each demo of an open page with its stored picture, then restores the page. Demos must be
 * hydrated, not animating and in light mode.
 */
export async function comparePictures(page: Page, pathname: string): Promise<void> {
  const demos = listDemos(pathname);
  if (demos.length === 0) return;
  await alignDemos(page);
  const hidden = await page.addStyleTag({ content: HIDDEN });
  const session = await page.context().newCDPSession(page);
  for (const id of demos) {
    const picture = await takePicture({ page, session }, id);
    expect.soft(picture, id).toMatchSnapshot(getPicturePath(id), TOLERANCE);
  }
  await session.detach();
  await hidden.evaluate((style: HTMLStyleElement) => style.remove());
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('[data-demo] > .demo-stage')) {
      style.position = style.left = style.top = '';
    }
    window.scrollTo(0, 0);
  });
}
