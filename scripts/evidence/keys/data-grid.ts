import type { Page } from '@playwright/test';
import { pressAll, type KeyCase, type KeyState } from './key-case.ts';

const ALL = ['DataGrid', 'DataGridPro', 'DataGridPremium'];
const PAID = ['DataGridPro', 'DataGridPremium'];
const PREMIUM = ['DataGridPremium'];

const findCell = (page: Page, row: number, field: string) =>
  page.locator(`[data-rowindex="${row - 1}"] [role="gridcell"][data-field="${field}"]`);
/** Not by its name, which has "Sort" and "Menu" in it while the pointer is over it. */
const findHeader = (page: Page, name: string) =>
  page.locator(`[role="columnheader"][data-field="${name.toLowerCase()}"]`).first();

/** Rows are counted from 1, as in the values of the scene. */
const cell = (row: number, field: string) => async (page: Page) => {
  await findCell(page, row, field).click();
};
const header = (name: string) => (page: Page) => findHeader(page, name).focus();
const press =
  (from: (page: Page) => Promise<unknown>, ...keys: readonly string[]) =>
  async (page: Page) => {
    await from(page);
    await pressAll(page, keys);
  };
const menu = (...keys: readonly string[]) => press(header('A'), 'Control+Enter', ...keys);

type Rest = Omit<KeyCase, 'rows' | 'keys' | 'components' | 'scene'> &
  Partial<Pick<KeyCase, 'components' | 'scene'>>;

/** Makes cases for the rows of one section, each by what stands in its first cell. */
const inSection =
  (section: string, common: Pick<KeyCase, 'components' | 'scene'>) =>
  (row: string, keys: string | readonly string[], rest: Rest): KeyCase => ({
    rows: [`data-grid/${section}: ${row}`],
    keys: [keys].flat(),
    ...common,
    ...rest,
  });

const focus = (role: string, name: string): Partial<KeyState> => ({ focus: `${role} "${name}"` });
const onCell = (name: string) => focus('gridcell', name);
const onHeader = (name: string) => focus('columnheader', name);

const inButtons = inSection('accessibility#focus-in-cells-with-several-buttons-actions', {
  components: ALL,
  scene: 'with buttons',
});
const BUTTONS = [
  inButtons('→', 'ArrowRight', { from: cell(1, 'a'), to: focus('menuitem', 'Pay') }),
  inButtons('→', 'ArrowRight', {
    from: press(cell(1, 'a'), 'ArrowRight'),
    to: focus('menuitem', 'Print'),
  }),
  inButtons('→', 'ArrowRight', {
    from: press(cell(1, 'a'), 'ArrowRight', 'ArrowRight'),
    to: onCell('B01'),
  }),
  inButtons('←', 'ArrowLeft', {
    from: press(cell(1, 'a'), 'ArrowRight', 'ArrowRight'),
    to: focus('menuitem', 'Pay'),
  }),
  inButtons('←', 'ArrowLeft', { from: press(cell(1, 'a'), 'ArrowRight'), to: onCell('A01') }),
  inButtons('Enter', 'Enter', {
    from: press(cell(1, 'a'), 'ArrowRight'),
    to: { told: 'Pay 1', ...focus('menuitem', 'Pay') },
  }),
  inButtons('Space', 'Space', {
    from: press(cell(1, 'a'), 'ArrowRight'),
    to: ({ told }, after) => after.told === told && after.focus === 'menuitem "Pay"',
  }),
];

const inCells = inSection('accessibility#keyboard-navigation-between-cells', {
  components: ALL,
  scene: 'cells',
});
/** Six rows of 52 px fit into the 420 px of the scene, five above the footer. */
const PAGE = { DataGrid: 5, paid: 6 };
const byPage = (row: string, keys: string | readonly string[], rest: Rest, from: number) => [
  inCells(row, keys, {
    ...rest,
    components: ['DataGrid'],
    to: onCell(`B0${from + PAGE.DataGrid}`),
  }),
  inCells(row, keys, { ...rest, components: PAID, to: onCell(`B0${from + PAGE.paid}`) }),
];
const CELLS = [
  inCells('↓', 'ArrowDown', { from: cell(2, 'b'), to: onCell('B03') }),
  inCells('↑', 'ArrowUp', { from: cell(2, 'b'), to: onCell('B01') }),
  inCells('↑', 'ArrowUp', { from: cell(1, 'b'), to: onHeader('B') }),
  inCells('→', 'ArrowRight', { from: cell(2, 'b'), to: onCell('C02') }),
  inCells('←', 'ArrowLeft', { from: cell(2, 'b'), to: onCell('A02') }),
  inCells('Home', 'Home', { from: cell(2, 'c'), to: onCell('A02') }),
  inCells('End', 'End', { from: cell(2, 'b'), to: onCell('2') }),
  inCells('Ctrl + Home', 'Control+Home', { from: cell(3, 'c'), to: onCell('A01') }),
  inCells('Ctrl + End', 'Control+End', { from: cell(3, 'b'), to: onCell('30') }),
  ...byPage('Page Down, Space', ['PageDown', 'Space'], { from: cell(1, 'b'), to: {} }, 1),
  inCells('Page Up', 'PageUp', { from: press(cell(1, 'b'), 'PageDown'), to: onCell('B01') }),
  inCells('Page Up', 'PageUp', { from: cell(1, 'b'), to: onHeader('B') }),
  inCells('Tab', 'Tab', {
    from: cell(2, 'b'),
    to: (_, after) => !/^(gridcell|columnheader)/.test(after.focus),
  }),
  inCells('Shift + Tab', 'Shift+Tab', { from: cell(2, 'b'), to: focus('button', 'Before') }),
];

const inHeaders = inSection('accessibility#keyboard-navigation-in-column-headers', {
  components: ALL,
  scene: 'cells',
});
const SORTING = 'sorting#multi-column-sorting';
const HEADERS = [
  inHeaders('→', 'ArrowRight', { from: header('A'), to: onHeader('B') }),
  inHeaders('←', 'ArrowLeft', { from: header('B'), to: onHeader('A') }),
  inHeaders('Home', 'Home', { from: header('C'), to: onHeader('A') }),
  inHeaders('End', 'End', { from: header('A'), to: onHeader('D') }),
  inHeaders('↓', 'ArrowDown', { from: header('B'), to: onCell('B01') }),
  inHeaders('Page Down', 'PageDown', {
    from: header('B'),
    components: ['DataGrid'],
    to: onCell(`B0${1 + PAGE.DataGrid}`),
  }),
  inHeaders('Page Down', 'PageDown', {
    from: header('B'),
    components: PAID,
    to: onCell(`B0${1 + PAGE.paid}`),
  }),
  inHeaders('Enter', 'Enter', { from: header('B'), to: { sorted: ['B ascending'] } }),
  inHeaders('Enter', 'Enter', {
    from: press(header('B'), 'Enter'),
    to: { sorted: ['B descending'] },
  }),
  inHeaders('Shift + Enter', 'Shift+Enter', {
    from: async (page) => {
      await press(header('A'), 'Enter')(page);
      await header('B')(page);
    },
    components: PAID,
    to: { sorted: ['A ascending', 'B ascending'] },
  }),
  inHeaders('Ctrl + Enter', 'Control+Enter', { from: header('A'), to: { open: ['menu'] } }),
  inSection(SORTING, { components: PAID, scene: 'cells' })('Sort by this column only', 'Enter', {
    from: async (page) => {
      await press(header('A'), 'Enter')(page);
      await header('B')(page);
    },
    to: { sorted: ['B ascending'] },
  }),
  ...['Shift', 'Control', 'Meta'].map((key) =>
    inSection(SORTING, { components: PAID, scene: 'cells' })(
      'Add the column, or move it to its next direction',
      `${key}+click`,
      {
        from: press(header('A'), 'Enter'),
        act: (page) => findHeader(page, 'B').click({ modifiers: [key as 'Shift'] }),
        to: { sorted: ['A ascending', 'B ascending'] },
      },
    ),
  ),
  inSection(SORTING, { components: PAID, scene: 'cells' })(
    'Add the column, or move it to its next direction',
    'Shift+Enter',
    {
      from: async (page) => {
        await press(header('A'), 'Enter')(page);
        await press(header('B'), 'Shift+Enter')(page);
      },
      to: { sorted: ['A ascending', 'B descending'] },
    },
  ),
];

const inMenu = inSection('accessibility#keys-in-the-column-menu', {
  components: ALL,
  scene: 'cells',
});
const MENU = [
  inMenu('↓', 'ArrowDown', {
    from: menu('Home'),
    to: (before, after) => before.focus !== after.focus && after.focus.startsWith('menuitem'),
  }),
  inMenu('↑', 'ArrowUp', {
    from: menu('Home', 'ArrowDown'),
    to: (before, after) => before.focus !== after.focus && after.focus.startsWith('menuitem'),
  }),
  inMenu('Enter, Space', ['Enter', 'Space'], {
    from: async (page) => {
      await menu()(page);
      await page.getByRole('menuitem', { name: 'Sort by ASC' }).focus();
    },
    to: { sorted: ['A ascending'], open: [] },
  }),
  inMenu('Esc, Tab', ['Escape', 'Tab'], {
    from: menu(),
    to: { open: [], ...onHeader('A') },
  }),
];

const inGroups = inSection('accessibility#keys-in-column-group-headers', {
  components: ALL,
  scene: 'with groups of columns',
});
const group = press(header('A'), 'ArrowUp');
const GROUPS = [
  inGroups('↑', 'ArrowUp', { from: header('A'), to: onHeader('First') }),
  inGroups('↓', 'ArrowDown', { from: group, to: onHeader('A') }),
  inGroups('→', 'ArrowRight', { from: group, to: onHeader('Second') }),
  inGroups('←', 'ArrowLeft', { from: press(header('C'), 'ArrowUp'), to: onHeader('First') }),
  inGroups('Home', 'Home', { from: press(header('C'), 'ArrowUp'), to: onHeader('First') }),
  inGroups('End', 'End', { from: group, to: onHeader('Second') }),
  inGroups('Page Down', 'PageDown', {
    from: group,
    to: ({ focus: before }, after) =>
      before !== after.focus && /gridcell "A0[4-7]"/.test(after.focus),
  }),
];

const inSelection = inSection('accessibility#keyboard-shortcuts-for-row-selection', {
  components: ALL,
  scene: 'with checkboxes',
});
const MANY = 'row-selection#multiple-selection-without-checkboxes';
const inMany = inSection(MANY, { components: PAID, scene: 'with a click that selects' });
const hold = (key: 'Shift' | 'Control' | 'Meta', row: number) => (page: Page) =>
  findCell(page, row, 'b').click({ modifiers: [key] });
const EVERY = (_: KeyState, { selected }: KeyState) => selected.length >= 6;
const SELECTION = [
  inSelection('Space in a checkbox cell', 'Space', {
    from: press(cell(2, 'a'), 'Home'),
    to: { selected: ['A02'] },
  }),
  inSelection('Space in a checkbox cell', 'Space', {
    from: press(cell(2, 'a'), 'Home', 'Space'),
    to: { selected: [] },
  }),
  inSelection('Space in the header of the checkboxes', 'Space', {
    from: press(cell(1, 'a'), 'Home', 'ArrowUp'),
    to: EVERY,
  }),
  inSelection('Space in the header of the checkboxes', 'Space', {
    from: press(cell(1, 'a'), 'Home', 'ArrowUp', 'Space'),
    to: { selected: [] },
  }),
  inSelection('Shift + Space', 'Shift+Space', { from: cell(2, 'b'), to: { selected: ['A02'] } }),
  inSelection('Shift + Space', 'Shift+Space', {
    from: press(cell(2, 'b'), 'Shift+Space'),
    to: { selected: [] },
  }),
  inSelection('Shift + ↓', 'Shift+ArrowDown', {
    from: cell(2, 'b'),
    to: { selected: ['A02', 'A03'], ...onCell('B03') },
  }),
  inSelection('Shift + ↓', 'Shift+ArrowDown', {
    from: press(cell(3, 'b'), 'Shift+ArrowUp'),
    to: { selected: ['A03'], ...onCell('B03') },
  }),
  inSelection('Shift + ↑', 'Shift+ArrowUp', {
    from: cell(3, 'b'),
    to: { selected: ['A02', 'A03'], ...onCell('B02') },
  }),
  inSelection('Shift + ↑', 'Shift+ArrowUp', {
    from: press(cell(2, 'b'), 'Shift+ArrowDown'),
    to: { selected: ['A02'], ...onCell('B02') },
  }),
  inSelection('Ctrl + A', 'Control+a', { from: cell(2, 'b'), to: EVERY }),
  inSelection('Ctrl + C', 'Control+c', {
    from: press(cell(2, 'b'), 'Shift+Space'),
    to: { clipboard: 'A02 B02 C02 2' },
  }),
  ...(['Control', 'Meta'] as const).map((key) =>
    inMany('Add or remove one row', `${key}+click`, {
      from: cell(2, 'b'),
      act: hold(key, 4),
      to: { selected: ['A02', 'A04'] },
    }),
  ),
  inMany('Add or remove one row', 'Control+click', {
    from: cell(2, 'b'),
    act: hold('Control', 2),
    to: { selected: [] },
  }),
  inMany('Add or remove one row', 'Shift+Space', {
    from: press(cell(2, 'b'), 'ArrowDown'),
    to: { selected: ['A02', 'A03'] },
  }),
  inMany('Add or remove a range', 'Shift+click', {
    from: cell(2, 'b'),
    act: hold('Shift', 4),
    to: { selected: ['A02', 'A03', 'A04'] },
  }),
  inMany('Add or remove a range', 'Shift+ArrowDown', {
    from: cell(2, 'b'),
    to: { selected: ['A02', 'A03'] },
  }),
  inMany('Add or remove a range', 'Shift+ArrowUp', {
    from: cell(3, 'b'),
    to: { selected: ['A02', 'A03'] },
  }),
  inMany('Select all rows', ['Control+a', 'Meta+a'], { from: cell(2, 'b'), to: EVERY }),
];

const BOTH = ['accessibility#keyboard-shortcuts-for-editing', 'editing#start-and-stop-editing'];
const paste = async (page: Page) => {
  await page.evaluate(() => navigator.clipboard.writeText('Pasted'));
  await cell(2, 'b')(page);
};
const inEditing = (
  rows: readonly string[],
  keys: string | readonly string[],
  rest: Rest,
): KeyCase => ({
  rows: rows.map((row) => `data-grid/${row}`),
  keys: [keys].flat(),
  components: ALL,
  scene: 'cells',
  ...rest,
});
const typed = press(cell(1, 'b'), 'Enter', 'End', '!');
const stop = (row: string) => [
  `accessibility#keys-that-finish-editing: ${row}`,
  `${BOTH[1]}: ${row}`,
];
const EDITING = [
  inEditing([`${BOTH[0]}: Enter`, `${BOTH[1]}: Double-click, Enter`], 'Enter', {
    from: cell(2, 'b'),
    to: { editing: ['B02'] },
  }),
  inEditing([`${BOTH[0]}: A letter or a digit, such as M`], ['M', '7'], {
    from: cell(2, 'b'),
    to: (_, { editing }) => ['M', '7'].includes(editing.join()),
  }),
  inEditing(
    BOTH.map((section) => `${section}: Backspace, Delete`),
    ['Backspace', 'Delete'],
    { from: cell(2, 'b'), to: { editing: [''] } },
  ),
  inEditing([`${BOTH[0]}: Ctrl + V`], 'Control+v', {
    components: ['DataGrid', 'DataGridPro'],
    from: paste,
    to: { editing: ['Pasted'] },
  }),
  inEditing([`${BOTH[1]}: Ctrl or Cmd + V`], 'Control+v', {
    components: ['DataGrid', 'DataGridPro'],
    from: paste,
    to: { editing: ['Pasted'] },
  }),
  inEditing([`${BOTH[1]}: Ctrl or Cmd + V`], 'Control+v', {
    components: PREMIUM,
    from: async (page) => {
      await paste(page);
      await cell(1, 'b')(page);
    },
    to: { editing: [], shown: 'A01 Pasted C01 1' },
  }),
  inEditing(stop('Enter'), 'Enter', {
    from: typed,
    to: { editing: [], shown: 'A01 B01! C01 1', ...onCell('B02') },
  }),
  inEditing(stop('Tab'), 'Tab', {
    from: typed,
    to: { editing: [], shown: 'A01 B01! C01 1', ...onCell('C01') },
  }),
  inEditing(stop('Shift + Tab'), 'Shift+Tab', {
    from: typed,
    to: { editing: [], shown: 'A01 B01! C01 1', ...onCell('A01') },
  }),
  inEditing(stop('Esc'), 'Escape', {
    from: typed,
    to: { editing: [], shown: 'A01 B01 C01 1', ...onCell('B01') },
  }),
  inEditing([`${BOTH[1]}: Enter`], 'Enter', {
    scene: 'editing rows',
    from: typed,
    to: { editing: [], shown: 'A01 B01! C01 1', ...onCell('B02') },
  }),
  inEditing([`${BOTH[1]}: Tab`], 'Tab', {
    scene: 'editing rows',
    from: typed,
    to: { editing: ['B01!', 'C01', '1'], ...focus('textbox', 'C01') },
  }),
  inEditing([`${BOTH[1]}: Tab`], 'Tab', {
    scene: 'editing rows',
    from: press(cell(1, 'b'), 'Enter', 'End', '!', 'Tab', 'Tab'),
    to: { editing: [], shown: 'A01 B01! C01 1' },
  }),
  inEditing([`${BOTH[1]}: Shift + Tab`], 'Shift+Tab', {
    scene: 'editing rows',
    from: press(cell(1, 'c'), 'Enter', 'End', '!'),
    to: { editing: ['B01', 'C01!', '1'], ...focus('textbox', 'B01') },
  }),
  inEditing([`${BOTH[1]}: Shift + Tab`], 'Shift+Tab', {
    scene: 'editing rows',
    from: typed,
    to: { editing: [], shown: 'A01 B01! C01 1' },
  }),
  inEditing([`${BOTH[1]}: Esc`], 'Escape', {
    scene: 'editing rows',
    from: press(cell(1, 'b'), 'Enter', 'End', '!', 'Tab', 'End', '?'),
    to: { editing: [], shown: 'A01 B01 C01 1' },
  }),
];

const FILTERS = 'filtering/header-filters#keyboard-shortcuts-of-header-filters';
const inFilters = inSection(FILTERS, { components: PAID, scene: 'with header filters' });
const filter = press(header('A'), 'ArrowDown');
const MOVE = 'Move between headers, filters, and cells';
const isEditing = (_: KeyState, { focus: now }: KeyState) => now.startsWith('textbox');
const HEADER_FILTERS = [
  inFilters(MOVE, 'ArrowDown', {
    from: header('A'),
    to: (before, after) => after.focus !== before.focus && after.focus.startsWith('columnheader'),
  }),
  inFilters(MOVE, 'ArrowDown', { from: filter, to: onCell('A01') }),
  inFilters(MOVE, 'ArrowUp', { from: filter, to: onHeader('A') }),
  inFilters(MOVE, 'ArrowRight', {
    from: filter,
    to: (before, after) => after.focus !== before.focus && after.focus.startsWith('columnheader'),
  }),
  inFilters(MOVE, 'ArrowLeft', {
    from: press(filter, 'ArrowRight'),
    to: (before, after) => after.focus !== before.focus && after.focus.startsWith('columnheader'),
  }),
  inFilters('Edit the filter', 'Enter', { from: filter, to: isEditing }),
  inFilters('Edit the filter', 'x', {
    from: filter,
    to: (before, after) => isEditing(before, after) && after.values.includes('x'),
  }),
  inFilters('Stop editing', ['Enter', 'Escape'], {
    from: press(filter, 'Enter'),
    to: (_, { focus: now }) => now.startsWith('columnheader'),
  }),
  inFilters('Leave the filter while editing', 'Tab', {
    from: press(filter, 'Enter'),
    to: focus('button', 'After'),
  }),
  inFilters('Leave the filter while editing', 'Shift+Tab', {
    from: press(filter, 'ArrowRight', 'Enter'),
    to: (before, after) => isEditing(before, before) && after.focus.startsWith('columnheader'),
  }),
  inFilters('Edit the filter of the next column', 'Enter', {
    from: press(filter, 'Enter', 'Escape', 'ArrowRight'),
    to: (before, after) => before.focus === 'columnheader "B, filter"' && isEditing(before, after),
  }),
  inFilters('Open the operators', ['Control+Enter', 'Meta+Enter'], {
    from: filter,
    to: { open: ['menu'] },
  }),
];

const inRange = inSection(
  'cell-selection#select-cells-with-the-mouse-and-the-keyboard-cellselection',
  { components: PREMIUM, scene: 'with selection of cells' },
);
const drag = async (page: Page, from: [number, string], to: [number, string]) => {
  await findCell(page, ...from).hover();
  await page.mouse.down();
  await findCell(page, ...to).hover();
  await page.mouse.up();
};
const RANGES = [
  inRange('Select a range', 'Shift+click', {
    from: cell(1, 'a'),
    act: (page) => findCell(page, 2, 'b').click({ modifiers: ['Shift'] }),
    to: { selected: ['A01', 'B01', 'A02', 'B02'] },
  }),
  inRange('Select a range', ['Shift+ArrowRight', 'Shift+ArrowDown'], {
    from: cell(1, 'a'),
    to: (_, { selected }) => ['A01,B01', 'A01,A02'].includes(selected.join()),
  }),
  ...(['Control', 'Meta'] as const).flatMap((key) => [
    inRange('Add or remove one cell', `${key}+click`, {
      from: cell(1, 'a'),
      act: (page) => findCell(page, 3, 'b').click({ modifiers: [key] }),
      to: { selected: ['A01', 'B03'] },
    }),
    inRange('Add another range', `${key}+drag`, {
      from: cell(1, 'a'),
      act: async (page) => {
        await page.keyboard.down(key);
        await drag(page, [3, 'a'], [4, 'a']);
        await page.keyboard.up(key);
      },
      to: { selected: ['A01', 'A03', 'A04'] },
    }),
  ]),
  inRange('Clear the selection', 'ArrowDown', {
    from: press(cell(1, 'a'), 'Shift+ArrowRight'),
    to: (_, { selected }) => selected.length <= 1,
  }),
];

const TREE = 'accessibility#keyboard-shortcuts-in-tree-data';
const NESTED = 'accessibility#keyboard-shortcuts-in-row-groups-and-detail-panels';
const closed = (selector: string) => (page: Page) =>
  page.locator(`[data-rowindex="0"] ${selector}`).first().click();
const GROUPING = '[data-field="__tree_data_group__"]';
const ROWS = [
  inSection(TREE, { components: PAID, scene: 'with tree data' })(
    'Space, Enter in the grouping cell',
    ['Space', 'Enter'],
    { from: closed(GROUPING), to: { expanded: ['Parent (1)'] } },
  ),
  inSection(NESTED, { components: PREMIUM, scene: 'with row groups' })(
    'Space in the grouping cell',
    'Space',
    {
      from: closed('[data-field="__row_group_by_columns_group__"]'),
      to: (before, after) => before.expanded.length === 0 && after.expanded.length === 1,
    },
  ),
  inSection(NESTED, { components: PAID, scene: 'with details' })(
    'Space in the cell of the toggle',
    'Space',
    {
      from: press(cell(1, 'a'), 'Home'),
      to: (before, after) => before.expanded.length === 0 && after.expanded.length === 1,
    },
  ),
];

const inDemo = inSection('demo#', { components: PREMIUM, scene: 'cells' });
const DEMO = [
  inDemo('Change the number of days', 'Enter', {
    from: async (page) => {
      await findCell(page, 1, 'd').dblclick();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('42');
    },
    to: { editing: [], shown: 'A01 B01 C01 42' },
  }),
  ...(['Control', 'Meta'] as const).map((key) =>
    inDemo('Sort by a second column', `${key}+click`, {
      from: press(header('A'), 'Enter'),
      act: (page) => findHeader(page, 'B').click({ modifiers: [key] }),
      to: { sorted: ['A ascending', 'B ascending'] },
    }),
  ),
  ...['Control+c', 'Meta+c'].map((key) =>
    inDemo('Copy a block of cells', key, {
      scene: 'with selection of cells',
      from: (page) => drag(page, [1, 'a'], [2, 'b']),
      to: { clipboard: 'A01 B01 A02 B02' },
    }),
  ),
];

export const CASES: readonly KeyCase[] = [
  ...BUTTONS,
  ...CELLS,
  ...HEADERS,
  ...MENU,
  ...GROUPS,
  ...SELECTION,
  ...EDITING,
  ...HEADER_FILTERS,
  ...RANGES,
  ...ROWS,
  ...DEMO,
];
