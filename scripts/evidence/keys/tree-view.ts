import type { Page } from '@playwright/test';
import { pressAll, type KeyCase, type KeyState } from './key-case.ts';

const ALL = ['SimpleTreeView', 'RichTreeView', 'RichTreeViewPro'];
const RICH = ['RichTreeView', 'RichTreeViewPro'];

type Item = 'finance' | 'invoices' | 'budget' | 'people' | 'handbook' | 'logo';
const find = (page: Page, item: Item) => page.locator(`[role="treeitem"][id$="-${item}"]`);
const on =
  (item: Item, ...keys: readonly string[]) =>
  async (page: Page) => {
    await find(page, item).focus();
    await pressAll(page, keys);
  };
const click = (item: Item, key: 'Control' | 'Meta' | 'Shift') => (page: Page) =>
  find(page, item)
    .locator('[class*="-label"]')
    .first()
    .click({ modifiers: [key] });
const focus = (name: string): Partial<KeyState> => ({ focus: `treeitem "${name}"` });

const MOVES = 'tree-view/accessibility#keyboard-interactions';
const START = 'tree-view/getting-started#keyboard-navigation';
const SINGLE = 'tree-view/accessibility#keys-in-a-single-select-tree';
const MULTI = 'tree-view/accessibility#keys-in-a-multi-select-tree-multiselect';
const EXPANSION = 'tree-view/rich-tree-view/expansion#';
const RICH_MULTI = 'tree-view/rich-tree-view/selection#multiple-selection-multiselect';
const SIMPLE_MULTI = 'tree-view/simple-tree-view/selection#multiple-selection-multiselect';
const DISABLED = 'tree-view/simple-tree-view/items#focusable-disabled-items-disableditemsfocusable';
const EDITING = 'tree-view/rich-tree-view/items#label-editing-isitemeditable';

type Rest = Pick<KeyCase, 'from' | 'to'> & Partial<KeyCase>;

const make =
  (scene: string, components: readonly string[] = ALL) =>
  (rows: readonly string[], keys: string | readonly string[], rest: Rest): KeyCase => ({
    rows,
    components,
    scene,
    keys: [keys].flat(),
    ...rest,
  });
const closed = make('collapsed');
const open = make('expanded');
const several = make('several');

const both = (key: string, more: readonly string[] = []) => [
  `${MOVES}: ${key}`,
  `${START}: ${key}`,
  ...more,
];
const RIGHT = both('Arrow Right', [`${EXPANSION}: →`]);
const LEFT = both('Arrow Left', [`${EXPANSION}: ←`]);
const STAR = both('*', [`${EXPANSION}: *`]);
const ENTER = [`${SINGLE}: Enter`, `${START}: Enter`, `${EXPANSION}: Enter`];
const NAVIGATION = [
  open(both('Arrow Down'), 'ArrowDown', { from: on('finance'), to: focus('Invoices') }),
  closed(both('Arrow Down'), 'ArrowDown', { from: on('finance'), to: focus('People') }),
  open(both('Arrow Up'), 'ArrowUp', { from: on('people'), to: focus('Budget') }),
  closed(RIGHT, 'ArrowRight', {
    from: on('finance'),
    to: { expanded: ['Finance'], ...focus('Finance') },
  }),
  open(RIGHT, 'ArrowRight', { from: on('finance'), to: focus('Invoices') }),
  open(LEFT, 'ArrowLeft', { from: on('finance'), to: { expanded: [], ...focus('Finance') } }),
  open(LEFT, 'ArrowLeft', {
    from: on('budget'),
    to: { expanded: ['Finance'], ...focus('Finance') },
  }),
  open(both('Home'), 'Home', { from: on('logo'), to: focus('Finance') }),
  open(both('End'), 'End', { from: on('finance'), to: focus('Logo') }),
  closed(STAR, '*', { from: on('finance'), to: { expanded: ['Finance', 'People'] } }),
];

const SELECTION = [
  closed([`${SINGLE}: Space`, `${START}: Space`], 'Space', {
    from: on('people', 'Space', 'ArrowDown'),
    to: { selected: ['Logo'] },
  }),
  closed(ENTER, 'Enter', { from: on('finance'), to: { expanded: ['Finance'], selected: [] } }),
  open(ENTER, 'Enter', { from: on('finance'), to: { expanded: [], selected: [] } }),
  closed(ENTER, 'Enter', { from: on('logo'), to: { selected: ['Logo'] } }),
  several(
    [
      `${MULTI}: Space`,
      `${START}: Space`,
      `${SIMPLE_MULTI}: Space`,
      `${RICH_MULTI}: Ctrl or Cmd + click, Space`,
    ],
    'Space',
    { from: on('people', 'Space', 'ArrowDown'), to: { selected: ['People', 'Logo'] } },
  ),
  several([`${MULTI}: Space`, `${START}: Space`, `${SIMPLE_MULTI}: Space`], 'Space', {
    from: on('people', 'Space'),
    to: { selected: [] },
  }),
  several([`${MULTI}: Enter`, `${START}: Enter`], 'Enter', {
    from: on('logo', 'Enter'),
    to: { selected: [] },
  }),
  several([`${MULTI}: Enter`], 'Enter', {
    from: on('finance'),
    to: { expanded: [], selected: [] },
  }),
  several([`${MULTI}: Enter`, `${START}: Enter`], 'Enter', {
    from: on('logo'),
    to: { selected: ['Logo'] },
  }),
  several(
    [
      `${MULTI}: Shift + Arrow Down`,
      `${START}: Shift + Arrow Down`,
      `${RICH_MULTI}: Shift + ↑ or ↓`,
    ],
    'Shift+ArrowDown',
    {
      from: on('invoices', 'Space'),
      to: { selected: ['Invoices', 'Budget'], ...focus('Budget') },
    },
  ),
  several(
    [`${MULTI}: Shift + Arrow Up`, `${START}: Shift + Arrow Up`, `${RICH_MULTI}: Shift + ↑ or ↓`],
    'Shift+ArrowUp',
    {
      from: on('budget', 'Space'),
      to: { selected: ['Invoices', 'Budget'], ...focus('Invoices') },
    },
  ),
  several([`${START}: Shift + Arrow Down`, `${RICH_MULTI}: Shift + ↑ or ↓`], 'Shift+ArrowUp', {
    from: on('invoices', 'Space', 'Shift+ArrowDown'),
    to: { selected: ['Invoices'], ...focus('Invoices') },
  }),
  several([`${START}: Shift + Arrow Up`], 'Shift+ArrowDown', {
    from: on('budget', 'Space', 'Shift+ArrowUp'),
    to: { selected: ['Budget'], ...focus('Budget') },
  }),
  several(
    [
      `${MULTI}: Shift + Space`,
      `${START}: Shift + Space`,
      `${RICH_MULTI}: Shift + click, Shift + Space`,
    ],
    'Shift+Space',
    {
      from: on('invoices', 'Space', 'ArrowDown', 'ArrowDown'),
      to: { selected: ['Invoices', 'Budget', 'People'] },
    },
  ),
  several(
    [
      `${MULTI}: Ctrl + Shift + Home`,
      `${START}: Ctrl + Shift + Home`,
      `${RICH_MULTI}: Ctrl + Shift + Home or End`,
    ],
    'Control+Shift+Home',
    {
      from: on('budget'),
      to: { selected: ['Finance', 'Invoices', 'Budget'], ...focus('Budget') },
    },
  ),
  several(
    [
      `${MULTI}: Ctrl + Shift + End`,
      `${START}: Ctrl + Shift + End`,
      `${RICH_MULTI}: Ctrl + Shift + Home or End`,
    ],
    'Control+Shift+End',
    { from: on('budget'), to: { selected: ['Budget', 'People', 'Logo'], ...focus('Budget') } },
  ),
  several(
    [
      `${MULTI}: Ctrl + A`,
      `${START}: Ctrl + A`,
      `${RICH_MULTI}: Ctrl + A`,
      `${SIMPLE_MULTI}: Ctrl or Cmd + A`,
    ],
    'Control+a',
    {
      from: on('finance'),
      to: { selected: ['Finance', 'Invoices', 'Budget', 'People', 'Logo'] },
    },
  ),
  several([`${SIMPLE_MULTI}: Ctrl or Cmd + A`], 'Meta+a', {
    from: on('finance'),
    to: { selected: ['Finance', 'Invoices', 'Budget', 'People', 'Logo'] },
  }),
  ...(['Control', 'Meta'] as const).flatMap((key) => [
    several(
      [`${SIMPLE_MULTI}: Ctrl or Cmd + click`, `${RICH_MULTI}: Ctrl or Cmd + click, Space`],
      `${key}+click`,
      {
        from: on('people', 'Space'),
        act: click('logo', key),
        to: { selected: ['People', 'Logo'] },
      },
    ),
    several(
      [`${SIMPLE_MULTI}: Ctrl or Cmd + click`, `${RICH_MULTI}: Ctrl or Cmd + click, Space`],
      `${key}+click`,
      { from: on('logo', 'Space'), act: click('logo', key), to: { selected: [] } },
    ),
  ]),
  several(
    [`${SIMPLE_MULTI}: Shift + click`, `${RICH_MULTI}: Shift + click, Shift + Space`],
    'Shift+click',
    {
      from: on('invoices', 'Space'),
      act: click('people', 'Shift'),
      to: { selected: ['Invoices', 'Budget', 'People'] },
    },
  ),
];

const skipping = make('several with a disabled item');
const stopping = make('several with a disabled item that takes the focus');
const ARROWS = [`${DISABLED}: Arrow keys, Home and End`];
const SELECT_ALL = [
  `${DISABLED}: Ctrl + A, with multiSelect`,
  `${START}: Ctrl + A`,
  `${SIMPLE_MULTI}: Ctrl or Cmd + A`,
  `${RICH_MULTI}: Ctrl + A`,
];
const DISABLED_ITEMS = [
  skipping(ARROWS, 'ArrowDown', { from: on('invoices'), to: focus('People') }),
  skipping(ARROWS, 'ArrowUp', { from: on('people'), to: focus('Invoices') }),
  stopping(ARROWS, 'ArrowDown', { from: on('invoices'), to: focus('Budget') }),
  stopping(ARROWS, 'ArrowUp', { from: on('people'), to: focus('Budget') }),
  stopping([`${DISABLED}: Space and Enter`], ['Space', 'Enter'], {
    from: on('invoices', 'ArrowDown'),
    to: { selected: [], ...focus('Budget') },
  }),
  skipping([`${DISABLED}: Shift + arrow key`], 'Shift+ArrowDown', {
    from: on('invoices', 'Space'),
    to: { selected: ['Invoices', 'People'], ...focus('People') },
  }),
  stopping([`${DISABLED}: Shift + arrow key`], 'Shift+ArrowDown', {
    from: on('invoices', 'Space'),
    to: { selected: ['Invoices'], ...focus('Budget') },
  }),
  skipping(SELECT_ALL, 'Control+a', {
    from: on('finance'),
    to: { selected: ['Finance', 'Invoices', 'People', 'Logo'] },
  }),
  stopping(SELECT_ALL, 'Control+a', {
    from: on('finance'),
    to: { selected: ['Finance', 'Invoices', 'Budget', 'People', 'Logo'] },
  }),
];

const editing = make('editable', RICH);
const typed = async (page: Page) => {
  await on('logo', 'Enter', 'Control+a')(page);
  await page.keyboard.type('Mark');
};
const LABELS = [
  editing([`${EDITING}: Enter`], 'Enter', {
    from: typed,
    to: { editing: [], told: 'logo: Mark', shown: 'Finance, People, Mark' },
  }),
  editing([`${EDITING}: Escape`], 'Escape', {
    from: typed,
    to: { editing: [], told: '', shown: 'Finance, People, Logo' },
  }),
  editing([`${EDITING}: Enter, input is empty`], 'Enter', {
    from: on('logo', 'Enter', 'Control+a', 'Delete'),
    to: { editing: [''], told: '' },
  }),
];

export const CASES: readonly KeyCase[] = [
  ...NAVIGATION,
  ...SELECTION,
  ...DISABLED_ITEMS,
  ...LABELS,
];
