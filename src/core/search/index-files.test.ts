import { describe, expect, it } from 'vitest';
import {
  joinNames,
  joinTexts,
  joinTitles,
  splitSearchIndex,
  type SearchFiles,
} from './index-files.ts';
import type { SearchIndex, SearchPart } from './types.ts';

const PARTS: readonly SearchPart[] = [
  { id: '', title: 'Sorting', text: 'Sort rows.' },
  {
    id: 'sort-order',
    title: 'Sort order',
    text: 'Ascending first.',
    questions: ['largest first', 'reverse the list'],
  },
  { id: 'old-anchor', title: 'Disabled columns', parent: 'Sort order', text: '' },
  {
    id: 'DataGrid-prop-sortModel',
    title: 'sortModel',
    text: 'The sort model.',
    member: {
      kind: 'prop',
      owner: 'DataGrid',
      signature: 'GridSortModel',
      default: '[]',
      plan: 'pro',
      since: 'v7.1.0',
    },
  },
  {
    id: 'GridApi-prop-sortColumn',
    title: 'sortColumn',
    text: '',
    member: { kind: 'method', owner: 'GridApi', signature: 'SortColumn', params: ['field'] },
  },
  {
    id: 'event-sortModelChange',
    title: 'sortModelChange',
    text: '',
    member: { kind: 'event', owner: 'Events', signature: '(params)' },
  },
  {
    id: 'useGridApiRef',
    title: 'useGridApiRef',
    text: '',
    member: {
      kind: 'hook',
      owner: 'useGridApiRef',
      signature: "import { useGridApiRef } from 'x'",
    },
    aliases: ['MuiDataGrid-ref'],
  },
  {
    id: 'DataGrid-variable---DataGrid-width',
    title: '--DataGrid-width',
    text: '',
    member: { kind: 'variable', owner: 'DataGrid', signature: '' },
  },
];

const BASE = { trail: ['Rows'], section: 0, description: '', keywords: [], names: [] };

const INDEX: SearchIndex = {
  sections: [{ productId: 'x-data-grid', name: 'Data Grid' }, { name: 'Migration' }],
  synonyms: { order: ['sort'] },
  documents: [
    {
      ...BASE,
      href: '/x/sorting/',
      title: 'Sorting',
      plan: 'pro',
      description: 'How rows are sorted.',
      keywords: ['order'],
      names: ['DataGridPro'],
      parts: PARTS,
    },
    {
      ...BASE,
      href: '/x/api/data-grid/data-grid-pro/',
      title: 'DataGridPro API',
      trail: ['Reference'],
      weight: 0.65,
      parts: [
        {
          id: '',
          title: 'DataGridPro API',
          text: '',
          member: { kind: 'component', owner: 'DataGridPro', signature: '' },
        },
        {
          id: 'DataGridPro-prop-sortModel',
          title: 'sortModel',
          text: 'Another one.',
          member: { kind: 'prop', owner: 'DataGridPro', signature: 'GridSortModel' },
        },
      ],
    },
    {
      ...BASE,
      href: '/x/migration/',
      title: 'Migration',
      trail: [],
      section: 1,
      parts: [{ id: '', title: 'From version 6', text: '' }],
    },
  ],
};

/** An index as it is before the texts are loaded. */
function leaveOutTexts(index: SearchIndex): SearchIndex {
  return {
    ...index,
    withoutTexts: true,
    documents: index.documents.map((document) => ({
      ...document,
      parts: document.parts.map(({ member, ...part }) => ({
        ...part,
        text: '',
        ...(member
          ? {
              member: {
                kind: member.kind,
                owner: member.owner,
                signature: '',
                ...(member.plan === undefined ? {} : { plan: member.plan }),
              },
            }
          : {}),
      })),
    })),
  };
}

describe('the files of the index', () => {
  const files = JSON.parse(JSON.stringify(splitSearchIndex(INDEX, 'v1'))) as SearchFiles;
  const { titles, names, texts } = files;

  it('restore the index when they are joined', () => {
    expect(joinTexts(files)).toEqual(INDEX);
  });

  it('have names without texts and types', () => {
    const json = JSON.stringify([titles, names]);
    expect(json).not.toContain('Ascending first');
    expect(json).not.toContain('GridSortModel');
    expect(joinNames(titles, names)).toEqual(leaveOutTexts(INDEX));
  });

  it('have all headings in the first one, and each name that readers look up once', () => {
    const [sorting, reference, migration] = joinTitles(titles).documents;
    expect(sorting?.parts.map(({ id }) => id)).toEqual([
      '',
      'sort-order',
      'old-anchor',
      'GridApi-prop-sortColumn',
      'event-sortModelChange',
      'useGridApiRef',
    ]);
    // The guide is about this component.
    expect(reference?.parts.map(({ id }) => id)).toEqual(['', 'DataGridPro-prop-sortModel']);
    expect(reference?.parts[0]?.member).toEqual({
      kind: 'component',
      owner: 'DataGridPro',
      signature: '',
    });
    expect(reference?.weight).toBe(0.65);
    expect(sorting).toMatchObject({ trail: ['Rows'], plan: 'pro', section: 0 });
    expect(migration).toMatchObject({ trail: [], section: 1 });
    expect(joinTitles(titles).synonyms).toEqual({});
  });

  it('cannot be joined if they are of different builds', () => {
    expect(() => joinNames(titles, { ...names, version: 'v2' })).toThrow(/different builds/);
    expect(() => joinTexts({ ...files, texts: { ...texts, version: 'v2' } })).toThrow(
      /different builds/,
    );
  });
});
