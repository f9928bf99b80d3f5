import { describe, expect, it } from 'vitest';
import variants from '../../../config/source-variants.ts';
import {
  getDemoAnchor,
  getDemoPlan,
  getSourcePath,
  getPageDemoId,
  parseDemoAnchor,
  readVariantHash,
  toJavaScriptName,
  type DemoAnchor,
} from './demo.ts';

const NAMES = ['FirstGrid', 'FirstGridPro', 'Css'];

describe('getPageDemoId', () => {
  it('is the folder of the page and the name', () => {
    const file = 'content/data-grid/sorting/page.mdx';
    expect(getPageDemoId({ file }, 'FirstGrid')).toBe('data-grid/sorting/FirstGrid');
    expect(getPageDemoId({ file: 'content/charts/page.mdx' }, 'Bars')).toBe('charts/Bars');
  });
});

describe('parseDemoAnchor', () => {
  it.each<[string, DemoAnchor]>([
    ['#FirstGrid', { name: 'FirstGrid', codeVariant: null, styling: null }],
    ['FirstGrid', { name: 'FirstGrid', codeVariant: null, styling: null }],
    ['#FirstGrid.tsx', { name: 'FirstGrid', codeVariant: 'TS', styling: null }],
    ['#FirstGridPro.js', { name: 'FirstGridPro', codeVariant: 'JS', styling: null }],
    ['#Css.js', { name: 'Css', codeVariant: 'JS', styling: null }],
    ['#tailwind-FirstGrid.tsx', { name: 'FirstGrid', codeVariant: 'TS', styling: 'Tailwind' }],
    ['#css-Css.js', { name: 'Css', codeVariant: 'JS', styling: 'CSS' }],
    ['#system-FirstGrid.js', { name: 'FirstGrid', codeVariant: 'JS', styling: 'MUI System' }],
    ['#FirstGrid.tsx&edit=1abc', { name: 'FirstGrid', codeVariant: 'TS', styling: null }],
    ['#FirstGrid&edit=1abc.js', { name: 'FirstGrid', codeVariant: null, styling: null }],
    ['#css-Css.js&edit=', { name: 'Css', codeVariant: 'JS', styling: 'CSS' }],
  ])('parses %s', (hash, anchor) => {
    expect(parseDemoAnchor(hash, NAMES, variants)).toEqual(anchor);
  });

  it.each([
    '',
    '#',
    '##FirstGrid',
    '#Unknown',
    '#Unknown.tsx',
    '#firstgrid',
    '#FirstGrid.ts',
    '#FirstGrid.jsx',
    '#FirstGrid.tsx.js',
    '#.tsx',
    '#tailwind-FirstGrid',
    '#tailwind-Unknown.tsx',
    '#tailwind-.tsx',
    '#css_FirstGrid.tsx',
    '#bootstrap-FirstGrid.tsx',
    '#Tailwind-FirstGrid.tsx',
    '#FirstGrid%2Etsx',
    '#%E0%A4%A',
    '#constructor',
    '#&edit=1abc',
    '#Unknown.tsx&edit=FirstGrid.tsx',
    '#edit=1abc&FirstGrid.tsx',
    `#${'FirstGrid'.repeat(10_000)}`,
  ])('finds no demo in "%s"', (hash) => {
    expect(parseDemoAnchor(hash, NAMES, variants)).toBeNull();
  });

  it('finds nothing on a page without demos', () => {
    expect(parseDemoAnchor('#FirstGrid', [], variants)).toBeNull();
  });
});

describe('readVariantHash', () => {
  it.each([
    ['#FirstGrid.js', { codeVariant: 'JS', styling: null }],
    ['#FirstGrid.tsx', { codeVariant: 'TS', styling: null }],
    ['#any-thing.js', { codeVariant: 'JS', styling: null }],
    ['#tailwind-FirstGrid.tsx', { codeVariant: 'TS', styling: 'Tailwind' }],
    ['#css-FirstGrid.js', { codeVariant: 'JS', styling: 'CSS' }],
    ['#system-FirstGrid.js', { codeVariant: 'JS', styling: 'MUI System' }],
    ['#tailwind-FirstGrid', { codeVariant: null, styling: null }],
    ['#FirstGrid.ts', { codeVariant: null, styling: null }],
    ['#FirstGrid.JS', { codeVariant: null, styling: null }],
    ['#js', { codeVariant: null, styling: null }],
    ['#FirstGrid.js&edit=1tailwind-css-a', { codeVariant: 'JS', styling: null }],
    ['#tailwind-FirstGrid.tsx&edit=1system-a', { codeVariant: 'TS', styling: 'Tailwind' }],
    ['#FirstGrid&edit=1abc.js', { codeVariant: null, styling: null }],
    ['', { codeVariant: null, styling: null }],
    ['#%E0%A4%A', { codeVariant: null, styling: null }],
  ])('reads %s', (hash, preferences) => {
    expect(readVariantHash(hash, variants)).toEqual(preferences);
  });
});

describe('getDemoAnchor', () => {
  it.each([
    ['TS', 'MUI System', 'FirstGrid.tsx'],
    ['JS', 'MUI System', 'FirstGrid.js'],
    ['TS', 'Tailwind', 'tailwind-FirstGrid.tsx'],
    ['JS', 'CSS', 'css-FirstGrid.js'],
  ] as const)('names %s in %s', (codeVariant, styling, anchor) => {
    expect(getDemoAnchor('FirstGrid', codeVariant, styling, variants)).toBe(anchor);
    expect(parseDemoAnchor(anchor, NAMES, variants)).toEqual({
      name: 'FirstGrid',
      codeVariant,
      styling: styling === 'MUI System' ? null : styling,
    });
  });
});

describe('getDemoPlan', () => {
  it.each([
    [[], null],
    [[''], null],
    [["import { DataGrid } from '@mui/x-data-grid';"], null],
    [["import Box from '@mui/material/Box';\n// A plan of x-data-grid-pro"], null],
    [["import { DataGridPro } from '@mui/x-data-grid-pro';"], 'pro'],
    [["import { a } from '@mui/x-date-pickers-pro/DateRangePicker';"], 'pro'],
    [["import { a } from '@mui/x-data-grid-premium';"], 'premium'],
    [
      [
        "import { a } from '@mui/x-charts-pro';",
        "import { b } from '@mui/x-data-grid-premium/models';",
      ],
      'premium',
    ],
    [["import { a } from '@mui/x-data-grid-professional';"], null],
    [["import { a } from '@mui/x-data-grid-premiums';"], null],
  ])('for %j returns %s', (sources, plan) => {
    expect(getDemoPlan(sources)).toBe(plan);
  });
});

describe('names of sources', () => {
  it('have an address derived from the id', () => {
    expect(getSourcePath('data-grid/sorting/ByPrice')).toBe(
      '/x/demo-source/data-grid/sorting/ByPrice.json',
    );
  });

  it.each([
    ['Demo.tsx', 'Demo.js'],
    ['fleet.ts', 'fleet.js'],
    ['Demo.tailwind.tsx', 'Demo.tailwind.js'],
    ['Demo.css', 'Demo.css'],
    ['a.tsx.json', 'a.tsx.json'],
    ['', ''],
  ])('%s becomes %s in JavaScript', (name, expected) => {
    expect(toJavaScriptName(name)).toBe(expected);
  });
});
