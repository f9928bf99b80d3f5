import { expect, test } from '@playwright/test';
import { getPicturePath, listPictures } from './pictures.ts';
import { GUIDE_PAGES, listDemos } from './support.ts';

// That each demo looks like its picture is seen in every-page.spec.ts, where all of them are hydrated.
test('every picture is that of a demo', () => {
  const demos = GUIDE_PAGES.flatMap(listDemos);
  const expected = new Set(demos.map((id) => getPicturePath(id).join('/')));
  expect(listPictures().filter((file) => !expected.has(file))).toEqual([]);
});
