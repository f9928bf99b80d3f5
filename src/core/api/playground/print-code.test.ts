import { describe, expect, it } from 'vitest';
import { printCode } from './print-code.ts';
import type { PlaygroundSetup } from './setup.ts';
import { call, date, element, name, SELF, SELF_PROPS } from './value.ts';

const ROW = { group: 'Other', type: '', description: '', anchor: '' };

const setup: PlaygroundSetup = {
  component: 'Table',
  product: 'tables',
  props: { rows: call('createRows', 3), onRowClick: name('ignore') },
  children: [],
  tree: element('div', { style: { height: 400 } }, [SELF]),
  dataControls: {},
  rows: [
    { ...ROW, name: 'dense', controls: [{ id: 'dense', kind: 'boolean' }] },
    { ...ROW, name: 'title', controls: [{ id: 'title', kind: 'text' }] },
    { ...ROW, name: 'day', controls: [{ id: 'day', kind: 'date', nullable: true }] },
    { ...ROW, name: 'open', controls: [{ id: 'open', kind: 'boolean' }] },
    { ...ROW, name: 'onClose', controls: [{ id: 'onClose', kind: 'log' }] },
    { ...ROW, name: 'onSort', controls: [{ id: 'onSort', kind: 'log' }] },
    {
      ...ROW,
      name: 'slots.icon',
      controls: [{ id: 'slots.icon', kind: 'preset', options: { Star: name('Star') } }],
    },
  ],
  groups: ['Other'],
  changes: [
    { prop: 'day', callback: 'onDayChange', argument: 1 },
    { prop: 'open', callback: 'onClose', to: false },
  ],
  logs: [],
  inCode: [],
  imports: {
    React: { from: 'react', imported: '*' },
    Table: { from: '@demo/table' },
    Row: { from: '@demo/table', isType: true },
    Star: { from: '@demo/icons/Star', imported: 'default' },
    dayjs: { from: 'dayjs', imported: 'default' },
    Dayjs: { from: 'dayjs', isType: true },
  },
  helpers: [
    { names: ['ignore'], code: 'function ignore() {}', isExported: true, uses: [] },
    { names: ['sizes'], code: 'const sizes = [1];', isExported: true, uses: [] },
    {
      names: ['createRows'],
      code: 'function createRows(count: number): Row[] {\n  return sizes.slice(0, count);\n}',
      isExported: true,
      uses: ['sizes', 'Row'],
    },
    { names: ['unused'], code: 'const unused = 1;', isExported: true, uses: [] },
  ],
  versions: {},
};

const print = (values: Record<string, boolean | string | null>) =>
  printCode(setup, { values, dataControls: {} });

describe('printCode', () => {
  it('prints a module with what it uses', () => {
    expect(print({})).toBe(`import * as React from 'react';
import { Table, type Row } from '@demo/table';

function ignore() {}

const sizes = [1];

function createRows(count: number): Row[] {
  return sizes.slice(0, count);
}

const rows = createRows(3);

export default function Demo() {
  return (
    <div style={{ height: 400 }}>
      <Table rows={rows} onRowClick={ignore} />
    </div>
  );
}
`);
  });

  it('escapes text, and never ends an attribute with it', () => {
    expect(print({ title: 'plain' })).toContain(' title="plain"');
    expect(print({ title: '" onClick="x' })).toContain(` title={'" onClick="x'}`);
    expect(print({ title: "it's" })).toContain(` title="it's"`);
    expect(print({ title: `both ' and "` })).toContain(` title={'both \\' and "'}`);
    expect(print({ title: '</div>{alert(1)}' })).toContain(` title={'</div>{alert(1)}'}`);
  });

  it('keeps the state of a prop that follows a callback', () => {
    const code = print({ day: '2024-03-05T10:20', dense: true });
    expect(code).toContain("import dayjs, { type Dayjs } from 'dayjs';");
    expect(code).toContain(
      "  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-03-05T10:20'));",
    );
    expect(code).toContain('        onDayChange={(event, newValue) => setDay(newValue)}');
    expect(code).toContain('        day={day}');
    expect(code).toContain('        dense\n');
  });

  it('logs the calls of a callback, beside the state that follows it', () => {
    expect(print({ onSort: true })).toContain(
      "onSort={(...args: unknown[]) => console.log('onSort', ...args)}",
    );
    expect(print({ open: true, onClose: true }))
      .toContain(`        onClose={(...args: unknown[]) => {
          console.log('onClose', ...args);
          setOpen(false);
        }}`);
  });

  it('imports what a slot is filled with', () => {
    const code = print({ 'slots.icon': 'Star' });
    expect(code).toContain("import Star from '@demo/icons/Star';");
    expect(code).toContain('slots={{ icon: Star }}');
  });

  it('passes the props to the element that renders the component', () => {
    const hosted = {
      ...setup,
      props: { dense: true, since: date('2024-03-05T10:20') },
      tree: element('Host', { slotProps: { table: SELF_PROPS } }),
      imports: { ...setup.imports, Host: { from: '@demo/host' } },
    };
    const code = printCode(hosted, { values: {}, dataControls: {} });
    expect(code).not.toContain('@demo/table');
    expect(code).toContain(`slotProps={{
        table: {
          dense: true,
          since: dayjs('2024-03-05T10:20'),
        },
      }}`);
  });
});
