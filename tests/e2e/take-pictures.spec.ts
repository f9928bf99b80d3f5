/**
 * Takes the pictures of all demos. Not a test: it runs with `npm run pictures`, for all pages or
 * those in TEST_PAGES. Keeps a stored picture that still looks like its demo.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test, type Page } from '@playwright/test';
import {
  PICTURE_MODES,
  PICTURE_VIEWPORTS,
  type PictureMode,
  type PictureViewport,
} from '../../src/core/demo/picture.ts';
import {
  CONTENT,
  expectPictured,
  getPicturePath,
  getStagePadding,
  listPicturedDemos,
  takeSettled,
  takeStage,
  withCamera,
} from './pictures.ts';
import { cutFixed, cutPadding, encode, isSimilar } from './stored-picture.ts';
import { GUIDE_PAGES, hydrateDemos, waitForAnimations, waitForDemos } from './support.ts';

/** Bytes that a picture may have, for nearly all demos. */
const MAX_BYTES = { narrow: 8 * 1024, medium: 12 * 1024, large: 14 * 1024, wide: 16 * 1024 };

const VIEWPORTS = Object.keys(PICTURE_VIEWPORTS) as PictureViewport[];
const chosen = process.env['TEST_PAGES']?.split(',');
const pages = GUIDE_PAGES.filter(
  (pathname) => (chosen?.includes(pathname) ?? true) && listPicturedDemos(pathname).length > 0,
);

type Taken = Record<PictureViewport, Record<PictureMode, Buffer>>;

async function setMode(page: Page, mode: PictureMode) {
  await page.emulateMedia({ colorScheme: mode });
  await page.locator(`html[data-mui-color-scheme="${mode}"]`).waitFor();
  await waitForDemos(page);
}

async function takeViewport(page: Page, demos: readonly string[], viewport: PictureViewport) {
  const { width, height } = PICTURE_VIEWPORTS[viewport];
  await page.setViewportSize({ width, height });
  await setMode(page, 'light');
  await hydrateDemos(page);
  // Demos follow the width in a few steps.
  await page.waitForTimeout(500);
  await waitForAnimations(page);
  const padding = await getStagePadding(page);
  const taken = new Map<string, Record<PictureMode, Buffer>>(
    demos.map((id) => [id, { light: Buffer.of(), dark: Buffer.of() }]),
  );
  for (const mode of PICTURE_MODES) {
    await setMode(page, mode);
    await withCamera(page, async (camera) => {
      for (const id of demos) {
        let stage: Buffer;
        if (viewport === 'medium' && mode === 'light') {
          const settled = await takeSettled(camera, id);
          expectPictured(settled.reduced, id);
          stage = settled.stage;
        } else {
          stage = await takeStage(camera, id);
        }
        taken.get(id)![mode] = await cutPadding(stage, padding);
      }
    });
  }
  return taken;
}

async function storePicture(file: string, picture: Buffer, maxBytes: number) {
  if (existsSync(file) && (await isSimilar(picture, readFileSync(file)))) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await encode(picture, maxBytes));
}

/** Stores the pictures of a demo. A demo with a width of its own needs none for larger windows. */
async function storeDemo(id: string, taken: Taken) {
  const fixed = {
    light: await cutFixed(taken.medium.light, taken.wide.light),
    dark: await cutFixed(taken.medium.dark, taken.wide.dark),
  };
  const isFixed = fixed.light !== null && fixed.dark !== null;
  for (const viewport of VIEWPORTS) {
    for (const mode of PICTURE_MODES) {
      const file = path.join(CONTENT, ...getPicturePath(id, `${viewport}-${mode}.avif`));
      const cut = viewport === 'medium' && isFixed ? fixed[mode]! : taken[viewport][mode];
      if ((viewport === 'large' || viewport === 'wide') && isFixed) rmSync(file, { force: true });
      else await storePicture(file, cut, MAX_BYTES[viewport]);
    }
  }
}

/**
 * Notes which comparison picture the others were taken with. A check in `tests/site` fails when
 * that one alone has been replaced.
 */
function noteTaken(demos: readonly string[]) {
  const folder = path.dirname(path.join(CONTENT, ...getPicturePath(demos[0]!)));
  const notes = demos.map((id) => {
    const picture = readFileSync(path.join(CONTENT, ...getPicturePath(id)));
    return [path.basename(id), createHash('sha256').update(picture).digest('hex').slice(0, 12)];
  });
  const sorted = Object.fromEntries(notes.sort(([a], [b]) => (a! < b! ? -1 : 1)));
  writeFileSync(path.join(folder, 'taken.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

test.use({ colorScheme: 'light', locale: 'en-US', timezoneId: 'UTC' });

for (const pathname of pages) {
  test(`takes the pictures of ${pathname}`, async ({ page }) => {
    test.setTimeout(300_000);
    const demos = listPicturedDemos(pathname);
    await page.goto(pathname);
    await hydrateDemos(page);
    const taken: Partial<Record<PictureViewport, Map<string, Record<PictureMode, Buffer>>>> = {};
    for (const viewport of ['medium', 'large', 'wide', 'narrow'] as const) {
      taken[viewport] = await takeViewport(page, demos, viewport);
    }
    for (const id of demos) {
      const of = (viewport: PictureViewport) => taken[viewport]!.get(id)!;
      await storeDemo(id, {
        narrow: of('narrow'),
        medium: of('medium'),
        large: of('large'),
        wide: of('wide'),
      });
    }
    noteTaken(demos);
  });
}
