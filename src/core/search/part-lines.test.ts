import { describe, expect, it } from 'vitest';
import { readPartLines, writePartLines } from './part-lines.ts';
import type { SearchMember, SearchPart } from './types.ts';

const member = (kind: SearchMember['kind'], owner: string, more: Partial<SearchMember> = {}) => ({
  member: { kind, owner, signature: '', ...more },
});

const GUIDE: readonly SearchPart[] = [
  { id: '', title: 'Sorting', text: '' },
  { id: 'sort-order', title: 'Sort order', text: '' },
  { id: 'nulls', title: 'Nulls', parent: 'Sort order', text: '' },
  { id: 'last', title: 'Last', parent: 'Sort order', text: '' },
  { id: 'old-anchor', title: 'Moved', parent: 'Elsewhere', text: '' },
];

const REFERENCE: readonly SearchPart[] = [
  { id: '', title: 'DataGrid API', text: '', ...member('component', 'DataGrid') },
  { id: 'DataGrid-prop-rows', title: 'rows', text: '', ...member('prop', 'DataGrid') },
  {
    id: 'DataGrid-prop-pinned',
    title: 'pinned',
    text: '',
    ...member('prop', 'DataGrid', { plan: 'pro' }),
  },
  { id: 'DataGrid-slot-toolbar', title: 'toolbar', text: '', ...member('slot', 'DataGrid') },
  { id: 'Other-slot-cell', title: 'cell', text: '', ...member('slot', 'Other') },
  { id: 'event-rowClick', title: 'rowClick', text: '', ...member('event', 'Other') },
  { id: 'useGrid', title: 'useGrid', text: '', ...member('hook', 'useGrid'), aliases: ['a', 'b'] },
];

describe('writePartLines', () => {
  it.each([
    ['a guide', 'Sorting', GUIDE],
    ['a guide with another heading than its title', 'Sort', GUIDE],
    ['the reference', 'DataGrid API', REFERENCE],
    ['both on one page', 'Sorting', [...GUIDE, ...REFERENCE.slice(1), ...GUIDE.slice(1)]],
    [
      'a top that is not named first in its title',
      'API',
      [{ id: '', title: 'API of rows', text: '', ...member('interface', 'Row') }],
    ],
  ])('keeps %s', (_, title, parts) => {
    expect(readPartLines(writePartLines(parts, title), title)).toEqual(parts);
  });

  it('writes only what does not follow from the lines above', () => {
    expect(writePartLines(GUIDE, 'Sorting').split('\n')).toEqual([
      '',
      'Sort order',
      'Nulls\t^',
      'Last\t^',
      'Moved\tElsewhere\told-anchor',
    ]);
    expect(writePartLines(REFERENCE, 'DataGrid API').split('\n')).toEqual([
      '\tcomponent',
      '',
      '\tprop',
      'rows',
      'pinned\t\t\t\tpro',
      '\tslot',
      'toolbar',
      'cell\t\t\tOther',
      '\tevent',
      'rowClick',
      '\thook',
      'useGrid\t\t\t\t\ta b',
    ]);
  });
});
