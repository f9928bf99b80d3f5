import { expect, test } from '@playwright/test';
import { getPicturePath, listPictures } from './pictures.ts';
import { GUIDE_PAGES, listDemos } from './support.ts';

// every-page.spec.ts compares demos with their pictures, because it hydrates all of them anyway.
test('every picture belongs to a demo', () => {
  const demos = GUIDE_PAGES.flatMap(listDemos);
  const expected = new Set(demos.map((id) => getPicturePath(id).join('/')));
  expect(listPictures().filter((file) => !expected.has(file))).toEqual([]);
});
