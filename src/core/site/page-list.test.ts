import { expect, it } from 'vitest';
import { getPageGroups } from './page-list.ts';
import type { Page } from '../page/page.ts';
import { NO_SERVICES } from './services.ts';
import { buildSiteModel } from './model.ts';

function createPage(pathname: string, title: string, heading?: string): Page {
  return {
    pathname,
    file: '',
    section: 'grid',
    frontMatter: { title, description: 'D', heading, components: [], keywords: [], toc: true },
    headings: [],
    demos: [],
    text: {},
  };
}

it('lists every page by section, in the order of the navigation', () => {
  const site = buildSiteModel({
    config: {
      name: 'MUI X',
      origin: 'https://mui.com',
      productionHost: 'mui.com',
      homePath: '/x/',
      repository: 'https://github.com/mui/mui-x',
      sourceRoot: 'https://github.com/mui/mui-x',
      releaseTag: 'v7.0.0',
      services: NO_SERVICES,
    },
    versions: { current: 'v7.0.0', earlier: [] },
    sections: [
      { folder: 'empty', name: 'Empty', prefix: '/x/empty', entries: [] },
      {
        folder: 'grid',
        name: 'Grid',
        navTitle: 'Data Grid',
        prefix: '/x/grid',
        entries: [
          { pathname: '/x/grid' },
          { pathname: '/x/grid/rows', children: [{ pathname: '/x/grid/height' }] },
        ],
      },
    ],
    pages: [
      createPage('/x/grid/loose', 'Loose'),
      createPage('/x/grid/height', 'Grid - Height', 'Height'),
      createPage('/x/grid', 'Overview'),
    ],
    packageVersions: {},
  });
  expect(getPageGroups(site)).toEqual([
    {
      name: 'Data Grid',
      href: '/x/grid/',
      pages: [
        { href: '/x/grid/', title: 'Overview' },
        { href: '/x/grid/height/', title: 'Height' },
        { href: '/x/grid/loose/', title: 'Loose' },
      ],
    },
  ]);
});
