import { describe, expect, it } from 'vitest';
import { rankAskedMembers } from './asked-members.ts';
import type { SearchDocument, SearchMemberKind, SearchPart } from './types.ts';

const getPart = (kind: SearchMemberKind, owner: string, title: string): SearchPart => ({
  id: `${owner}-${kind}-${title}`,
  title,
  text: '',
  member: { kind, owner, signature: '' },
});

const getPage = (section: number, names: readonly string[], parts: readonly SearchPart[]) =>
  ({
    href: '/x/',
    title: 'Page',
    trail: [],
    section,
    description: '',
    keywords: [],
    names,
    parts: [{ id: '', title: 'Page', text: '' }, ...parts],
  }) satisfies SearchDocument;

describe('rankAskedMembers', () => {
  it('has each name once in a product, on what most guides are about', () => {
    const ranked = rankAskedMembers([
      getPage(0, [], [getPart('prop', 'BarChart', 'width'), getPart('prop', 'LineChart', 'width')]),
      getPage(0, ['LineChart'], []),
      getPage(1, [], [getPart('prop', 'DataGrid', 'width')]),
    ]);
    expect(ranked.map(({ id }) => id)).toEqual(['LineChart-prop-width', 'DataGrid-prop-width']);
  });

  it('starts with what readers look up most, and leaves out what few do', () => {
    const ranked = rankAskedMembers([
      getPage(
        0,
        ['DataGrid'],
        [
          getPart('type', 'GridRowId', 'GridRowId'),
          getPart('class', 'DataGrid', 'row'),
          getPart('slot', 'DataGrid', 'toolbar'),
          getPart('prop', 'Other', 'first'),
          getPart('prop', 'DataGrid', 'second'),
          getPart('component', 'DataGrid', 'DataGrid'),
        ],
      ),
    ]);
    expect(ranked.map(({ title }) => title)).toEqual(['DataGrid', 'second', 'first', 'toolbar']);
  });
});
