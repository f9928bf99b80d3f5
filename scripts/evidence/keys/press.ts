import type { Page } from '@playwright/test';
import type { KeyPress } from '../../../src/core/api/accessibility/model.ts';
import { CASES as CHARTS } from './charts.ts';
import { CASES as GRIDS } from './data-grid.ts';
import { CASES as PICKERS } from './date-pickers.ts';
import { readKeyState, type KeyCase, type KeyState } from './key-case.ts';
import { CASES as TREES } from './tree-view.ts';

export const KEY_CASES: readonly KeyCase[] = [...GRIDS, ...PICKERS, ...CHARTS, ...TREES];

/** Popups need a moment until they have opened or closed. */
const SETTLE_MILLISECONDS = 250;

function agrees({ to }: KeyCase, before: KeyState, after: KeyState): boolean {
  if (typeof to === 'function') return to(before, after);
  return Object.entries(to).every(
    ([name, expected]) =>
      JSON.stringify(after[name as keyof KeyState]) === JSON.stringify(expected),
  );
}

const toText = (value: string | readonly string[]) => [value].flat().join(', ') || 'none';

/** Returns what has changed: `focus: gridcell "B02" → gridcell "B03"`. */
function describeChange(before: KeyState, after: KeyState): string {
  const changes = (Object.keys(before) as (keyof KeyState)[]).flatMap((name) => {
    const [old, now] = [toText(before[name]), toText(after[name])];
    return old === now ? [] : [`${name}: ${old} → ${now}`];
  });
  return changes.join('; ') || 'nothing';
}

/** Popups that close stay in the document until they have faded. */
const MOST_READS = 5;

async function readResult(
  page: Page,
  each: KeyCase,
  before: KeyState,
): Promise<Pick<KeyPress, 'change' | 'agrees'>> {
  for (let read = 1; ; read += 1) {
    await page.waitForTimeout(SETTLE_MILLISECONDS);
    const after = await readKeyState(page);
    const isAgreed = agrees(each, before, after);
    if (isAgreed || read === MOST_READS) {
      return { change: describeChange(before, after), agrees: isAgreed };
    }
  }
}

/** `Control+Home` as the guides write it. */
const toLabel = (key: string) => key.replace('Control', 'Ctrl').replaceAll('+', ' + ');

export interface Pressing {
  /** Opens a page with the component in the scene. */
  open: (page: Page, component: string, scene: string) => Promise<void>;
  newPage: () => Promise<Page>;
  /** Text of each row of the keyboard tables, by its id. */
  rows: ReadonlyMap<string, string>;
}

/** Presses all keys that the guides name for a component, each on a scene of its own. */
export async function pressKeys(
  component: string,
  { open, newPage, rows }: Pressing,
): Promise<KeyPress[]> {
  const cases = KEY_CASES.filter(({ components }) => components.includes(component));
  if (cases.length === 0 || rows.size === 0) return [];
  const page = await newPage();
  const pressed: KeyPress[] = [];
  for (const each of cases) {
    const unknown = each.rows.filter((id) => !rows.has(id));
    if (unknown.length > 0) throw new Error(`No table has the row “${unknown[0]}”.`);
    for (const key of each.keys) {
      await open(page, component, each.scene);
      let result: Pick<KeyPress, 'change' | 'agrees'>;
      try {
        await each.from(page);
        await page.waitForTimeout(SETTLE_MILLISECONDS);
        const before = await readKeyState(page);
        if (each.act) await each.act(page);
        else await page.keyboard.press(key);
        result = await readResult(page, each, before);
      } catch (error) {
        throw new Error(`${component}, ${each.scene}, ${key} (${each.rows[0]})`, { cause: error });
      }
      pressed.push({
        key: toLabel(each.label ?? key),
        state: each.scene,
        rows: each.rows.map((id) => ({ id, text: rows.get(id)! })),
        ...result,
      });
    }
  }
  await page.close();
  return pressed;
}
