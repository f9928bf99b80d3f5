import { expect, it } from 'vitest';
import { createPage, EMPTY_SITE } from '../../../tests/fixtures/site.ts';
import { buildSiteModel, type Section } from './model.ts';
import { getPageCards } from './page-cards.ts';

const grid: Section = {
  id: 'x-grid',
  folder: 'grid',
  name: 'Grid',
  prefix: '/x/grid',
  entries: [
    { pathname: '/x/grid', title: 'Overview' },
    {
      pathname: '/x/grid/columns',
      description: 'Size and pin columns.',
      children: [{ pathname: '/x/grid/column-width' }, { pathname: '/x/grid/column-pinning' }],
    },
    { pathname: '/x/grid/sorting', newFeature: true },
    {
      pathname: '/x/grid/filtering-group',
      title: 'Filtering',
      children: [
        { pathname: '/x/grid/filtering', title: 'Overview' },
        { pathname: '/x/grid/filtering/quick-filter' },
      ],
    },
    { pathname: '/x/grid/hidden', inSideNav: false },
    { pathname: '/x/grid/unwritten' },
    { pathname: '/x/api/grid-group', title: 'API', children: [{ pathname: '/x/api/grid' }] },
  ],
};

const write = (pathname: string, plan?: 'pro') =>
  createPage({
    pathname,
    section: 'grid',
    frontMatter: { description: `About ${pathname}.`, plan },
  });

const site = buildSiteModel({
  ...EMPTY_SITE,
  sections: [grid],
  pages: [
    write('/x/grid'),
    write('/x/grid/column-width'),
    write('/x/grid/column-pinning', 'pro'),
    write('/x/grid/sorting', 'pro'),
    write('/x/grid/filtering'),
    write('/x/grid/filtering/quick-filter'),
    write('/x/grid/hidden'),
    { ...write('/x/api/grid'), api: { kind: 'index', name: 'Grid' } },
  ],
});

it('has a card for each page and group of the section that can be read', () => {
  expect(getPageCards(site, grid)).toEqual([
    {
      title: 'Columns',
      href: '/x/grid/column-width/',
      text: 'Size and pin columns.',
      plan: null,
      marks: [],
    },
    {
      title: 'Sorting',
      href: '/x/grid/sorting/',
      text: 'About /x/grid/sorting.',
      plan: 'pro',
      marks: ['new'],
    },
    {
      title: 'Filtering',
      href: '/x/grid/filtering/',
      text: 'Overview, Quick filter',
      plan: null,
      marks: [],
    },
  ]);
});

it('has no card for the only page of a section', () => {
  const section = { ...grid, entries: [{ pathname: '/x/grid', title: 'Overview' }] };
  const pages = [write('/x/grid')];
  const model = buildSiteModel({ ...EMPTY_SITE, sections: [section], pages });
  expect(getPageCards(model, section)).toEqual([]);
});
