import { describe, expect, it } from 'vitest';
import { getStartGroups } from './start-groups.ts';

const SECTIONS = [
  { name: 'Introduction', starts: [{ title: 'Overview', href: '/i/' }] },
  { productId: 'x-grid', name: 'Grid', starts: [{ title: 'Start', href: '/g/' }] },
  { productId: 'x-tree', name: 'Tree', starts: [{ title: 'Start', href: '/t/' }] },
  { productId: 'x-empty', name: 'Empty', starts: [] },
];
const RECENT = [{ href: '/t/a/', title: 'A', place: 'Part' }];

const introduction = {
  label: 'Introduction',
  pages: [{ title: 'Overview', href: '/i/', place: '' }],
};
const grid = { label: 'Grid', pages: [{ title: 'Start', href: '/g/', place: '' }] };
const tree = { label: 'Tree', pages: [{ title: 'Start', href: '/t/', place: '' }] };
const recent = { label: 'Recent', pages: RECENT };

function get(productId?: string, currentProductId?: string, opened = RECENT) {
  return getStartGroups({
    sections: SECTIONS,
    recent: opened,
    productId,
    currentProductId,
    recentLabel: 'Recent',
  });
}

describe('getStartGroups', () => {
  it('returns recent pages and the sections that have pages', () => {
    expect(get()).toEqual([recent, introduction, grid, tree]);
    expect(get(undefined, undefined, [])).toEqual([introduction, grid, tree]);
  });

  it('puts the product of the current page first', () => {
    expect(get(undefined, 'x-tree')).toEqual([recent, tree, introduction, grid]);
  });

  it('limits the sections to the chosen product', () => {
    expect(get('x-grid', 'x-tree')).toEqual([recent, grid]);
  });
});
