import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { getIndexHeadings, getIndexSections } from './index-sections.ts';
import type { ApiModel } from './model.ts';
import { createApiLinks } from './links.ts';
import { buildApiPages } from './pages.ts';

const PAGES = buildApiPages({ folder: 'tables', name: 'Tables' }, API_MODEL, {
  hasDemos: () => false,
  isUsed: () => true,
  hasReport: () => false,
  hasPlayground: () => false,
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
      kind: 'component',
      plan: 'pro',
      since: undefined,
      isDeprecated: false,
      summary: 'A table with more.',
    });
  });
});

describe('the exports of a product', () => {
  const model: ApiModel = {
    ...API_MODEL,
    topics: [
      { slug: 'hooks', title: 'Hooks', description: 'Hooks of the table.' },
      { slug: 'parts', title: 'Parts', description: 'Parts of the table.' },
    ],
    exports: [
      {
        name: 'useTable',
        kind: 'hook',
        topic: 'hooks',
        description: 'Reads `Map<A>` of a [table](/x/). And more.',
        plan: 'pro',
        since: '7.4',
        imports: [],
      },
      { name: 'tableClasses', kind: 'classes', topic: 'parts', description: '', imports: [] },
      { name: 'TABLE', kind: 'constant', topic: 'parts', description: '', imports: [] },
    ],
    leftOut: [{ name: 'Secret', reason: 'Private.' }],
  };

  it('are listed by name below their topics, each with its kind and a line', () => {
    const sections = getIndexSections(createApiLinks(model, 'tables'), PAGES, false);
    const topics = sections.filter(({ topic }) => topic);
    expect(topics.map(({ id, depth, topic }) => [id, depth, topic])).toEqual([
      ['exports-hooks', 3, { href: '/x/api/tables/hooks/', description: 'Hooks of the table.' }],
      ['exports-parts', 3, { href: '/x/api/tables/parts/', description: 'Parts of the table.' }],
    ]);
    expect(topics[0]?.entries).toEqual([
      {
        name: 'useTable',
        href: '/x/api/tables/hooks/#useTable',
        kind: 'hook',
        plan: 'pro',
        since: '7.4',
        isDeprecated: false,
        summary: 'Reads Map<A> of a table.',
      },
    ]);
    expect(topics[1]?.entries.map(({ name, kind, summary }) => [name, kind, summary])).toEqual([
      ['TABLE', 'constant', 'Constant.'],
      ['tableClasses', 'classNames', 'Class names.'],
    ]);
    expect(sections.find(({ id }) => id === 'exports')?.leftOut).toEqual(model.leftOut);
  });

  it('have headings by topic', () => {
    expect(getIndexHeadings(model, false).map(({ id }) => id)).toEqual([
      'components',
      'interfaces',
      'exports',
      'exports-hooks',
      'exports-parts',
      'more',
    ]);
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
