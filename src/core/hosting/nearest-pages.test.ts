import { describe, expect, it } from 'vitest';
import { findNearestPages } from './nearest-pages.ts';

const PAGES = [
  '/x/introduction/',
  '/x/introduction/licensing/',
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/filtering/',
  '/x/react-data-grid/filtering/quick-filter/',
  '/x/react-data-grid/row-selection/',
  '/x/react-data-grid/row-pinning/',
  '/x/react-data-grid/panel-parts/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/simple-tree-view/selection/',
  '/x/react-date-pickers/date-picker/',
].map((href) => ({ href, title: href }));

function find(pathname: string, count = 1): string[] {
  return findNearestPages(pathname, PAGES, count).map(({ href }) => href);
}

describe('findNearestPages', () => {
  it.each([
    ['/x/react-data-grid/sortng/', '/x/react-data-grid/sorting/'],
    ['/x/react-datagrid/sorting/', '/x/react-data-grid/sorting/'],
    ['/x/data-grid/filter/', '/x/react-data-grid/filtering/'],
    ['/x/react-data-grid/Row_Selection', '/x/react-data-grid/row-selection/'],
    ['/x/react-data-grid/sorting.html', '/x/react-data-grid/sorting/'],
    ['/x/react-data-grid/sorting/index.html?a=b#c', '/x/react-data-grid/sorting/'],
    ['/docs/licensing', '/x/introduction/licensing/'],
    ['/x/react-charts/b%61rs/', '/x/react-charts/bars/'],
    ['/x/react-data-grid/pinned-rows/', '/x/react-data-grid/row-pinning/'],
    ['/x/react-data-grid/selecting-rows/', '/x/react-data-grid/row-selection/'],
    ['/x/date-picker/', '/x/react-date-pickers/date-picker/'],
    ['/x/react-data-grid/quick-filter/', '/x/react-data-grid/filtering/quick-filter/'],
  ])('of %s is %s', (wanted, nearest) => {
    expect(find(wanted)).toEqual([nearest]);
  });

  it.each([
    ['/x/react-data-grid/no-such-page/', '/x/react-data-grid/'],
    [`/x/react-data-grid/${'a/'.repeat(100)}`, '/x/react-data-grid/'],
  ])('of %s is the parent page', (wanted, nearest) => {
    expect(find(wanted, 5)).toEqual([nearest]);
  });

  it('returns several, best first', () => {
    expect(find('/x/react-data-grid/filterin/', 3)).toEqual([
      '/x/react-data-grid/filtering/',
      '/x/react-data-grid/filtering/quick-filter/',
      expect.stringContaining('/x/react-data-grid/'),
    ]);
  });

  it.each(['', '/', '/x/', '//', '/zzzzzz/', '/%E0%A4%A/', '/%00/', '/<script>/'])(
    'returns none for "%s"',
    (wanted) => {
      expect(find(wanted)).toEqual([]);
    },
  );

  it('accepts an address of any length', () => {
    expect(find(`/x/${'a/'.repeat(100_000)}`)).toEqual([]);
    expect(findNearestPages('/x/a/', [])).toEqual([]);
  });
});
