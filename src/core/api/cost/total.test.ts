import { describe, expect, test } from 'vitest';
import { findSavings } from './cheaper.ts';
import { compareReleases } from './compare-releases.ts';
import type { CostRelease, CostTotals } from './model.ts';
import { readSelection, toggleUsed, writeSelection } from './selection.ts';
import { addUp } from './total.ts';

const TOTALS: Pick<CostTotals, 'packages' | 'chunks' | 'items' | 'corrections'> = {
  packages: ['react', 'grid', 'grid-pro'],
  // Number of the package, minified, gzip.
  chunks: [
    [0, 2000, 600],
    [1, 9000, 3000],
    [2, 8000, 2500],
    [1, 400, 100],
  ],
  items: [
    { name: 'react', kind: 'app', chunks: [0] },
    { name: 'material', kind: 'app', chunks: [0, 3] },
    { name: 'Grid', kind: 'component', chunks: [0, 1, 3] },
    { name: 'GridPro', kind: 'component', chunks: [0, 1, 2, 3] },
  ],
  corrections: { react: { factor: 2, exponent: 0.95 } },
};
const [GRID, GRID_PRO] = [2, 3];

describe('addUp', () => {
  test('code that several items need counts once', () => {
    expect(addUp(TOTALS, [GRID, GRID_PRO], 'material')).toEqual({
      minified: 2000 + 9000 + 8000 + 400,
      gzip: 600 + 3000 + 2500 + 100,
      packages: [
        { name: 'grid', gzip: 3100 },
        { name: 'grid-pro', gzip: 2500 },
        { name: 'react', gzip: 600 },
      ],
    });
  });

  test('what the application has is left out on request', () => {
    expect(addUp(TOTALS, [GRID], 'material', { onlyAdded: true })).toEqual({
      minified: 9000,
      gzip: 3000,
      packages: [{ name: 'grid', gzip: 3000 }],
    });
  });

  test('only what is added is corrected', () => {
    expect(addUp(TOTALS, [GRID], 'react').gzip).toBe(Math.round(600 + 2 * (3000 + 100) ** 0.95));
    expect(addUp(TOTALS, [], 'react').gzip).toBe(600);
  });
});

describe('selection', () => {
  const { items } = TOTALS;

  test('an address and back', () => {
    const { selection, unknown } = readSelection('?app=react&use=GridPro,Grid,GridPro', items);
    expect(selection).toEqual({ app: 'react', used: [GRID, GRID_PRO] });
    expect(unknown).toEqual([]);
    expect(writeSelection(selection, items)).toBe('?app=react&use=Grid,GridPro');
  });

  test('what is not known is named, and an application is no item', () => {
    const { selection, unknown } = readSelection('?app=vue&use=Grid,Gird,react,__proto__', items);
    expect(selection).toEqual({ app: 'material', used: [GRID] });
    expect(unknown).toEqual(['Gird', 'react', '__proto__']);
  });

  test('nothing selected needs no query', () => {
    expect(writeSelection(readSelection('', items).selection, items)).toBe('');
  });

  test('a second tick removes', () => {
    const once = toggleUsed({ app: 'react', used: [GRID_PRO] }, GRID);
    expect(once.used).toEqual([GRID, GRID_PRO]);
    expect(toggleUsed(once, GRID_PRO).used).toEqual([GRID]);
  });
});

describe('findSavings', () => {
  const CHEAPER = [{ from: 'GridPro', to: 'Grid', loses: 'pinning' }];

  test('what is used can be replaced by what costs less', () => {
    expect(findSavings(TOTALS, { app: 'material', used: [GRID_PRO] }, CHEAPER)).toEqual([
      {
        from: 'GridPro',
        to: 'Grid',
        loses: 'pinning',
        saved: 2500,
        selection: { app: 'material', used: [GRID] },
      },
    ]);
  });

  test('what is not used saves nothing', () => {
    expect(findSavings(TOTALS, { app: 'material', used: [GRID] }, CHEAPER)).toEqual([]);
  });
});

test('releases count shared code once and name what they do not have', () => {
  const releases: CostRelease[] = [
    { name: '7.0', versions: {}, chunks: [10, 20], items: { Grid: [0, 1] } },
    { name: '7.1', versions: {}, chunks: [10, 20, 5], items: { Grid: [0, 1], GridPro: [1, 2] } },
  ];
  expect(compareReleases(releases, ['Grid', 'GridPro'])).toEqual([
    { name: '7.0', minified: 30, missing: ['GridPro'] },
    { name: '7.1', minified: 35, missing: [] },
  ]);
});
