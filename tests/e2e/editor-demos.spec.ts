import { expect, test, type Frame } from '@playwright/test';
import { isInScope } from '../../scripts/test/scope.ts';
import { UNOPTIMIZED } from './launch.ts';
import {
  hideOverlays,
  listPicturedDemos,
  expectPictured,
  shapeText,
  takeComparable,
  withCamera,
  type Camera,
} from './pictures.ts';
import { openRunner, readEditedFiles } from './runner/open-runner.ts';
import { GUIDE_PAGES, listDemos, readPage } from './support.ts';

test.use({ launchOptions: UNOPTIMIZED });

/**
 * Demos that look different in the frame, and why. They run, which is tested too.
 */
const DIFFERENT: Readonly<Record<string, string>> = {
  'date-pickers/base-concepts/DesktopOnWideScreens': 'asks for the width of the window',
  'date-pickers/date-range-calendar/CalendarsByWidth': 'asks for the width of the window',
  'date-pickers/date-range-calendar/MonthBefore': 'asks for the width of the window',
  'date-pickers/playground/StylingPlayground': 'arranges its parts by the width of the window',
};

interface PicturedDemo {
  id: string;
  pathname: string;
  /** Whether its page has a table of contents, which leaves the demo less room. */
  hasToc: boolean;
  height: number;
  wide: boolean;
}

/** Reads the demos of a page with their reserved heights. */
function readDemos(pathname: string): PicturedDemo[] {
  const html = readPage(pathname);
  const own = new Set(listPicturedDemos(pathname));
  return listDemos(pathname)
    .filter((id) => own.has(id))
    .map((id) => {
      const [figure = ''] =
        [...html.matchAll(/<figure [^>]*>/g)]
          .map(([tag]) => tag)
          .filter((tag) => tag.includes(` data-demo="${id}"`)) ?? [];
      return {
        id,
        pathname,
        hasToc: html.includes('class="toc-column"'),
        height: Number(/--demo-height:(\d+)px/.exec(figure)?.[1]),
        wide: figure.includes('demo-wide'),
      };
    });
}

/**
 * Whether a demo looks as pictured within a few seconds: on its page, all demos have had time to
 * load their data before the first picture is taken.
 */
async function looksAsPictured(camera: Camera, id: string): Promise<boolean> {
  try {
    await expect(async () => {
      expectPictured(await takeComparable(camera, id), id, expect);
    }).toPass({ timeout: 4000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Charts measure text in an element that keeps the styles of the chart before, which on a page is
 * another one than here.
 */
async function forgetMeasuredStyles(frame: Frame): Promise<void> {
  await frame.evaluate(() => document.getElementById('mui_measurement_span')?.remove());
}

const BATCH = 80;

/** Stored pictures of pages about dates were taken in this zone. */
const DATES_ZONE = 'Asia/Tokyo';

const groups = [
  {
    name: 'about dates',
    zone: DATES_ZONE,
    isIn: (path: string) => path.startsWith('/x/react-date-pickers/'),
  },
  {
    name: 'about all else',
    zone: 'UTC',
    isIn: (path: string) => !path.startsWith('/x/react-date-pickers/'),
  },
];

for (const { name, zone, isIn } of groups) {
  const all = GUIDE_PAGES.filter((path) => isIn(path) && isInScope(path)).flatMap(readDemos);
  const batches = [true, false].flatMap((hasToc) => {
    const demos = all.filter((each) => each.hasToc === hasToc);
    return Array.from({ length: Math.ceil(demos.length / BATCH) }, (_, index) =>
      demos.slice(index * BATCH, (index + 1) * BATCH),
    );
  });

  test.describe(`demos ${name}`, () => {
    test.use({ colorScheme: 'light', locale: 'en-US', timezoneId: zone });

    for (const [index, batch] of batches.entries()) {
      test(`look the same in the frame as on their pages, ${index + 1} of ${batches.length}`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        const runner = await openRunner(page, batch[0]!.pathname);
        const failed: string[] = [];
        await runner.run({ files: [{ name: 'Empty.tsx', code: 'export default () => null;' }] });
        await hideOverlays(runner.getFrame());
        await withCamera(page, async (camera) => {
          for (const demo of batch) {
            await forgetMeasuredStyles(runner.getFrame());
            const result = await runner.run({ ...demo, files: readEditedFiles(demo.id) });
            await shapeText(runner.getFrame());
            if (result.kind === 'failed') failed.push(`${demo.id}: ${result.message}`);
            else if (!(demo.id in DIFFERENT) && !(await looksAsPictured(camera, demo.id))) {
              failed.push(`${demo.id} looks different`);
            }
          }
        });
        expect(failed).toEqual([]);
      });
    }
  });
}
