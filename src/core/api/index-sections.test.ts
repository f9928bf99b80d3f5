import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { getIndexHeadings, getIndexSections } from './index-sections.ts';
import { createApiLinks } from './links.ts';
import { buildApiPages } from './pages.ts';

const PAGES = buildApiPages({ folder: 'tables', name: 'Tables' }, API_MODEL, {
  hasDemos: () => false,
  isUsed: () => true,
  hasHistory: true,
});

describe('getIndexSections', () => {
  it('lists every page with its plan and a line about it', () => {
    const sections = getIndexSections(createApiLinks(API_MODEL, 'tables'), PAGES, true);
    expect(sections.map(({ id, entries }) => [id, entries.map(({ name }) => name)])).toEqual([
      ['components', ['Table', 'TablePro']],
      ['interfaces', ['ChoiceColumn', 'Column', 'TableApi']],
      ['more', ['Event catalog', 'Selectors', 'Types', 'What changed between two releases']],
    ]);
    expect(sections[0]?.entries[1]).toEqual({
      name: 'TablePro',
      href: '/x/api/tables/table-pro/',
      plan: 'pro',
      isDeprecated: false,
      summary: 'A table with more.',
    });
  });
});

describe('getIndexHeadings', () => {
  it('divides many components by the last word of their names', () => {
    const [table] = API_MODEL.components;
    const words = ['Chart', 'Axis', 'Plot'];
    const names = [
      ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].flatMap((first) => words.map((word) => first + word)),
      'LineChartPro',
      'TreeItem2',
    ];
    const components = names.map((name) => ({ ...table!, name }));
    const model = { ...API_MODEL, components, interfaces: [] };
    expect(getIndexHeadings(model, false).map(({ depth, text }) => [depth, text])).toEqual([
      [2, 'Components'],
      [3, 'Charts'],
      [3, 'Axes'],
      [3, 'Plots'],
      [3, 'Other components'],
      [2, 'More'],
    ]);
  });
});
