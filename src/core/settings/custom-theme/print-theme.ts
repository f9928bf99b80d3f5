import type { CustomTheme } from './custom-theme.ts';
import { Code, printKey, printValue, type Printed } from './print-value.ts';
import { toThemeTree, type SlotStyles, type Tree } from './theme-tree.ts';

/** Packages whose types know the components of a theme, by the start of their names. */
const AUGMENTATIONS: readonly (readonly [component: RegExp, name: string])[] = [
  [/^MuiDataGrid/, '@mui/x-data-grid'],
  [/^MuiPickers/, '@mui/x-date-pickers'],
  [/Chart/, '@mui/x-charts'],
  [/Tree/, '@mui/x-tree-view'],
];

/** The packages know this component at run time, but the types of their themes do not. */
const UNTYPED = 'MuiPieChart';
const UNTYPED_IMPORT = "import type { PieChartProps } from '@mui/x-charts/PieChart';";

/** Makes TypeScript expect a theme with CSS variables, which adds `forceThemeRerender`. */
const VARIABLES = `  interface CssThemeVariables {
    enabled: true;
  }
`;
const UNTYPED_COMPONENT = `  interface Components<Theme = unknown> {
    ${UNTYPED}?: { defaultProps?: Partial<PieChartProps> };
  }
`;
/** Styles of one color scheme are what `applyStyles` returns for it. */
function printStyles({ both, light, dark }: SlotStyles, indent: string): Printed | Code {
  const schemes = Object.entries({ light, dark }).filter(
    ([, styles]) => Object.keys(styles).length > 0,
  );
  if (schemes.length === 0) return both as Printed;
  const inner = `${indent}  `;
  const lines = [
    ...Object.entries(both).map(
      ([key, value]) => `${printKey(key)}: ${printValue(value as Printed, inner)}`,
    ),
    ...schemes.map(
      ([scheme, styles]) =>
        `...theme.applyStyles('${scheme}', ${printValue(styles as Printed, inner)})`,
    ),
  ];
  return new Code(
    `({ theme }) => ({\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}})`,
  );
}

/** Depth of a slot: in `components`, its component, and `styleOverrides`. */
const SLOT_INDENT = '        ';

function addStyles(options: Tree, styles: ReadonlyMap<string, ReadonlyMap<string, SlotStyles>>) {
  const components = (options['components'] ?? {}) as Printed;
  for (const [component, slots] of styles) {
    const known = (components[component] ?? {}) as Printed;
    components[component] = {
      ...known,
      styleOverrides: Object.fromEntries(
        Array.from(slots, ([slot, each]) => [slot, printStyles(each, SLOT_INDENT)]),
      ),
    };
  }
  return { ...options, ...(Object.keys(components).length > 0 && { components }) } as Printed;
}

/** Renders a module that exports the theme, in TypeScript with the types of the components in it. */
export function printTheme(theme: CustomTheme, language: 'ts' | 'js'): string {
  const { options, styles } = toThemeTree(theme);
  const printed = addStyles(options, styles);
  const components = Object.keys((printed['components'] ?? {}) as Printed);
  const types = AUGMENTATIONS.filter(([pattern]) => components.some((name) => pattern.test(name)));
  const isUntyped = language === 'ts' && components.includes(UNTYPED);
  const lines = [
    "import { createTheme } from '@mui/material/styles';",
    ...(language === 'ts'
      ? types.map(([, name]) => `import type {} from '${name}/themeAugmentation';`)
      : []),
    ...(isUntyped ? [UNTYPED_IMPORT] : []),
    '',
    ...(language === 'ts'
      ? [
          `declare module '@mui/material/styles' {\n${VARIABLES}${isUntyped ? UNTYPED_COMPONENT : ''}}\n`,
        ]
      : []),
    `export const theme = createTheme(${printValue(
      { cssVariables: { colorSchemeSelector: 'class' }, ...printed },
      '',
    )});`,
  ];
  return `${lines.join('\n')}\n`;
}
