import type { Locator, Page } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/accessibility/';

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

/** Input of a check: the running demo, and the keys from the row of the table. */
interface Stage {
  page: Page;
  demo: Locator;
  press: () => Promise<void>;
}

type Check = (stage: Stage) => Promise<void>;

interface Section {
  demo: string;
  /** Rows of the table by the text of their first cell: the text of the second cell, and its check. */
  rows: Record<string, [effect: string, check: Check]>;
}

/** Sets the field to April 17, 2024 and selects one of its sections. */
async function selectSection(page: Page, field: Locator, section: number): Promise<void> {
  await field.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Ap172024');
  await expect(field).toHaveValue('April 17, 2024');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('ArrowLeft');
  for (let index = 0; index < section; index += 1) await page.keyboard.press('ArrowRight');
}

/** Checks the text of the field after the keys are pressed in a section. */
const changes =
  (section: number, ...values: string[]): Check =>
  async ({ page, demo, press }) => {
    const field = demo.getByRole('textbox');
    await selectSection(page, field, section);
    for (const value of values) {
      await press();
      await expect(field).toHaveValue(value);
    }
  };

const getDay = (scope: Locator, day: number) =>
  scope.getByRole('gridcell', { name: String(day), exact: true });

/** Checks that the focus moves from a day of April 2024 to a day of the month in the header. */
const movesDay =
  (from: number, to: number, month = 'April 2024'): Check =>
  async ({ demo, press }) => {
    await getDay(demo.getByRole('grid', { name: 'April 2024' }), from).focus();
    await press();
    await expect(getDay(demo.getByRole('grid', { name: month }), to)).toBeFocused();
  };

/** Returns to April with the buttons of the calendar. */
const thenBack =
  (check: Check, button: string): Check =>
  async (stage) => {
    await check(stage);
    await stage.demo.getByRole('button', { name: button }).click();
    await expect(stage.demo.getByRole('grid', { name: 'April 2024' })).toBeVisible();
  };

/** Opens the years, checks a key there, and selects 2024 and April with the mouse. */
const movesYear =
  (to: string, monthTo: string): Check =>
  async ({ demo, press }) => {
    await demo.getByRole('button', { name: /view is open/ }).click();
    await demo.getByRole('radio', { name: '2024' }).focus();
    await press();
    await expect(demo.getByRole('radio', { name: to })).toBeFocused();
    await demo.getByRole('radio', { name: '2024' }).click();
    await demo.getByRole('radio', { name: 'April' }).focus();
    await press();
    await expect(demo.getByRole('radio', { name: monthTo })).toBeFocused();
    await demo.getByRole('radio', { name: 'April' }).click();
    await expect(demo.getByRole('grid', { name: 'April 2024' })).toBeVisible();
  };

const getOpenButton = (demo: Locator) => demo.getByRole('button', { name: /Choose date/ });

async function openPopup(page: Page, demo: Locator): Promise<Locator> {
  await getOpenButton(demo).click();
  const popup = page.getByRole('dialog', { name: 'Meeting' });
  await expect(popup.locator('[role="gridcell"][aria-selected="true"]')).toBeFocused();
  return popup;
}

async function closePopup(page: Page, demo: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getOpenButton(demo)).toBeFocused();
}

/** Checks the name of the clock, which contains the time, after the key is pressed. */
const setsTime =
  (...times: string[]): Check =>
  async ({ demo, press }) => {
    const clock = demo.getByRole('listbox');
    await clock.focus();
    for (const time of times) {
      await press();
      await expect(clock).toHaveAccessibleName(`Select hours. Selected time is ${time}`);
    }
  };

const movesTime =
  (from: string, to: string): Check =>
  async ({ demo, press }) => {
    await demo.getByRole('option', { name: from }).focus();
    await press();
    await expect(demo.getByRole('option', { name: to })).toBeFocused();
  };

/** Keyboard tables by the id of their heading, in the order of the page. */
const sections: Record<string, Section> = {
  'keyboard-support-in-fields': {
    demo: 'KeysInField',
    rows: {
      '→': [
        'Moves to the next section',
        async ({ page, demo, press }) => {
          await selectSection(page, demo.getByRole('textbox'), 0);
          await press();
          await page.keyboard.press('ArrowUp');
          await expect(demo.getByRole('textbox')).toHaveValue('April 18, 2024');
        },
      ],
      '←': [
        'Moves to the previous section',
        async ({ page, demo, press }) => {
          await selectSection(page, demo.getByRole('textbox'), 2);
          await press();
          await page.keyboard.press('ArrowUp');
          await expect(demo.getByRole('textbox')).toHaveValue('April 18, 2024');
        },
      ],
      '↑': [
        'Increases the section by one; after the last value, starts over',
        async ({ page, demo, press }) => {
          const field = demo.getByRole('textbox');
          await selectSection(page, field, 1);
          await press();
          await expect(field).toHaveValue('April 18, 2024');
          await page.keyboard.press('End');
          await press();
          await expect(field).toHaveValue('April 01, 2024');
        },
      ],
      '↓': [
        'Decreases the section by one; after the first value, wraps to the last',
        async ({ page, demo, press }) => {
          const field = demo.getByRole('textbox');
          await selectSection(page, field, 1);
          await press();
          await expect(field).toHaveValue('April 16, 2024');
          await page.keyboard.press('Home');
          await press();
          await expect(field).toHaveValue('April 30, 2024');
        },
      ],
      'Page Up': ['Increases the section by five', changes(1, 'April 22, 2024')],
      'Page Down': ['Decreases the section by five', changes(1, 'April 12, 2024')],
      Home: ['Sets the section to its smallest value', changes(1, 'April 01, 2024')],
      End: ['Sets the section to its largest value', changes(1, 'April 30, 2024')],
      'A digit, such as 8': [
        'Sets the section, and moves on when no further digit fits',
        async ({ page, demo, press }) => {
          await selectSection(page, demo.getByRole('textbox'), 1);
          await press();
          await expect(demo.getByRole('textbox')).toHaveValue('April 08, 2024');
          await page.keyboard.press('ArrowUp');
          await expect(demo.getByRole('textbox')).toHaveValue('April 08, 2025');
        },
      ],
      'A letter, such as D': [
        'Sets the month whose name starts with it',
        changes(0, 'December 17, 2024'),
      ],
      'Backspace, Delete': ['Clears the section', changes(1, 'April DD, 2024')],
      'Ctrl + A': [
        'Selects all sections',
        async ({ page, demo, press }) => {
          await selectSection(page, demo.getByRole('textbox'), 1);
          await press();
          await page.keyboard.press('Delete');
          await expect(demo.getByRole('textbox')).toHaveValue('MMMM DD, YYYY');
        },
      ],
      Tab: [
        'Leaves the field',
        async ({ page, demo, press }) => {
          await selectSection(page, demo.getByRole('textbox'), 0);
          await press();
          await expect(demo.getByRole('textbox')).not.toBeFocused();
        },
      ],
    },
  },
  'keyboard-in-the-date-picker': {
    demo: 'KeysInDatePicker',
    rows: {
      'Enter, Space on the button': [
        'Opens the popup; the selected day has the focus',
        async ({ page, demo, press }) => {
          await getOpenButton(demo).focus();
          await press();
          const popup = page.getByRole('dialog', { name: 'Meeting' });
          await expect(popup.locator('[role="gridcell"][aria-selected="true"]')).toBeFocused();
          await closePopup(page, demo);
        },
      ],
      'Enter, Space on a day': [
        'Selects the day and closes the popup; the button has the focus again',
        async ({ page, demo, press }) => {
          const before = await demo.getByRole('textbox').inputValue();
          const popup = await openPopup(page, demo);
          await page.keyboard.press('ArrowRight');
          await expect(popup.locator('[role="gridcell"][aria-selected="true"]')).not.toBeFocused();
          await press();
          await expect(popup).toHaveCount(0);
          await expect(getOpenButton(demo)).toBeFocused();
          await expect(demo.getByRole('textbox')).not.toHaveValue(before);
        },
      ],
      Tab: [
        'Moves to the next control of the popup; after the last one, to the first',
        async ({ page, demo, press }) => {
          const popup = await openPopup(page, demo);
          for (const name of [/view is open/, 'Previous month', 'Next month']) {
            await press();
            await expect(popup.getByRole('button', { name })).toBeFocused();
          }
          await press();
          await expect(popup.locator('[role="gridcell"][aria-selected="true"]')).toBeFocused();
          await closePopup(page, demo);
        },
      ],
      'Shift + Tab': [
        'Moves to the previous control of the popup',
        async ({ page, demo, press }) => {
          const popup = await openPopup(page, demo);
          await press();
          await expect(popup.getByRole('button', { name: 'Next month' })).toBeFocused();
          await closePopup(page, demo);
        },
      ],
      Esc: [
        'Closes the popup; the button has the focus again',
        async ({ page, demo, press }) => {
          const popup = await openPopup(page, demo);
          await press();
          await expect(popup).toHaveCount(0);
          await expect(getOpenButton(demo)).toBeFocused();
        },
      ],
    },
  },
  'keyboard-in-the-date-calendar': {
    demo: 'KeysInCalendar',
    rows: {
      '→': ['Moves to the next day', movesDay(17, 18)],
      '←': ['Moves to the previous day', movesDay(17, 16)],
      '↓': ['Moves to the same day of the next week', movesDay(17, 24)],
      '↑': ['Moves to the same day of the previous week', movesDay(17, 10)],
      Home: ['Moves to the first day of the week', movesDay(17, 14)],
      End: ['Moves to the last day of the week', movesDay(17, 20)],
      'Page Up': [
        'Moves to the next month',
        thenBack(movesDay(17, 17, 'May 2024'), 'Previous month'),
      ],
      'Page Down': [
        'Moves to the previous month',
        thenBack(movesDay(17, 17, 'March 2024'), 'Next month'),
      ],
      'Enter, Space': [
        'Selects the day',
        async ({ demo, press }) => {
          await getDay(demo, 17).click();
          await getDay(demo, 18).focus();
          await expect(getDay(demo, 18)).toHaveAttribute('aria-selected', 'false');
          await press();
          await expect(getDay(demo, 18)).toHaveAttribute('aria-selected', 'true');
        },
      ],
    },
  },
  'keys-in-months-and-years': {
    demo: 'KeysInCalendar',
    rows: {
      '→': ['Moves to the next month or year', movesYear('2025', 'May')],
      '←': ['Moves to the previous month or year', movesYear('2023', 'March')],
      '↓': ['Moves one row down', movesYear('2027', 'July')],
      '↑': ['Moves one row up', movesYear('2021', 'January')],
      'Enter, Space': [
        'Selects the month or year and opens the next view',
        async ({ demo, press }) => {
          await demo.getByRole('button', { name: /view is open/ }).click();
          await demo.getByRole('radio', { name: '2024' }).focus();
          await press();
          await demo.getByRole('radio', { name: 'April' }).focus();
          await press();
          await expect(demo.getByRole('grid', { name: 'April 2024' })).toBeVisible();
        },
      ],
    },
  },
  'keyboard-in-the-date-range-calendar': {
    demo: 'KeysInRangeCalendar',
    rows: {
      'Enter, Space': [
        'Selects the start; again, the end',
        async ({ demo, press }) => {
          const selected = demo.locator('[role="gridcell"][aria-selected="true"]');
          await getDay(demo, 9).focus();
          await press();
          await getDay(demo, 12).focus();
          await press();
          await expect(selected).toHaveText(['9', '12']);
          await getDay(demo, 23).focus();
          await press();
          await getDay(demo, 25).focus();
          await press();
          await expect(selected).toHaveText(['23', '25']);
        },
      ],
    },
  },
  'keyboard-in-the-date-range-picker': {
    demo: 'KeysInRangePicker',
    rows: {
      'Enter, Space': [
        'Opens the calendar; the focus stays in the field',
        async ({ page, demo, press }) => {
          const start = demo.getByRole('textbox', { name: 'Check-in' });
          await start.focus();
          await press();
          await expect(page.getByRole('grid', { name: 'April 2024' }).last()).toBeVisible();
          await expect(page.getByRole('tooltip')).toHaveCount(1);
          await expect(start).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('tooltip')).toHaveCount(0);
        },
      ],
      Tab: [
        'Moves from the start to the end; from the end, leaves the picker and closes the calendar',
        async ({ page, demo, press }) => {
          await demo.getByRole('textbox', { name: 'Check-in' }).focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('tooltip')).toHaveCount(1);
          await press();
          await expect(demo.getByRole('textbox', { name: 'Check-out' })).toBeFocused();
          await press();
          await expect(page.getByRole('tooltip')).toHaveCount(0);
          await expect(demo.getByRole('textbox', { name: 'Check-out' })).not.toBeFocused();
        },
      ],
      Esc: [
        'Closes the calendar',
        async ({ page, demo, press }) => {
          await demo.getByRole('textbox', { name: 'Check-in' }).focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('tooltip')).toHaveCount(1);
          await press();
          await expect(page.getByRole('tooltip')).toHaveCount(0);
        },
      ],
    },
  },
  'keyboard-in-clocks-and-time-lists': {
    demo: 'KeysInClock',
    rows: {
      '↑': ['Adds one hour or minute', setsTime('4:30 PM')],
      '↓': ['Subtracts one hour or minute', setsTime('3:30 PM')],
      'Page Up': ['Adds five, up to the largest value', setsTime('8:30 PM', '11:30 PM')],
      'Page Down': ['Subtracts five, down to the smallest value', setsTime('6:30 PM')],
      Home: ['Sets the smallest value', setsTime('12:30 PM')],
      End: ['Sets the largest value', setsTime('11:30 PM')],
      'Enter, Space on the hours': [
        'Goes on to the minutes',
        async ({ demo, press }) => {
          const clock = demo.getByRole('listbox');
          await clock.focus();
          await press();
          await expect(clock).toHaveAccessibleName(/^Select minutes/);
          await demo.getByRole('button', { name: 'Open previous view' }).click();
          await expect(clock).toHaveAccessibleName(/^Select hours/);
        },
      ],
    },
  },
  'keys-in-lists-of-times': {
    demo: 'KeysInTimeLists',
    rows: {
      '↓': ['Moves to the next time', movesTime('03:30 PM', '04:00 PM')],
      '↑': ['Moves to the previous time', movesTime('03:30 PM', '03:00 PM')],
      'Page Down': ['Moves down by five times', movesTime('03:30 PM', '06:00 PM')],
      'Page Up': ['Moves up by five times', movesTime('03:30 PM', '01:00 PM')],
      Home: ['Moves to the first time', movesTime('03:30 PM', '12:00 AM')],
      End: ['Moves to the last time', movesTime('03:30 PM', '11:30 PM')],
      'Enter, Space': [
        'Selects the time',
        async ({ demo, press }) => {
          await demo.getByRole('option', { name: '03:00 PM' }).click();
          const option = demo.getByRole('option', { name: '04:00 PM' });
          await option.focus();
          await press();
          await expect(option).toHaveAttribute('aria-selected', 'true');
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

for (const [section, { demo: name, rows: checks }] of Object.entries(sections)) {
  test(`the keys do what the table says: ${section}`, async ({ page }) => {
    test.slow();
    const demo = await openDemo(page, PAGE, name);
    const table = (await readKeyTables(page)).find((candidate) => candidate.section === section);
    expect(table, 'a keyboard table under this heading').toBeDefined();
    for (const { keys, combos } of table!.rows) {
      const check = checks[keys]?.[1];
      if (!check) throw new Error(`No check for the keys "${keys}".`);
      expect(combos, keys).not.toEqual([]);
      for (const combo of combos) {
        await test.step(`${combo}: ${keys}`, () =>
          check({ page, demo, press: () => page.keyboard.press(combo) }));
      }
    }
  });
}

test('the helper text describes the field and names the limits after an error', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'NamedAndDescribed');
  const field = demo.getByRole('textbox', { name: 'Delivery' });
  await expect(field).toHaveAccessibleDescription('April 15 to 30');
  await field.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('05022024');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Choose a day from April 15 to 30');
});

test('localeText changes the names of buttons and options', async ({ page }) => {
  const buttons = await openDemo(page, PAGE, 'ButtonNamesOfTwoPickers');
  await expect(buttons.getByRole('button', { name: 'Check-in, Apr 17, 2024' })).toBeVisible();
  await expect(buttons.getByRole('button', { name: 'Check-out, Apr 21, 2024' })).toBeVisible();
  const options = await openDemo(page, PAGE, 'OptionNamesAsShown');
  await expect(options.getByRole('option', { name: '09', exact: true })).toHaveText('09');
});

test('each section of the accessible field is a spin button', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SectionsAsSpinButtons');
  const group = demo.getByRole('group', { name: 'Check-in' });
  await expect(group.getByRole('spinbutton', { name: 'Month' })).toHaveAttribute(
    'aria-valuetext',
    'April',
  );
  await expect(group.getByRole('spinbutton', { name: 'Day' })).toHaveAttribute(
    'aria-valuemax',
    '31',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap opens a named dialog, and its end returns the focus to the field', async ({
    page,
  }) => {
    const demo = await openDemo(page, PAGE, 'DialogOnPhones');
    const field = demo.getByRole('textbox', { name: 'Departure, Apr 17, 2024' });
    await field.tap();
    const dialog = page.getByRole('dialog', { name: 'Day of departure' });
    await expect(getDay(dialog, 17)).toBeFocused();
    await getDay(dialog, 19).tap();
    await dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(dialog).toHaveCount(0);
    const changed = demo.getByRole('textbox', { name: 'Departure, Apr 19, 2024' });
    await expect(changed).toBeFocused();
    await expect(changed).toHaveValue('04/19/2024');
  });
});
