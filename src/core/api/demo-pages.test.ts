import { describe, expect, it } from 'vitest';
import { createPage } from '../../../tests/fixtures/site.ts';
import { findDemoIds, findDemoPages } from './demo-pages.ts';
import type { Page } from '../page/page.ts';

function getPage(name: string, demos: string[], components: string[] = []): Page {
  return createPage({
    pathname: `/x/react-tables/${name}`,
    file: `content/tables/${name}/page.mdx`,
    section: 'tables',
    frontMatter: { title: `Tables - ${name}`, heading: name, components },
    demos,
  });
}

const PAGES: Page[] = [
  getPage('rows', ['Few', 'Many']),
  getPage('sorting', ['Sorted'], ['Table']),
  getPage('theming', ['Themed'], ['Other']),
  {
    ...getPage('reference', [], ['Table']),
    api: { kind: 'component', name: 'Table' },
  },
];
const USES = [
  { id: 'tables/rows/Few', imports: [{ name: 'Table', from: '@x/tables' }] },
  { id: 'tables/rows/Many', imports: [{ name: 'Other', from: '@x/tables' }] },
  { id: 'tables/sorting/Sorted', imports: [{ name: 'Table', from: '@x/other' }] },
  { id: 'tables/theming/Themed', imports: [{ name: 'Other', from: '@x/tables' }] },
];

describe('findDemoPages', () => {
  it('returns the pages whose demos import the entity and those that list it', () => {
    const table = { name: 'Table', imports: [{ name: 'Table', from: '@x/tables' }] };
    expect(findDemoPages(table, PAGES, USES)).toEqual([
      {
        title: 'rows',
        href: '/x/react-tables/rows/',
        demos: [{ title: 'Few', href: '/x/react-tables/rows/#Few' }],
      },
      { title: 'sorting', href: '/x/react-tables/sorting/', demos: [] },
    ]);
  });

  it('returns no pages for an unused entity', () => {
    expect(findDemoPages({ name: 'Row', imports: [] }, PAGES, USES)).toEqual([]);
  });
});

describe('findDemoIds', () => {
  it('returns the demos that import an export from any path of its packages', () => {
    const other = { name: 'Other', imports: [{ name: 'Other', from: '@x/tables/Other' }] };
    expect(findDemoIds(other, USES)).toEqual(['tables/rows/Many', 'tables/theming/Themed']);
  });
});
