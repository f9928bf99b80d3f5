/** Pictures of demos, small enough to lie beside the pages; a printed section shows them too. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type CDPSession, type Page } from '@playwright/test';
import sharp from 'sharp';
import { listDemos } from './support.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../content');

/** Where the picture of a demo lies below `content/`: in the page's folder `pictures`. */
export function getPicturePath(demoId: string): string[] {
  const parts = demoId.split('/');
  return [...parts.slice(0, -1), 'pictures', `${parts.at(-1)}.png`];
}

/** The pictures that are stored, as paths below `content/`. */
export function listPictures(): string[] {
  return readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(^|\/)pictures\/[^/]+$/.test(file))
    .sort();
}

/** Pixels of the widest picture: words can be read on paper, where a whole section is printed. */
const WIDTH = 640;

/** What lies over demos: the head of the page, and the mark of paid packages without a key. */
const HIDDEN = `
  .header, .back-to-top { visibility: hidden !important; }
  * { caret-color: transparent !important; }
  [style*="pointer-events: none"][style*="z-index: 100000"] { visibility: hidden !important; }
`;

/**
 * Moves every demo to whole pixels, or a changed line of text above it would change where its
 * letters and borders fall, and makes the browser set the text again.
 */
async function alignDemos(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const stage of document.querySelectorAll<HTMLElement>('[data-demo] > .demo-stage')) {
      const { left, top } = stage.getBoundingClientRect();
      stage.style.position = 'relative';
      stage.style.left = `${Math.round(left + window.scrollX) - left - window.scrollX}px`;
      stage.style.top = `${Math.round(top + window.scrollY) - top - window.scrollY}px`;
    }
    // The same letters may stand a pixel higher or lower from load to load, until shaped anew.
    const { style } = document.documentElement;
    for (const rendering of ['geometricPrecision', '']) {
      style.textRendering = rendering;
      void document.documentElement.offsetHeight;
    }
  });
}

/** What is open while the pictures of a page are taken. */
interface Camera {
  page: Page;
  session: CDPSession;
}

/**
 * One screenshot, through the browser's own protocol: `locator.screenshot()` prepares the page anew
 * for each, which takes longer than the picture itself.
 */
async function takeOnce({ page, session }: Camera, demoId: string): Promise<Buffer> {
  const { clip, fits } = await page.evaluate((id) => {
    const stage = document.querySelector(`[data-demo="${id}"] > .demo-stage`)!;
    stage.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = stage.getBoundingClientRect();
    // All pixels that the stage touches; what is left over by computing is no pixel.
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
 * Takes the picture of a demo once it stands still: when it is the stored one to the last pixel, or
 * two in a row are equal, or after six.
 */
async function takePicture(camera: Camera, demoId: string): Promise<Buffer> {
  const file = path.join(CONTENT, ...getPicturePath(demoId));
  let known: Buffer = existsSync(file) ? readFileSync(file) : Buffer.of();
  for (let take = 1; ; take++) {
    const picture = await takeOnce(camera, demoId);
    if (take === 6 || picture.equals(known)) return picture;
    known = picture;
    // What scripts move ends later than it takes to make six pictures.
    await camera.page.waitForTimeout(100 * take);
  }
}

/** The lettering of another machine passes; a column, an empty grid or the order of rows does not. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.002 };

/**
 * Compares each demo of an open page, hydrated and still in light mode, with its stored picture,
 * and leaves the page as it was.
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
