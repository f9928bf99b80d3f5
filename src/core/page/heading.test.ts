import { describe, expect, it } from 'vitest';
import { createSlugger, slugify } from './heading.ts';

describe('slugify', () => {
  it.each([
    ['Sorting rows', 'sorting-rows'],
    ['  Sorting   rows  ', 'sorting-rows'],
    ["The grid's own rows", 'the-grids-own-rows'],
    ['The grid’s `rows`', 'the-grids-rows'],
    ['Sorting & selecting', 'sorting-selecting'],
    ['Sorting &amp; selecting', 'sorting-amp-selecting'],
    ['1. Install (npm, pnpm)', '1-install-npm-pnpm'],
    ['slotProps.toolbar', 'slotprops-toolbar'],
    ['snake_case', 'snake-case'],
    ['Use <DataGrid /> here', 'use-here'],
    ['Row grouping <span class="plan-premium"></span>', 'row-grouping'],
    ['🚧 Planned 🚀', 'planned'],
    ['👩‍💻 Work', 'work'],
    ['MUI™s', 'muis'],
    ['Größe & Émile', 'größe-émile'],
    ['日付 範囲', '日付-範囲'],
    ['--- a ---', 'a'],
    ['ÇA VA', 'ça-va'],
    ['', ''],
    ['!?', ''],
    ['<b>', ''],
    ['<script>alert(1)</script>', 'alert-1'],
    ['a'.repeat(5000), 'a'.repeat(5000)],
  ])('of "%s" is "%s"', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe('createSlugger', () => {
  it('makes ids unique within one page', () => {
    const toId = createSlugger();
    expect(['Api', 'API', 'api!', 'Api 2', '', '?', 'constructor'].map(toId)).toEqual([
      'api',
      'api-2',
      'api-3',
      'api-2-2',
      'section',
      'section-2',
      'constructor',
    ]);
  });

  it('starts over for each page', () => {
    expect([createSlugger()('Api'), createSlugger()('Api')]).toEqual(['api', 'api']);
  });
});
