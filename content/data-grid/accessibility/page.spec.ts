import type { Locator, Page } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/accessibility/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** One row of a keyboard table, as it is rendered. */
interface KeyRow {
  keys: string;
  effect: string;
  /** Key combinations to press, such as `Control+Home`, one for each alternative. */
  combos: string[];
}

interface KeyTable {
  /** The id of the heading above the table. */
  section: string;
  rows: KeyRow[];
}

/** Returns all tables of the page whose first column is called `Keys`. */
async function readKeyTables(page: Page): Promise<KeyTable[]> {
  return page.evaluate(() => {
    const names: Record<string, string> = {
      '↓': 'ArrowDown',
      '↑': 'ArrowUp',
      '←': 'ArrowLeft',
      '→': 'ArrowRight',
      'Page Down': 'PageDown',
      'Page Up': 'PageUp',
      Ctrl: 'Control',
      Esc: 'Escape',
    };
    const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

    /** Neighboring `<kbd>` with only a plus between them are one combination. */
    const readCombos = (cell: Element) => {
      const combos: string[][] = [];
      let joined = false;
      for (const node of cell.childNodes) {
        if (node instanceof HTMLElement && node.localName === 'kbd') {
          const name = clean(node.textContent);
          const key = names[name] ?? name;
          if (joined) combos.at(-1)!.push(key);
          else combos.push([key]);
        }
        joined = clean(node.textContent) === '+';
      }
      return combos.map((combo) => combo.join('+'));
    };

    let section = '';
    const tables: KeyTable[] = [];
    for (const element of document.querySelectorAll('main :is(h2, h3, table)')) {
      if (element.localName !== 'table') {
        section = element.id || element.querySelector('[id]')?.id || section;
      } else if (clean(element.querySelector('th')!.textContent) === 'Keys') {
        const rows = [...element.querySelectorAll('tbody tr')].map((row) => ({
          keys: clean(row.children[0]!.textContent),
          effect: clean(row.children[1]!.textContent),
          combos: readCombos(row.children[0]!),
        }));
        tables.push({ section, rows });
      }
    }
    return tables;
  });
}

/** Input of a check: the running demo, and the key combination from the row of the table. */
interface Stage {
  page: Page;
  demo: Locator;
  combo: string;
  press: () => Promise<void>;
}

type Check = (stage: Stage) => Promise<void>;

interface Section {
  demo: string;
  /** Rows of the table by the text of their first cell: the text of the second cell, and its check. */
  rows: Record<string, [effect: string, check: Check]>;
}

const getCell = (demo: Locator, row: number, field: string) =>
  demo.locator(`[data-rowindex="${row}"] [role="gridcell"][data-field="${field}"]`);

const getHeader = (demo: Locator, field: string) =>
  demo.locator(`[role="columnheader"][data-field="${field}"]`);

const getGroup = (demo: Locator, name: string) =>
  demo.getByRole('columnheader', { name, exact: true });

/** Focuses a cell, regardless of the scroll position that the last check left. */
async function focusCell(demo: Locator, row: number, field: string): Promise<void> {
  await demo
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((scroller) => scroller.scrollTo(0, 0));
  await getCell(demo, row, field).click();
  await expect(getCell(demo, row, field)).toBeFocused();
}

async function focusHeader(demo: Locator, field: string): Promise<void> {
  await demo
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((scroller) => scroller.scrollTo(0, 0));
  await getHeader(demo, field).focus();
}

/** How many rows fit into the grid, between its headers and its lower edge. */
async function countFittingRows(demo: Locator): Promise<number> {
  const count = await demo.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
    const headers = scroller.querySelector('.MuiDataGrid-topContainer')!.clientHeight;
    return Math.floor((scroller.clientHeight - headers) / 52);
  });
  expect(count).toBeGreaterThan(1);
  return count;
}

async function unsort(demo: Locator, field: string): Promise<void> {
  const header = getHeader(demo, field);
  while ((await header.getAttribute('aria-sort')) !== 'none') {
    const before = await header.getAttribute('aria-sort');
    await header.click();
    await expect(header).not.toHaveAttribute('aria-sort', before!);
  }
}

async function clearSelection(demo: Locator): Promise<void> {
  const box = demo.getByRole('checkbox', { name: 'Unselect all rows' });
  if (await box.isVisible()) await box.click();
  await expect(demo.locator('[role="row"][aria-selected="true"]')).toHaveCount(0);
}

const isSelected = (demo: Locator, row: number, selected: boolean) =>
  expect(demo.locator(`[role="row"][data-rowindex="${row}"]`)).toHaveAttribute(
    'aria-selected',
    String(selected),
  );

/** Checks that the key moves the focus from one cell to another. */
const moves =
  (from: [number, string], to: [number, string]): Check =>
  async ({ demo, press }) => {
    await focusCell(demo, ...from);
    await press();
    await expect(getCell(demo, ...to)).toBeFocused();
  };

/** Checks that the key moves the focus from one header to another. */
const movesHeader =
  (from: string, to: string): Check =>
  async ({ demo, press }) => {
    await focusHeader(demo, from);
    await press();
    await expect(getHeader(demo, to)).toBeFocused();
  };

const movesGroup =
  (from: string, to: string): Check =>
  async ({ demo, press }) => {
    await getGroup(demo, from).focus();
    await press();
    await expect(getGroup(demo, to)).toBeFocused();
  };

/** Checks that the key moves the focus to an element before (-1) or after (1) the grid. */
const leaves =
  (side: -1 | 1): Check =>
  async ({ page, demo, press }) => {
    await focusCell(demo, 1, 'requester');
    await press();
    const where = await demo.getByRole('grid').evaluate((grid) => {
      const active = document.activeElement!;
      if (active === document.body || grid.contains(active)) return 0;
      return grid.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
    });
    expect(where).toBe(side);
    await expect(page.locator(':focus')).toHaveCount(1);
  };

/** Selects the menu by name, because cells with several buttons also have the role `menu`. */
const getColumnMenu = (page: Page) => page.getByRole('menu', { name: 'Subject column menu' });

async function openColumnMenu(page: Page, demo: Locator): Promise<Locator> {
  await focusHeader(demo, 'subject');
  await page.keyboard.press('Control+Enter');
  const menu = getColumnMenu(page);
  await expect(menu).toBeVisible();
  return menu;
}

const movesInMenu =
  (from: number, to: number): Check =>
  async ({ page, demo, press }) => {
    const items = (await openColumnMenu(page, demo)).getByRole('menuitem');
    await items.nth(from).focus();
    await press();
    await expect(items.nth(to)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getColumnMenu(page)).toHaveCount(0);
  };

const opensEditor =
  (value: (before: string) => string): Check =>
  async ({ page, demo, press }) => {
    await page.evaluate(() => navigator.clipboard.writeText('Pasted words'));
    const before = await getCell(demo, 0, 'subject').innerText();
    await focusCell(demo, 0, 'subject');
    await press();
    const input = getCell(demo, 0, 'subject').getByRole('textbox');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue(value(before));
    await page.keyboard.press('Escape');
    await expect(input).toHaveCount(0);
  };

const closesEditor =
  (saves: boolean, to: [number, string]): Check =>
  async ({ page, demo, press }) => {
    const cell = getCell(demo, 0, 'subject');
    const before = await cell.innerText();
    await focusCell(demo, 0, 'subject');
    await page.keyboard.press('Enter');
    await expect(cell.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('!');
    await press();
    await expect(cell.getByRole('textbox')).toHaveCount(0);
    await expect(cell).toHaveText(saves ? `${before}!` : before);
    await expect(getCell(demo, ...to)).toBeFocused();
  };

const togglesRow =
  (field: string): Check =>
  async ({ demo, press }) => {
    const row = demo.locator('[role="row"][data-rowindex="0"]');
    const before = await row.getAttribute('aria-expanded');
    expect(before).toMatch(/true|false/);
    await focusCell(demo, 0, field);
    await press();
    await expect(row).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
    await press();
    await expect(row).toHaveAttribute('aria-expanded', before!);
  };

const walksButtons =
  (steps: string[], from: string, end: string): Check =>
  async ({ demo, press }) => {
    const id = (name: string) => demo.getByRole('menuitem', { name: `${name} AC-001` });
    await focusCell(demo, 0, from);
    for (const name of steps) {
      await press();
      await expect(id(name)).toBeFocused();
    }
    await press();
    await expect(getCell(demo, 0, end)).toBeFocused();
  };

const sections: Record<string, Section> = {
  'focus-in-cells-with-several-buttons-actions': {
    demo: 'KeysForButtons',
    rows: {
      '→': [
        'Focuses the next button, or the next cell after the last one',
        walksButtons(['Bookmark', 'Assign'], 'subject', 'kind'),
      ],
      '←': [
        'Focuses the previous button, or the previous cell before the first one',
        async ({ page, demo, press }) => {
          await focusCell(demo, 0, 'subject');
          await page.keyboard.press('ArrowRight');
          await expect(demo.getByRole('menuitem', { name: 'Bookmark AC-001' })).toBeFocused();
          await page.keyboard.press('ArrowRight');
          await expect(demo.getByRole('menuitem', { name: 'Assign AC-001' })).toBeFocused();
          await press();
          await expect(demo.getByRole('menuitem', { name: 'Bookmark AC-001' })).toBeFocused();
          await press();
          await expect(getCell(demo, 0, 'subject')).toBeFocused();
        },
      ],
      Enter: [
        'Presses the button',
        async ({ page, demo, press }) => {
          await focusCell(demo, 0, 'subject');
          await page.keyboard.press('ArrowRight');
          await expect(demo.getByRole('menuitem', { name: 'Bookmark AC-001' })).toBeFocused();
          await press();
          await expect(demo.getByRole('status')).toHaveText('Last action: bookmarked AC-001');
        },
      ],
      Space: [
        'Moves down by as many rows as fit, and presses nothing',
        async ({ page, demo, press }) => {
          const count = await countFittingRows(demo);
          await focusCell(demo, 0, 'subject');
          await page.keyboard.press('ArrowRight');
          await expect(demo.getByRole('menuitem', { name: 'Bookmark AC-001' })).toBeFocused();
          const before = await demo.getByRole('status').innerText();
          await press();
          const row = demo.locator(`[data-rowindex="${count}"]`);
          await expect(row.getByRole('menuitem').first()).toBeFocused();
          await expect(demo.getByRole('status')).toHaveText(before);
        },
      ],
    },
  },
  'keyboard-navigation-between-cells': {
    demo: 'KeysInCells',
    rows: {
      '↓': ['Moves to the cell below', moves([0, 'requester'], [1, 'requester'])],
      '↑': [
        'Moves to the cell above; from the first row, to the header',
        async (stage) => {
          await moves([1, 'requester'], [0, 'requester'])(stage);
          await stage.press();
          await expect(getHeader(stage.demo, 'requester')).toBeFocused();
        },
      ],
      '→': ['Moves to the cell on the right', moves([1, 'requester'], [1, 'kind'])],
      '←': ['Moves to the cell on the left', moves([1, 'requester'], [1, 'subject'])],
      Home: ['Moves to the first cell of the row', moves([2, 'kind'], [2, 'subject'])],
      End: ['Moves to the last cell of the row', moves([2, 'subject'], [2, 'minutes'])],
      'Ctrl + Home': [
        'Moves to the first cell of the first row',
        moves([2, 'kind'], [0, 'subject']),
      ],
      'Ctrl + End': [
        'Moves to the last cell of the last row',
        moves([1, 'subject'], [23, 'minutes']),
      ],
      'Page Down, Space': [
        'Moves down by as many rows as fit into the grid',
        async (stage) => {
          const count = await countFittingRows(stage.demo);
          await moves([0, 'requester'], [count, 'requester'])(stage);
        },
      ],
      'Page Up': [
        'Moves up by as many rows as fit; from the first row, to the header',
        async ({ page, demo, press }) => {
          const count = await countFittingRows(demo);
          await focusCell(demo, 1, 'requester');
          await page.keyboard.press('PageDown');
          await expect(getCell(demo, 1 + count, 'requester')).toBeFocused();
          await press();
          await expect(getCell(demo, 1, 'requester')).toBeFocused();
          await press();
          await expect(getCell(demo, 0, 'requester')).toBeFocused();
          await press();
          await expect(getHeader(demo, 'requester')).toBeFocused();
        },
      ],
      Tab: ['Leaves the grid for the next control', leaves(1)],
      'Shift + Tab': ['Leaves the grid for the previous control', leaves(-1)],
    },
  },
  'keyboard-navigation-in-column-headers': {
    demo: 'KeysInHeaders',
    rows: {
      '→': ['Moves to the header on the right', movesHeader('subject', 'requester')],
      '←': ['Moves to the header on the left', movesHeader('priority', 'requester')],
      Home: ['Moves to the first header', movesHeader('priority', 'subject')],
      End: ['Moves to the last header', movesHeader('subject', 'minutes')],
      '↓': [
        'Moves to the first cell of the column',
        async ({ demo, press }) => {
          await focusHeader(demo, 'requester');
          await press();
          await expect(getCell(demo, 0, 'requester')).toBeFocused();
        },
      ],
      'Page Down': [
        'Moves down the column by as many rows as fit',
        async ({ demo, press }) => {
          const count = await countFittingRows(demo);
          await focusHeader(demo, 'requester');
          await press();
          await expect(getCell(demo, count, 'requester')).toBeFocused();
        },
      ],
      Enter: [
        'Sorts by the column; again, in the next direction',
        async ({ demo, press }) => {
          await focusHeader(demo, 'subject');
          for (const order of ['ascending', 'descending', 'none']) {
            await press();
            await expect(getHeader(demo, 'subject')).toHaveAttribute('aria-sort', order);
          }
        },
      ],
      'Shift + Enter': [
        'Adds the column to the sort order',
        async ({ page, demo, press }) => {
          await focusHeader(demo, 'priority');
          await page.keyboard.press('Enter');
          await focusHeader(demo, 'subject');
          await press();
          await expect(getHeader(demo, 'priority')).toHaveAttribute('aria-sort', 'ascending');
          await expect(getHeader(demo, 'subject')).toHaveAttribute('aria-sort', 'ascending');
          await unsort(demo, 'subject');
        },
      ],
      'Ctrl + Enter': [
        'Opens the column menu',
        async ({ page, demo, press }) => {
          await focusHeader(demo, 'subject');
          await press();
          await expect(getColumnMenu(page)).toBeVisible();
          await expect(getHeader(demo, 'subject')).toHaveAttribute('aria-sort', 'none');
          await page.keyboard.press('Escape');
          await expect(getColumnMenu(page)).toHaveCount(0);
        },
      ],
    },
  },
  'keys-in-the-column-menu': {
    demo: 'KeysInHeaders',
    rows: {
      '↓': ['Moves to the next item', movesInMenu(0, 1)],
      '↑': ['Moves to the previous item', movesInMenu(1, 0)],
      'Enter, Space': [
        'Chooses the item',
        async ({ page, demo, press }) => {
          const menu = await openColumnMenu(page, demo);
          await menu.getByRole('menuitem', { name: 'Sort by DESC' }).focus();
          await press();
          await expect(getHeader(demo, 'subject')).toHaveAttribute('aria-sort', 'descending');
          await expect(getColumnMenu(page)).toHaveCount(0);
          await unsort(demo, 'subject');
        },
      ],
      'Esc, Tab': [
        'Closes the menu; the header has the focus again',
        async ({ page, demo, press }) => {
          await openColumnMenu(page, demo);
          await press();
          await expect(getColumnMenu(page)).toHaveCount(0);
          await expect(getHeader(demo, 'subject')).toBeFocused();
        },
      ],
    },
  },
  'keys-in-column-group-headers': {
    demo: 'KeysInHeaders',
    rows: {
      '↑': [
        'Moves from a header to the group above it',
        async ({ demo, press }) => {
          await focusHeader(demo, 'minutes');
          await press();
          await expect(getGroup(demo, 'Work')).toBeFocused();
        },
      ],
      '↓': [
        'Moves from a group back to the header of the column',
        async ({ page, demo, press }) => {
          await focusHeader(demo, 'minutes');
          await page.keyboard.press('ArrowUp');
          await expect(getGroup(demo, 'Work')).toBeFocused();
          await press();
          await expect(getHeader(demo, 'minutes')).toBeFocused();
        },
      ],
      '→': ['Moves to the group on the right', movesGroup('Ticket', 'Work')],
      '←': ['Moves to the group on the left', movesGroup('Work', 'Ticket')],
      Home: ['Moves to the first group', movesGroup('Work', 'Ticket')],
      End: ['Moves to the last group', movesGroup('Ticket', 'Work')],
      'Page Down': [
        'Moves down the column by as many rows as fit',
        async ({ demo, press }) => {
          const count = await countFittingRows(demo);
          await getGroup(demo, 'Ticket').focus();
          await press();
          await expect(getCell(demo, count, 'subject')).toBeFocused();
        },
      ],
    },
  },
  'keyboard-shortcuts-for-row-selection': {
    demo: 'KeysForSelection',
    rows: {
      'Space in a checkbox cell': [
        'Selects the row, or clears it',
        async ({ page, demo, press }) => {
          await focusCell(demo, 1, 'subject');
          await page.keyboard.press('ArrowLeft');
          await press();
          await isSelected(demo, 1, true);
          await press();
          await isSelected(demo, 1, false);
        },
      ],
      'Space in the header of the checkboxes': [
        'Selects all rows, or clears them',
        async ({ page, demo, press }) => {
          await focusCell(demo, 0, 'subject');
          await page.keyboard.press('ArrowLeft');
          await page.keyboard.press('ArrowUp');
          await press();
          await expect(demo.getByText('24 rows selected')).toBeVisible();
          await press();
          await isSelected(demo, 0, false);
          await isSelected(demo, 3, false);
        },
      ],
      'Shift + Space': [
        'Selects the row of the focused cell, or clears it',
        async ({ demo, press }) => {
          await focusCell(demo, 1, 'subject');
          await press();
          await isSelected(demo, 1, true);
          await expect(getCell(demo, 1, 'subject')).toBeFocused();
          await press();
          await isSelected(demo, 1, false);
        },
      ],
      'Shift + ↓': [
        'Moves to the row below and selects both rows; if that row is selected already, deselects the row it leaves',
        async (stage) => {
          await moves([1, 'subject'], [2, 'subject'])(stage);
          for (const row of [0, 1, 2, 3]) await isSelected(stage.demo, row, row === 1 || row === 2);
          await stage.page.keyboard.press('Shift+ArrowUp');
          for (const row of [0, 1, 2, 3]) await isSelected(stage.demo, row, row === 1);
          await clearSelection(stage.demo);
        },
      ],
      'Shift + ↑': [
        'Moves to the row above and selects both rows; if that row is selected already, deselects the row it leaves',
        async (stage) => {
          await moves([2, 'subject'], [1, 'subject'])(stage);
          for (const row of [0, 1, 2, 3]) await isSelected(stage.demo, row, row === 1 || row === 2);
          await stage.page.keyboard.press('Shift+ArrowDown');
          for (const row of [0, 1, 2, 3]) await isSelected(stage.demo, row, row === 2);
          await clearSelection(stage.demo);
        },
      ],
      'Ctrl + A': [
        'Selects all rows',
        async ({ demo, press }) => {
          await focusCell(demo, 1, 'subject');
          await press();
          await expect(demo.getByText('24 rows selected')).toBeVisible();
          await clearSelection(demo);
        },
      ],
      'Ctrl + C': [
        'Copies the selected rows',
        async ({ page, demo, press }) => {
          await page.evaluate(() => navigator.clipboard.writeText('nothing'));
          await focusCell(demo, 1, 'subject');
          await page.keyboard.press('Shift+Space');
          await isSelected(demo, 1, true);
          await press();
          await expect
            .poll(() => page.evaluate(() => navigator.clipboard.readText()))
            .toBe('Totals differ by one cent\tBug');
          await clearSelection(demo);
        },
      ],
    },
  },
  'keyboard-shortcuts-for-editing': {
    demo: 'KeysForEditing',
    rows: {
      Enter: ['Opens the editor with the value', opensEditor((before) => before)],
      'A letter or a digit, such as M': [
        'Opens the editor with this character in place of the value',
        opensEditor(() => 'M'),
      ],
      'Backspace, Delete': ['Opens the editor without a value', opensEditor(() => '')],
      'Ctrl + V': [
        'Opens the editor with the text of the clipboard',
        // Chromium pastes on Cmd + V on macOS only.
        async (stage) => {
          const text = stage.combo.startsWith('Meta') ? '' : 'Pasted words';
          await opensEditor(() => text)(stage);
        },
      ],
    },
  },
  'keys-that-finish-editing': {
    demo: 'KeysForEditing',
    rows: {
      Enter: ['Saves and moves to the cell below', closesEditor(true, [1, 'subject'])],
      Tab: ['Saves and moves to the next cell', closesEditor(true, [0, 'requester'])],
      'Shift + Tab': ['Saves and moves to the previous cell', closesEditor(true, [0, 'id'])],
      Esc: ['Discards the change and stays', closesEditor(false, [0, 'subject'])],
    },
  },
  'keyboard-shortcuts-in-tree-data': {
    demo: 'KeysForTree',
    rows: {
      'Space, Enter in the grouping cell': [
        'Opens or closes the row',
        togglesRow('__tree_data_group__'),
      ],
    },
  },
  'keyboard-shortcuts-in-row-groups-and-detail-panels': {
    demo: 'KeysForRowGroups',
    rows: {
      'Space in the grouping cell': [
        'Opens or closes the group',
        togglesRow('__row_group_by_columns_group__'),
      ],
      'Space in the cell of the toggle': [
        'Opens or closes the detail panel',
        async ({ page, demo, press }) => {
          await focusCell(demo, 1, 'subject');
          await page.keyboard.press('ArrowLeft');
          await expect(getCell(demo, 1, '__detail_panel_toggle__')).toBeFocused();
          await press();
          await expect(demo.getByText(/minutes, tagged/)).toBeVisible();
          await press();
          await expect(demo.getByText(/minutes, tagged/)).toHaveCount(0);
        },
      ],
    },
  },
};

test('every row of the keyboard tables has a check, and every check a row', async ({ page }) => {
  await page.goto(PAGE);
  const shown = (await readKeyTables(page)).map(({ section, rows }) => [
    section,
    Object.fromEntries(rows.map(({ keys, effect }) => [keys, effect])),
  ]);
  const checked = Object.entries(sections).map(([section, { rows }]) => [
    section,
    Object.fromEntries(Object.entries(rows).map(([keys, [effect]]) => [keys, effect])),
  ]);
  expect(shown).toEqual(checked);
});

test.describe('the keys do what the table says', () => {
  // One page for all tables: opening it is the slow part.
  test.describe.configure({ mode: 'default' });

  let page: Page;

  test.beforeAll(async ({ browser }) => {
    test.slow();
    page = await browser.newPage();
    await page.goto(PAGE);
  });

  test.afterAll(() => page.close());

  for (const [section, { demo: name, rows: checks }] of Object.entries(sections)) {
    test(section, async () => {
      test.slow();
      const frame = page.locator(`[data-demo][id="${name}"]`);
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('data-live', '', { timeout: 60_000 });
      const demo = frame.locator('.demo-stage');
      const table = (await readKeyTables(page)).find((candidate) => candidate.section === section);
      expect(table, 'a keyboard table under this heading').toBeDefined();
      for (const { keys, combos } of table!.rows) {
        const check = checks[keys]?.[1];
        if (!check) throw new Error(`No check for the keys "${keys}".`);
        expect(combos, keys).not.toEqual([]);
        // The page promises that Cmd works in place of Ctrl.
        for (const combo of combos.flatMap((each) =>
          each.startsWith('Control') ? [each, each.replace('Control', 'Meta')] : [each],
        )) {
          await test.step(`${combo}: ${keys}`, () =>
            check({ page, demo, combo, press: () => page.keyboard.press(combo) }));
        }
      }
    });
  }
});

test('the name is on the element with the role grid', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NamedByHeading');
  await expect(demo.getByRole('grid', { name: 'Tickets of the service desk' })).toBeVisible();
});

test('the density scales the rows by the factors of the table', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DensityInToolbar');
  const row = demo.locator('[data-rowindex="0"]');
  for (const [density, height] of [
    ['Comfortable', '67px'],
    ['Compact', '36px'],
    ['Standard', '52px'],
  ] as const) {
    await demo.getByRole('button', { name: 'Density' }).click();
    await page.getByRole('menuitem', { name: density }).click();
    await expect(row).toHaveCSS('height', height);
  }
});

test('a button in a cell is a tab stop only while its cell has the focus', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowButtonNames');
  const button = demo.getByRole('button', { name: 'Open Totals differ by one cent' });
  await expect(button).toHaveAttribute('tabindex', '-1');
  await getCell(demo, 1, 'subject').click();
  await page.keyboard.press('ArrowRight');
  await expect(button).toBeFocused();
  await expect(demo.locator('[role="gridcell"] button[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(demo.getByRole('status')).toHaveText('Opened: Totals differ by one cent');
  await expect(button).toBeFocused();
});
