import { describe, expect, it } from 'vitest';
import type { ApiComponent } from '../api/model.ts';
import type { ApiRow } from '../api/sections.ts';
import type { SearchMember, SearchMemberKind } from './types.ts';
import { getMemberCode, toSearchEntity, toSearchMember } from './members.ts';

function getRow(facts: Partial<ApiRow>): ApiRow {
  return { kind: 'prop', id: '', name: 'name', description: '', facts: [], ...facts };
}

function getMember(kind: SearchMemberKind, facts: Partial<SearchMember> = {}): SearchMember {
  return { kind, owner: 'DataGrid', signature: '', ...facts };
}

describe('toSearchMember', () => {
  it('keeps the facts of a row and prefixes the release with v', () => {
    const row = getRow({ type: 'number', default: '52', plan: 'pro', since: '7.4' });
    expect(toSearchMember('DataGrid', row, 'prop')).toEqual({
      kind: 'prop',
      owner: 'DataGrid',
      signature: 'number',
      default: '52',
      plan: 'pro',
      since: 'v7.4',
    });
  });

  it('keeps argument names only if the type does not contain them', () => {
    const signature = {
      params: [
        { name: 'params', type: 'GridRowParams' },
        { name: 'params.row', type: 'R' },
        { name: 'event', type: 'MouseEvent' },
      ],
    };
    const named = getRow({ type: "GridEventListener<'rowClick'>", signature });
    expect(toSearchMember('DataGrid', named, 'prop').params).toEqual(['params', 'event']);
    const written = getRow({ type: '(params: GridRowParams) => void', signature });
    expect(toSearchMember('DataGrid', written, 'prop').params).toBeUndefined();
  });
});

describe('toSearchEntity', () => {
  it('uses its first import statement as the signature', () => {
    const entity = {
      name: 'DataGridPro',
      plan: 'pro',
      since: '7.1',
      imports: [{ name: 'DataGridPro', from: '@mui/x-data-grid-pro' }],
    } as ApiComponent;
    expect(toSearchEntity(entity, 'component')).toEqual({
      kind: 'component',
      owner: 'DataGridPro',
      signature: "import { DataGridPro } from '@mui/x-data-grid-pro'",
      plan: 'pro',
      since: 'v7.1',
    });
  });
});

describe('getMemberCode', () => {
  const cases: [string, SearchMember, string | null][] = [
    [
      'DataGrid',
      getMember('component', { signature: 'import { A } from "a"' }),
      'import { A } from "a";',
    ],
    ['Hidden', getMember('interface'), null],
    [
      'pageSizeOptions',
      getMember('prop', { signature: 'number[]', default: '[25, 50, 100]' }),
      'pageSizeOptions={[25, 50, 100]}',
    ],
    [
      'density',
      getMember('prop', { signature: 'GridDensity', default: "'standard'" }),
      'density="standard"',
    ],
    ['layout', getMember('prop', { signature: "'row' | 'column'" }), 'layout="row"'],
    ['label', getMember('prop', { signature: 'string' }), 'label=""'],
    ['rowCount', getMember('prop', { signature: 'number' }), 'rowCount={0}'],
    [
      'maxDate',
      getMember('prop', { signature: 'TDate', default: '2099-12-31' }),
      'maxDate={maxDate}',
    ],
    ['loading', getMember('prop', { signature: 'boolean', default: 'false' }), 'loading'],
    ['animate', getMember('prop', { signature: 'boolean', default: 'true' }), 'animate={false}'],
    [
      'getRowHeight',
      getMember('prop', { signature: '(params: Map<A, () => B>, ...rest: C[]) => number' }),
      'getRowHeight={(params, rest) => {}}',
    ],
    [
      'onRowClick',
      getMember('prop', { signature: 'Listener', params: ['params', 'event'] }),
      'onRowClick={(params, event) => {}}',
    ],
    ['columns', getMember('prop', { signature: 'GridColDef[]' }), 'columns={columns}'],
    ['width', getMember('property', { signature: 'number', default: '100' }), 'width: 100,'],
    [
      'setPage',
      getMember('method', { signature: '(page: number) => void' }),
      'apiRef.current.setPage(page);',
    ],
    [
      'rowClick',
      getMember('event', { signature: 'GridRowParams' }),
      "apiRef.current.subscribeEvent('rowClick', (params, event, details) => {});",
    ],
    [
      'gridPageSelector',
      getMember('selector', { signature: 'number' }),
      'gridPageSelector(apiRef)',
    ],
    ['columnMenu', getMember('slot'), 'slots={{ columnMenu: CustomColumnMenu }}'],
    ['--DataGrid-width', getMember('variable', { signature: '' }), '--DataGrid-width'],
    ['row', getMember('class', { signature: '.MuiDataGrid-row' }), 'MuiDataGrid-row'],
  ];
  it.each(cases)('%s', (name, member, code) => {
    expect(getMemberCode(name, member)).toBe(code);
  });
});
