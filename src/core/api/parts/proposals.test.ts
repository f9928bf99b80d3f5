import { expect, test } from 'vitest';
import type { Declaration } from './cascade.ts';
import { findMainClass, findPart, findPlaces } from './find-part.ts';
import type { PartTable } from './part-table.ts';
import { propose } from './proposals.ts';

const table: PartTable = {
  classes: {
    'MuiDataGrid-cell': {
      component: 'DataGrid',
      rule: 'cell',
      href: '/cell',
      description: '',
      isOwn: true,
    },
  },
  themes: {
    MuiDataGrid: {
      types: '@mui/x-data-grid',
      slots: { root: 'root', footerContainer: 'footerContainer' },
      inner: ['cell', 'row'],
    },
    MuiPieArc: { types: null, slots: {}, inner: [] },
  },
  hosts: [
    { class: 'MuiDataGrid-root', components: [{ name: 'DataGrid' }], product: 'data-grid' },
    { class: 'MuiChartsSurface-root', components: [{ name: 'PieChart' }], product: 'charts' },
  ],
  popups: [{ class: 'MuiDataGrid-panel', component: 'DataGrid', slot: 'panel' }],
  slots: [
    {
      class: 'MuiDataGrid-footerContainer',
      components: ['DataGrid'],
      slot: 'footer',
      takes: 'sx',
    },
  ],
  innerMaterial: ['InputLabel'],
  unusableKeys: [],
};

const ROOT = ['MuiDataGrid-root', 'css-root'];
const ROW = ['MuiDataGrid-row', 'Mui-selected'];
const CELL = ['MuiDataGrid-cell--textLeft', 'MuiDataGrid-cell', 'MuiDataGrid-withBorderColor'];

const winBy = (selector: string | null, count: number): Declaration => ({
  selector,
  value: 'red',
  specificity: [0, count, 0],
  isImportant: false,
  layer: Infinity,
  order: 0,
});

function ask(
  chain: readonly (readonly string[])[],
  changes: { only?: string; winner?: Declaration; winnerOwner?: number } = {},
) {
  const answers = propose({
    part: findPart(chain[0]!, table)!,
    places: findPlaces(chain, table, () => true),
    table,
    only: changes.only ?? null,
    property: 'background-color',
    value: 'red',
    winner: changes.winner ?? null,
    winnerOwner: changes.winnerOwner ?? null,
  });
  const print = (kind: keyof typeof answers) =>
    answers[kind]?.code.map(({ text }) => text).join('\n') ?? null;
  return { sx: print('sx'), slot: print('slot'), theme: print('theme'), css: print('css') };
}

test('the class of a part is that of the most exact component, without modifiers', () => {
  const find = (...classes: string[]) => findMainClass(classes, table)?.className;
  expect(find('MuiButtonBase-root', 'MuiButton-root', 'MuiButton-text')).toBe('MuiButton-root');
  expect(find('MuiButtonBase-root', 'MuiDataGrid-menuIconButton')).toBe(
    'MuiDataGrid-menuIconButton',
  );
  expect(find(...CELL)).toBe('MuiDataGrid-cell');
  expect(find('MuiDataGrid-withBorderColor')).toBe('MuiDataGrid-withBorderColor');
  expect(find('css-1abc', 'Mui-selected', 'MuiPieArc-data-index-1')).toBeUndefined();
});

test('each way of a cell is the shortest that wins', () => {
  const winner = winBy('.css-root .MuiDataGrid-cell', 2);
  expect(ask([CELL, ROW, ROOT], { winner, winnerOwner: 2 })).toEqual({
    sx: "<DataGrid\n  {...props}\n  sx={{ '& .MuiDataGrid-cell': { backgroundColor: 'red' } }}\n/>\n",
    slot:
      "<DataGrid\n  {...props}\n  classes={{ cell: 'brand-part' }}\n/>\n\n" +
      '.MuiDataGrid-root .brand-part.brand-part {\n  background-color: red;\n}\n',
    theme: `import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';

export const theme = createTheme({
  components: { MuiDataGrid: { styleOverrides: { cell: { backgroundColor: 'red' } } } },
});
`,
    css: '.MuiDataGrid-root .MuiDataGrid-cell.MuiDataGrid-cell {\n  background-color: red;\n}\n',
  });
});

test('a rule of another element with as much weight is outweighed', () => {
  const winner = winBy('.css-row .MuiDataGrid-cell', 2);
  const { sx } = ask([CELL, ROW, ROOT], { winner, winnerOwner: 1 });
  expect(sx).toContain("'& .MuiDataGrid-cell.MuiDataGrid-cell'");
});

test('states are added to the class, and a style attribute is only outweighed as important', () => {
  const selected = ask([ROW, ROOT], { only: 'Mui-selected' });
  expect(selected.sx).toContain("'& .MuiDataGrid-row.Mui-selected'");
  expect(selected.theme).toContain("row: { '&.Mui-selected': { backgroundColor: 'red' } }");
  expect(ask([ROW, ROOT], { only: ':hover' }).css).toContain('.MuiDataGrid-row:hover {');
  const { sx, css } = ask([CELL, ROOT], { winner: winBy(null, 0) });
  expect(sx).toContain("backgroundColor: 'red !important'");
  expect(css).toContain('background-color: red !important;');
});

test('a slot takes styles for itself and for what is in it', () => {
  const footer = ['MuiDataGrid-footerContainer'];
  expect(ask([footer, ROOT]).slot).toContain(
    "slotProps={{ footer: { sx: { backgroundColor: 'red' } } }}",
  );
  const inside = ask([['MuiTablePagination-root'], footer, ROOT]);
  expect(inside.slot).toContain('footer: { sx:');
  expect(inside.slot).toContain("'& .MuiTablePagination-root'");
});

test('what is in a popup is reached through its slot', () => {
  const chain = [['MuiFormControl-root'], ['MuiDataGrid-panel', 'MuiPopper-root'], ROOT];
  const { sx, css } = ask(chain);
  expect(sx).toContain('panel: { sx:');
  expect(css).toContain('.MuiDataGrid-panel .MuiFormControl-root');
});

test('a chart has no class in the document, and its arcs no key that types know', () => {
  const chain = [['MuiPieArc-root'], ['MuiChartsSurface-root']];
  const answers = ask(chain);
  expect(answers.css).toBe('.MuiPieArc-root {\n  background-color: red;\n}\n');
  expect(answers.theme).toBeNull();
  expect(answers.slot).toBeNull();
});
