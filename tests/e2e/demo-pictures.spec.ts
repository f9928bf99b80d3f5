import { expect, test } from '@playwright/test';
import { alignDemos, getPicturePath, listPictures, takePicture } from './pictures.ts';
import { GUIDE_PAGES, listDemos, waitForAnimations, wakeDemos } from './support.ts';

/** Demos that never look the same twice, with the reason. */
const UNSTEADY: Readonly<Record<string, string>> = {};

/** The lettering of another machine passes; a column, an empty grid or the order of rows does not. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.002 };

test.use({ colorScheme: 'light', locale: 'en-US', timezoneId: 'UTC' });

const steady = (id: string) => !(id in UNSTEADY);

for (const path of GUIDE_PAGES) {
  const demos = listDemos(path).filter(steady);
  if (demos.length === 0) continue;

  test(`the demos of ${path} look like their pictures`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    await wakeDemos(page);
    await waitForAnimations(page);
    await alignDemos(page);
    for (const id of demos) {
      const picture = await takePicture(page.locator(`[data-demo="${id}"] > .demo-stage`), id);
      expect.soft(picture, id).toMatchSnapshot(getPicturePath(id), TOLERANCE);
    }
  });
}

test('every picture is that of a demo', () => {
  const demos = GUIDE_PAGES.flatMap(listDemos);
  const expected = new Set(demos.filter(steady).map((id) => getPicturePath(id).join('/')));
  expect(listPictures().filter((file) => !expected.has(file))).toEqual([]);
  expect(Object.keys(UNSTEADY).filter((id) => !demos.includes(id))).toEqual([]);
});
