import { COLOR_CONTROLS, COMMON_CONTROLS, SCHEMES, type Scheme } from './controls.ts';
import { minimize, type CustomTheme } from './custom-theme.ts';

type Declarations = Map<string, string>;
/** Declarations by selector. */
export type Sheet = Map<string, Declarations>;

/** Reads a sheet of one level, such as `:root{--a:1;--b:2;}.dark{--a:3;}`. */
export function parseSheet(text: string): Sheet {
  const sheet: Sheet = new Map();
  for (const [, selector = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const rules = sheet.get(selector.trim()) ?? new Map<string, string>();
    for (const [, name = '', value = ''] of body.matchAll(/([\w-]+):([^;]*);/g)) {
      rules.set(name, value);
    }
    sheet.set(selector.trim(), rules);
  }
  return sheet;
}

function printSheet(sheet: Sheet): string {
  return [...sheet]
    .filter(([, rules]) => rules.size > 0)
    .map(
      ([selector, rules]) =>
        `${selector} {\n${Array.from(rules, ([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`,
    )
    .join('\n');
}

const getSelector = (scheme: Scheme, inner = '') =>
  scheme === 'light' ? (inner === '' ? ':root' : inner) : `.dark ${inner}`.trim();

/**
 * Renders the CSS variables that differ from those of Material UI, and those of the grid. Takes the
 * variables of a theme with and without the settings.
 */
export function printCss(theme: CustomTheme, variables: string, initial: string): string {
  const before = parseSheet(initial);
  const sheet: Sheet = new Map();
  for (const [selector, rules] of parseSheet(variables)) {
    const known = before.get(selector);
    const changed = [...rules].filter(([name, value]) => known?.get(name) !== value);
    sheet.set(selector, new Map(changed));
  }
  for (const scheme of SCHEMES) {
    for (const { id, places } of COLOR_CONTROLS) {
      const value = minimize(theme)[scheme][id];
      for (const { style, path } of places) {
        const [name = ''] = path;
        if (value === undefined || !style || !name.startsWith('--')) continue;
        const selector = getSelector(scheme, `.${style[0]}-${style[1]}`);
        const rules = sheet.get(selector) ?? new Map<string, string>();
        sheet.set(selector, rules.set(name, value));
      }
    }
  }
  return printSheet(sheet);
}

const toKebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Renders the settings as variables of a Tailwind theme (version 4), dark ones under `.dark`. */
export function printTailwind(theme: CustomTheme): string {
  const { common, ...schemes } = minimize(theme);
  // A utility exists for both schemes or for none.
  const listColors = (scheme: Scheme) =>
    COLOR_CONTROLS.flatMap(({ id, initial }) =>
      SCHEMES.every((each) => schemes[each][id] === undefined)
        ? []
        : [`--color-${toKebab(id)}: ${schemes[scheme][id] ?? initial[scheme]};`],
    );
  const shared = COMMON_CONTROLS.flatMap((control): string[] => {
    const value = common[control.id];
    if (value === undefined) return [];
    if (control.id === 'chartColors') {
      return (value as readonly string[]).map((color, at) => `--color-series-${at + 1}: ${color};`);
    }
    if (control.id === 'fontFamily') return [`--font-sans: ${String(value)};`];
    if (control.id === 'radius') return [`--radius-md: ${String(value)}px;`];
    // A unit of Tailwind is half of one of Material UI.
    if (control.id === 'spacing') return [`--spacing: ${Number(value) / 2}px;`];
    return [];
  });
  const print = (head: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
  const blocks = [
    print('@theme', [...listColors('light'), ...shared]),
    print('.dark', listColors('dark')),
  ];
  return `@import 'tailwindcss';\n\n${blocks.filter((block) => block !== '').join('\n')}`;
}
