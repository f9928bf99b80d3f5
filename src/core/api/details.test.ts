import { expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { getApiDetails, type ApiDetailPart } from './details.ts';
import { createApiLinks } from './links.ts';
import type { ApiComponent } from './model.ts';

const [table, pro] = API_MODEL.components;
const { packages } = API_MODEL;
const links = createApiLinks(API_MODEL, 'tables');

function toText(part: ApiDetailPart): string {
  if (typeof part === 'string') return part;
  return 'code' in part ? `|${part.code}|` : `${part.text} → ${part.href}`;
}

function getDetails(component: ApiComponent) {
  const sourceUrl = `https://code.test/${component.source}`;
  return getApiDetails({ component, interface: null, links, packages, sourceUrl }).map(
    ({ kind, id, parts }) => [kind, id, parts.map(toText).join('')],
  );
}

const PROPS = ['props', 'inheritance', 'All other props are passed to the root element.'];

it.each([
  [{}, [PROPS, ['ref', undefined, 'Holds |HTMLDivElement|.']]],
  [{ spread: undefined }, [['ref', 'inheritance', 'Holds |HTMLDivElement|.']]],
  [{ ref: 'unknown' }, [PROPS, ['ref', undefined, 'Forwarded to the root element.']]],
  [{ ref: undefined }, [PROPS]],
  [
    { ref: undefined, spread: undefined, themeName: 'XTable', themeDefaultProps: true as const },
    [
      ['theme', undefined, '|XTable|'],
      ['themeProps', 'theme-default-props', '|components.XTable.defaultProps|'],
    ],
  ],
  [{ ref: undefined, spread: undefined, since: '7.4' }, [['since', undefined, 'v7.4']]],
])('for a component with %j includes %j', (facts, details) => {
  expect(getDetails({ ...table!, ...facts } as ApiComponent).slice(0, -2)).toEqual(details);
});

it('ends with the packages and the source file', () => {
  expect(getDetails(pro!)).toEqual([
    ['packages', undefined, '|@x/tables 7.1.0|, |@x/tables-pro 7.1.0|'],
    ['source', undefined, 'TablePro.tsx → https://code.test/packages/tables-pro/src/TablePro.tsx'],
  ]);
});

it('has only the packages of a catalog', () => {
  const details = getApiDetails({
    component: null,
    interface: null,
    packages,
    links,
    sourceUrl: null,
  });
  expect(details.map(({ kind }) => kind)).toEqual(['packages']);
});

it('shows how a theme styles the root, and the CSS variables', () => {
  const cssVariables = [{ name: '--Table-gap', description: 'Space between rows.' }];
  const facts = { themeName: 'XTable', themeStyles: true as const, cssVariables };
  const component: ApiComponent = { ...table!, ...facts };
  const details = getApiDetails({ component, interface: null, packages, links, sourceUrl: null });
  expect(details.find(({ kind }) => kind === 'themeStyles')?.example).toBe(
    [
      "import type {} from '@x/tables/themeAugmentation';",
      '',
      'const theme = createTheme({',
      '  components: {',
      '    XTable: {',
      '      styleOverrides: { root: { opacity: 0.9 } },',
      '    },',
      '  },',
      '});',
    ].join('\n'),
  );
  expect(details.find(({ kind }) => kind === 'variables')?.items).toEqual([
    { id: 'Table-variable---Table-gap', code: '--Table-gap', text: 'Space between rows.' },
  ]);
});

it('lists the slots that a component fills, and what refers to it', () => {
  const slots = [
    { name: 'bar', type: 'ElementType', default: 'TablePro.', description: '' },
    { name: 'row', type: 'ElementType', default: 'Row', description: '' },
  ];
  const model = { ...API_MODEL, components: [{ ...table!, slots }, pro!] };
  const details = getApiDetails({
    component: { ...pro!, usedBy: ['Table', 'useTable'] },
    interface: null,
    links: createApiLinks(model, 'tables'),
    packages,
    sourceUrl: null,
  });
  expect(details.slice(0, 2).map(({ kind, parts }) => [kind, parts.map(toText).join('')])).toEqual([
    ['fills', 'Table.bar → /x/api/tables/table/#Table-slot-bar'],
    ['usedBy', 'Table → /x/api/tables/table/, |useTable|'],
  ]);
});
