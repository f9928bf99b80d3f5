import { expect, test, type Page } from '@playwright/test';
import { openSettings } from './support.ts';

/** What distinguishes a chosen control from its neighbor, and how legible each is. */
interface Measured {
  name: string;
  /** The best contrast of any part that only the chosen one has: fill, border, or text. */
  mark: number;
  /** The lowest contrast of a text with what is behind it. */
  text: number;
}

/**
 * Measures pairs of a chosen and another control, by computed colors. `pairs` are selectors; each
 * matches its first visible element.
 */
function measure(page: Page, pairs: Record<string, [string, string]>): Promise<Measured[]> {
  return page.evaluate((selectors) => {
    type Color = [number, number, number, number];
    const context = document.createElement('canvas').getContext('2d', {
      willReadFrequently: true,
    })!;
    const parse = (text: string): Color => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
      return [r!, g!, b!, a! / 255];
    };
    const over = (top: Color, below: Color): Color => {
      const mix = (i: 0 | 1 | 2) => top[i] * top[3] + below[i] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const getFill = (element: Element | null): Color =>
      element === null
        ? [255, 255, 255, 1]
        : over(parse(getComputedStyle(element).backgroundColor), getFill(element.parentElement));
    const getLuminance = ([r, g, b]: Color) => {
      const [red, green, blue] = [r, g, b].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const compare = (one: Color, other: Color) => {
      const [low, high] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
      return (high! + 0.05) / (low! + 0.05);
    };
    const find = (selector: string) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) => element.offsetWidth > 0,
      );
      if (!found) throw new Error(`Nothing visible matches ${selector}`);
      return found;
    };
    const look = (element: HTMLElement) => {
      const style = getComputedStyle(element);
      const fill = getFill(element);
      const side = parseFloat(style.borderBlockEndWidth) > 0 ? 'End' : null;
      const inline = parseFloat(style.borderInlineStartWidth) > 0;
      const border = side
        ? over(parse(style.borderBlockEndColor), fill)
        : inline
          ? over(parse(style.borderInlineStartColor), fill)
          : fill;
      // Without a text of its own, there is nothing to read.
      const text = element.textContent === '' ? null : over(parse(style.color), fill);
      // The browser draws a native control, and marks it as the reader's system does.
      return {
        fill,
        border,
        text,
        isNative: element.matches('input') && style.appearance === 'auto',
      };
    };
    return Object.entries(selectors).map(([name, [chosenSelector, otherSelector]]) => {
      const chosen = look(find(chosenSelector));
      const other = look(find(otherSelector));
      const marks = [compare(chosen.fill, other.fill), compare(chosen.border, other.border)];
      const texts = [chosen, other].map(({ text, fill }) =>
        text ? compare(text, fill) : Infinity,
      );
      const mark = chosen.isNative ? Infinity : Math.max(...marks);
      return { name, mark, text: Math.min(...texts) };
    });
  }, pairs);
}

const MODES = ['light', 'dark', 'forced colors'] as const;

/** Measures an open page in each mode. */
async function measureModes(
  page: Page,
  pairs: Record<string, [string, string]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const mode of MODES) {
    await page.emulateMedia({
      colorScheme: mode === 'dark' ? 'dark' : 'light',
      forcedColors: mode === 'forced colors' ? 'active' : 'none',
    });
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-mui-color-scheme', mode === 'dark' ? 'dark' : 'light');
    for (const { name, mark, text } of await measure(page, pairs)) {
      if (mark < 3) problems.push(`${mode}: ${name} is marked by ${mark.toFixed(2)}:1`);
      if (text < 4.5) problems.push(`${mode}: ${name} has text of ${text.toFixed(2)}:1`);
    }
  }
  return problems;
}

test('what is chosen differs by 3:1 from what is not, in light, dark and forced colors', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/sorting/');
  await page.locator('#SortPurchases').getByRole('button', { name: 'Show code' }).click();
  await expect(page.locator('#SortPurchases .demo-files')).toBeVisible();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  const toc = page.locator('.toc a').first();
  await toc.click();
  await expect(toc).toHaveAttribute('aria-current');
  await page.evaluate(() => document.fonts.ready);
  const onPage = await measureModes(page, {
    'the language of a demo': [
      '.demo .segmented-control > [aria-pressed="true"]',
      '.demo .segmented-control > [aria-pressed="false"]',
    ],
    'the file of a demo': [
      '.demo-files > [aria-pressed="true"]',
      '.demo-files > [aria-pressed="false"]',
    ],
    'the vote': [
      '.feedback-vote > [aria-pressed="true"]',
      '.feedback-vote > [aria-pressed="false"]',
    ],
    'the table of contents': ['.toc a[aria-current]', '.toc a:not([aria-current])'],
  });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

  const drawer = await openSettings(page);
  const inSettings = await measureModes(page, {
    'a setting': ['.setting input:checked + span', '.setting input:not(:checked) + span'],
  });
  const toggle = drawer.getByRole('switch', { name: 'Dense components' });
  await toggle.evaluate((element) => {
    const other = element.cloneNode() as HTMLInputElement;
    other.checked = true;
    element.after(other);
  });
  const ofSwitch = await measureModes(page, {
    'a switch': ['[role="switch"]:checked', '.setting [role="switch"]:not(:checked)'],
  });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('combobox').fill('sort');
  await expect(page.locator('.search-option').nth(1)).toBeVisible();
  const inSearch = await measureModes(page, {
    'a product in search': [
      '.search-chips > [aria-pressed="true"]',
      '.search-chips > [aria-pressed="false"]:not(:disabled)',
    ],
  });

  await page.goto('/x/api/data-grid/data-grid/');
  const onReference = await measureModes(page, {
    'the layout of a list': [
      '.api-layouts > [aria-pressed="true"]',
      '.api-layouts > [aria-pressed="false"]',
    ],
  });

  await page.goto('/x/introduction/installation/');
  const inGuide = await measureModes(page, {
    'a code tab': [
      '.code-tab-list > [aria-selected="true"]',
      '.code-tab-list > [aria-selected="false"]',
    ],
  });
  expect([...onPage, ...inSettings, ...ofSwitch, ...inSearch, ...onReference, ...inGuide]).toEqual(
    [],
  );
});
