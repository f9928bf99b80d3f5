import type { Page } from '@playwright/test';

/** What can be seen and heard of the page, as far as keys change it. */
export interface KeyState {
  /** Role and name of the focused element: `gridcell "Tokyo"`. */
  focus: string;
  /** Values of the text inputs, in their order. */
  values: string[];
  /** The part of the focused input that is marked. */
  marked: string;
  /** Names of what is selected, checked, and expanded. */
  selected: string[];
  checked: string[];
  expanded: string[];
  /** Roles of what lies over the component: `dialog`, `menu`. */
  open: string[];
  /** Sorted columns with their direction. */
  sorted: string[];
  /** Values of the editors in cells and items. */
  editing: string[];
  /** The first row, the month of the calendar, the labels of the tree. */
  shown: string;
  /** What the component has told the application. */
  told: string;
  clipboard: string;
}

/** A key that is pressed on a component, and what has to come of it. */
export interface KeyCase {
  /** Rows of keyboard tables that say so: `data-grid/accessibility#tab-order: Home`. */
  rows: readonly string[];
  components: readonly string[];
  /** Scene of `scenes/keys.tsx`. */
  scene: string;
  /** Alternatives, each pressed on its own: `Control+Home`. */
  keys: readonly string[];
  /** What is pressed, where it is more than a key: `Ctrl + click`. */
  label?: string;
  /** Focuses what the key is pressed on. */
  from: (page: Page) => Promise<unknown>;
  /** Replaces the press of the key, for keys that are held while the pointer does something. */
  act?: (page: Page) => Promise<unknown>;
  /** What the page is afterwards, as far as the row says something about it. */
  to: Partial<KeyState> | ((before: KeyState, after: KeyState) => boolean);
}

/** The components read their state between two keys. */
const BETWEEN_KEYS_MILLISECONDS = 40;

export async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_KEYS_MILLISECONDS);
  }
}

/** Reads the state of the page. */
export function readKeyState(page: Page): Promise<KeyState> {
  return page.evaluate(async () => {
    const scene = document.getElementById('scene')!;
    const shorten = (text: string | null | undefined) =>
      (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
    const all = (selector: string, parent: ParentNode = document) => [
      ...parent.querySelectorAll<HTMLElement>(selector),
    ];
    const getName = (element: Element): string => {
      const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = labelledBy.map((id) => document.getElementById(id)?.textContent ?? '');
      const own = element.getAttribute('aria-label') ?? labels.join(' ');
      if (element.getAttribute('role') === 'treeitem') {
        return shorten(element.querySelector('[class*="-label"]')?.textContent);
      }
      if (element.getAttribute('role') === 'row') {
        const cells = all('[role="gridcell"]', element).map((cell) => shorten(cell.textContent));
        return cells.find((text) => text !== '') ?? '';
      }
      const title = element.querySelector('.MuiDataGrid-columnHeaderTitle');
      if (title) return shorten(title.textContent);
      const isFilter = element.matches('[role="columnheader"][aria-label]');
      if (isFilter) return `${shorten(own)}, filter`;
      const { labels: visible, value } = element as HTMLInputElement;
      return shorten(own || element.textContent || visible?.[0]?.textContent || value);
    };
    const getRole = (element: Element) =>
      element.getAttribute('role') ??
      { input: 'textbox', textarea: 'textbox', body: 'nothing' }[element.localName] ??
      element.localName;
    const active = document.activeElement ?? document.body;
    const focus = active === document.body ? 'nothing' : `${getRole(active)} "${getName(active)}"`;
    const input = active instanceof HTMLInputElement ? active : null;
    const isText = ({ type }: HTMLInputElement) => ['text', 'tel', 'number'].includes(type);
    const names = (selector: string) => all(selector).map((each) => getName(each));
    const calendar = scene.querySelector('.MuiPickersCalendarHeader-label');
    const row = scene.querySelector('[data-rowindex="0"]');
    let clipboard = '';
    try {
      clipboard = await navigator.clipboard.readText();
    } catch {
      // Another document has the focus.
    }
    return {
      focus,
      values: all('input', scene)
        .filter((each) => isText(each as HTMLInputElement) && !each.closest('.MuiDataGrid-cell'))
        .map((each) => (each as HTMLInputElement).value),
      marked:
        input && isText(input)
          ? input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)
          : '',
      // Cells say that they are selected by a class only.
      selected: names('[aria-selected="true"], .MuiDataGrid-cell.Mui-selected'),
      checked: [
        ...names('[aria-checked="true"]'),
        ...all('input[type="checkbox"]:checked').map((each) =>
          getName(each.closest('[role="row"], [role="treeitem"]') ?? each),
        ),
      ],
      expanded: names(
        ':is([role="row"], [role="treeitem"], .MuiDataGrid-detailPanelToggleCell)[aria-expanded="true"]',
      ),
      open: all('[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]')
        // A popper is a tooltip by its role, even if it has a menu in it.
        .filter((each) => !scene.contains(each) && !each.querySelector('[role="menu"]'))
        .map((each) => each.getAttribute('role')!),
      sorted: all('[aria-sort]:not([aria-sort="none"])').map(
        (each) => `${getName(each)} ${each.getAttribute('aria-sort')}`,
      ),
      editing: all('.MuiDataGrid-cell--editing input, [role="treeitem"] input[type="text"]').map(
        (each) => (each as HTMLInputElement).value,
      ),
      shown: shorten(
        calendar?.textContent ??
          (row
            ? all('[role="gridcell"]', row)
                .map((each) => shorten(each.textContent))
                .join(' ')
            : all('[role="treeitem"]', scene)
                .map((each) => getName(each))
                .join(', ')),
      ),
      told: shorten(document.getElementById('told')?.textContent),
      clipboard: shorten(clipboard),
    };
  });
}
