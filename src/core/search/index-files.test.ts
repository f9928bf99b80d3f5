import { describe, expect, it } from 'vitest';
import { joinNames, joinTexts, splitSearchIndex } from './index-files.ts';
import type { SearchIndex, SearchPart } from './types.ts';

const PARTS: readonly SearchPart[] = [
  { id: '', title: 'Sorting', text: 'Sort rows.' },
  { id: 'sort-order', title: 'Sort order', text: 'Ascending first.' },
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

const INDEX: SearchIndex = {
  sections: [{ productId: 'x-data-grid', name: 'Data Grid' }],
  synonyms: { order: ['sort'] },
  documents: [
    {
      href: '/x/sorting/',
      title: 'Sorting',
      trail: ['Rows'],
      section: 0,
      description: 'How rows are sorted.',
      keywords: ['order'],
      names: ['DataGrid'],
      parts: PARTS,
    },
  ],
};

describe('the two files of the index', () => {
  const { names, texts } = splitSearchIndex(INDEX, 'v1');

  it('restore the index when they are joined', () => {
    expect(joinTexts(names, texts)).toEqual(INDEX);
  });

  it('have names without texts and types', () => {
    const json = JSON.stringify(names);
    expect(json).not.toContain('Ascending first');
    expect(json).not.toContain('GridSortModel');
    expect(joinNames(names)).toEqual({
      ...INDEX,
      namesOnly: true,
      documents: INDEX.documents.map((document) => ({
        ...document,
        parts: PARTS.map(({ member, ...part }) => ({
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
    });
  });

  it('contain an anchor only if it does not follow from the title', () => {
    const ids = names.documents[0]!.parts.map(({ id }) => id).filter(Boolean);
    expect(ids).toEqual(['old-anchor']);
  });

  it('cannot be joined if they are of different builds', () => {
    expect(() => joinTexts(names, { ...texts, version: 'v2' })).toThrow(/different builds/);
  });
});
