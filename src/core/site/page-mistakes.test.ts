import { describe, expect, it } from 'vitest';
import type { Page } from '../page/page.ts';
import { findPageMistakes } from './page-mistakes.ts';
import type { SiteModel } from './model.ts';

const toPage = (pathname: string, section: string, file: string) =>
  ({ pathname, section, file }) as Page;
const SITE = {
  pages: [
    toPage('/x/grid', 'grid', 'content/grid/page.mdx'),
    toPage('/x/grid/rows', 'grid', 'content/grid/rows/page.mdx'),
    toPage('/x/api/grid/row', 'grid', 'api/grid.api.json'),
    toPage('/x/charts', 'charts', 'content/charts/page.mdx'),
  ],
  sections: [
    { folder: 'grid', prefix: '/x/grid' },
    { folder: 'charts', prefix: '/x/charts' },
  ],
} as unknown as SiteModel;

/** Returns the files whose mistakes are shown at an address. */
function getFiles(address: string, ...files: string[]): string[] {
  const mistakes = files.map((file) => ({
    file,
    line: 1,
    problem: 'Wrong.',
    remedy: 'Correct it.',
  }));
  return findPageMistakes(mistakes, address, SITE, ['en', 'pt']).map(({ file }) => file);
}

describe('the mistakes that a page shows', () => {
  const PAGE = 'content/grid/rows/page.mdx';
  const DEMO = 'content/grid/rows/demos/Pick.tailwind.tsx';
  const NAV = 'content/grid/nav.ts';
  const DATA = 'content/grid/datasets/fleet.ts';
  const LABELS = 'content/ui/en.json';
  const ALL = [PAGE, DEMO, NAV, DATA, LABELS, 'config/hosting.ts'];

  it.each([
    ['/x/grid/rows/', [PAGE, DEMO, NAV, DATA, LABELS]],
    ['/pt/x/grid/rows/', [PAGE, DEMO, NAV, DATA, LABELS]],
    ['/x/grid/rows.md', [PAGE, DEMO, NAV, DATA, LABELS]],
    ['/x/grid/print/', [PAGE, DEMO, NAV, DATA, LABELS]],
    ['/x/grid/', [NAV, DATA, LABELS]],
    ['/x/api/grid/row/', [NAV, DATA, LABELS]],
    ['/x/charts/', [LABELS]],
    ['/x/none/', []],
    ['/versions/', []],
    ['/', []],
  ])('%s', (address, files) => {
    expect(getFiles(address, ...ALL)).toEqual(files);
  });
});
