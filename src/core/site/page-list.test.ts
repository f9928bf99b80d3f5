import { expect, it } from 'vitest';
import { createPage, EMPTY_SITE } from '../../../tests/fixtures/site.ts';
import { getPageGroups } from './page-list.ts';
import { buildSiteModel } from './model.ts';

const toPage = (pathname: string, title: string, heading?: string) =>
  createPage({ pathname, section: 'grid', frontMatter: { title, heading } });

it('lists every page by section, in navigation order', () => {
  const site = buildSiteModel({
    ...EMPTY_SITE,
    sections: [
      { folder: 'empty', name: 'Empty', prefix: '/x/empty', entries: [] },
      {
        folder: 'grid',
        name: 'Data Grid',
        prefix: '/x/grid',
        entries: [
          { pathname: '/x/grid' },
          { pathname: '/x/grid/rows', children: [{ pathname: '/x/grid/height' }] },
        ],
      },
    ],
    pages: [
      toPage('/x/grid/loose', 'Loose'),
      toPage('/x/grid/height', 'Grid - Height', 'Height'),
      toPage('/x/grid', 'Overview'),
    ],
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
