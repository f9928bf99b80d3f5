import { describe, expect, it } from 'vitest';
import type { ApiHistory } from './schema.ts';
import { createVersionView, findRowMark, listRemoved, listRemovedNames } from './version-view.ts';

const HISTORY: ApiHistory = {
  product: 'x-tables',
  releases: ['6.20', '7.0', '7.1', '7.2'].map((name) => ({ name, packages: [] })),
  members: {
    'Table.component.Table': [[0, {}]],
    'Table.prop.rows': [[0, { type: 'Row[]' }]],
    'Table.prop.zoom': [[2, { type: 'number' }]],
    'Table.prop.size': [
      [0, { type: 'number', required: true }],
      [1, { type: "number | 'auto'", default: '4', plan: 'pro' }],
    ],
    'Table.prop.unstable_pins': [
      [0, { type: 'string[]' }],
      [2, null],
    ],
    'Table.prop.pins': [[2, { type: 'string[]' }]],
    'Table.prop.gone': [
      [0, { type: 'boolean' }],
      [1, null],
    ],
    'Table.prop.again': [
      [0, { type: 'boolean' }],
      [1, null],
      [3, { type: 'boolean' }],
    ],
    'TablePro.component.TablePro': [[1, { plan: 'pro' }]],
    'OldTable.component.OldTable': [
      [0, {}],
      [1, null],
    ],
    'exports.export.OldTable': [
      [0, {}],
      [1, null],
    ],
    'OldTable.prop.rows': [
      [0, {}],
      [1, null],
    ],
    'events.event.rowClick': [[2, {}]],
    'selectors.selector.rowSelector': [[1, {}]],
    'GridApi.property.scroll': [[1, {}]],
    'exports.export.useTable': [[3, {}]],
  },
};
const DATA = { history: HISTORY, hrefs: {}, renames: {} };
const view = createVersionView(DATA, '6.20')!;
const find = (id: string, version = '6.20') =>
  findRowMark(DATA, createVersionView(DATA, version)!, id);

it('has no view of a release that is not stored', () => {
  expect(createVersionView(DATA, '7.9')).toBeNull();
});

describe('findRowMark', () => {
  it.each([
    ['Table-prop-zoom', '7.1'],
    ['TablePro-prop-zoom', '7.1'],
    // As late as the component.
    ['TablePro-prop-rows', '7.0'],
    ['TablePro', '7.0'],
    ['event-rowClick', '7.1'],
    ['selector-rowSelector', '7.0'],
    ['method-scroll', '7.0'],
    ['useTable', '7.2'],
  ])('says that %s came with %s', (id, since) => {
    expect(find(id)).toEqual({ kind: 'later', since });
  });

  it('knows a member that was missing for a while', () => {
    expect(find('Table-prop-again', '6.20')).toBeNull();
    expect(find('Table-prop-again', '7.0')).toEqual({ kind: 'later', since: '7.2' });
  });

  it('gives the former name', () => {
    expect(find('Table-prop-pins')).toEqual({
      kind: 'later',
      since: '7.1',
      formerly: 'unstable_pins',
    });
  });

  it('lists what changed since', () => {
    const mark = find('Table-prop-size');
    expect(mark).toMatchObject({ kind: 'changed' });
    expect(mark?.kind === 'changed' && mark.changes.map(({ change }) => change)).toEqual([
      'retyped',
      'plan',
      'default',
      'optional',
    ]);
    expect(find('Table-prop-size', '7.0')).toBeNull();
  });

  it.each(['Table-prop-rows', 'Table-prop-unknown', 'Table-variable---size', 'details', ''])(
    'has no mark for "%s"',
    (id) => {
      expect(find(id)).toBeNull();
    },
  );
});

describe('what only the earlier release has', () => {
  it('is listed by owner, with the present name and the release that removed it', () => {
    const seen = listRemoved(view, 'TablePro').map(({ name, now, until }) => [name, now, until]);
    expect(seen).toEqual([
      ['unstable_pins', 'pins', '7.1'],
      ['gone', undefined, '7.0'],
    ]);
  });

  it('does not list what the reference still documents elsewhere', () => {
    const moved = createVersionView({ ...DATA, hrefs: { 'Table.prop.gone': '/x/' } }, '6.20')!;
    expect(listRemoved(moved, 'Table').map(({ name }) => name)).toEqual(['unstable_pins']);
  });

  it('lists each removed export once', () => {
    const seen = listRemovedNames(view).map(({ kind, name }) => [kind, name]);
    expect(seen).toEqual([['component', 'OldTable']]);
  });
});
