import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { findCodeTarget, type CodeScope } from './code-targets.ts';

const charts = {
  folder: 'charts',
  model: {
    ...API_MODEL,
    components: [
      { ...API_MODEL.components[0]!, name: 'Chart', slug: 'chart' },
      { ...API_MODEL.components[0]! },
    ],
    interfaces: [],
  },
};
const scope: CodeScope = {
  references: [{ folder: 'tables', model: API_MODEL }, charts],
  folder: 'tables',
  components: ['Table', 'TablePro', 'Column', 'ChoiceColumn', 'Missing'],
};

describe('findCodeTarget', () => {
  it.each([
    // Components and interfaces, from the page's product first.
    ['Table', '/x/api/tables/table/'],
    ['<Table />', '/x/api/tables/table/'],
    ['Chart', '/x/api/charts/chart/'],
    ['Column', '/x/api/tables/column/'],
    // Members of the components that the page is about. Variants link to their base.
    ['rows', '/x/api/tables/table/#Table-prop-rows'],
    ['pinned', '/x/api/tables/table-pro/#TablePro-prop-pinned'],
    ['TablePro.rows', '/x/api/tables/table/#Table-prop-rows'],
    ['Table.emptyState', '/x/api/tables/table/#Table-slot-emptyState'],
    // Inherited by the second interface, so it counts once.
    ['field', '/x/api/tables/column/#Column-prop-field'],
    ['choices', '/x/api/tables/choice-column/#ChoiceColumn-prop-choices'],
    ['ChoiceColumn.field', '/x/api/tables/choice-column/#ChoiceColumn-prop-field'],
    ['emptyState', '/x/api/tables/table/#Table-slot-emptyState'],
    ['slots.row', '/x/api/tables/table/#Table-slot-row'],
    ['slotProps.row', '/x/api/tables/table/#Table-slot-row'],
    ['rowClick', '/x/api/tables/events/#event-rowClick'],
    ['rowsSelector', '/x/api/tables/selectors/#selector-rowsSelector'],
    ['sort()', '/x/api/tables/table-api/#TableApi-prop-sort'],
    ['apiRef.current.sort()', '/x/api/tables/table-api/#TableApi-prop-sort'],
    ['TableApi.state', '/x/api/tables/table-api/#TableApi-prop-state'],
  ])('links %s to %s', (code, href) => {
    expect(findCodeTarget(code, scope)).toBe(href);
  });

  it.each([
    'row', // a slot of one word needs its prefix: slots.row
    'sort', // a method needs its parentheses unless the page is about the API object
    'unknown',
    'Unknown',
    'Table.unknown',
    'unknown()',
    'true',
    'rows[0]',
    'npm install',
    '.Mui-selected',
  ])('does not link %s', (code) => {
    expect(findCodeTarget(code, scope)).toBeNull();
  });

  it('does not link an ambiguous name', () => {
    const other = { ...API_MODEL.interfaces[1]!, name: 'Filter', slug: 'filter' };
    other.properties = [{ name: 'field', type: 'number', description: 'Something else.' }];
    const model = { ...API_MODEL, interfaces: [...API_MODEL.interfaces, other] };
    const references = [{ folder: 'tables', model }];
    const components = ['Column', 'Filter'];
    expect(findCodeTarget('field', { ...scope, references, components })).toBeNull();
    expect(findCodeTarget('Filter.field', { ...scope, references, components })).toBe(
      '/x/api/tables/filter/#Filter-prop-field',
    );
  });

  it('does not link a component that two other products have', () => {
    expect(findCodeTarget('Table', { ...scope, folder: 'migration' })).toBeNull();
  });

  it('links a global class to the base of its variants', () => {
    const [table, pro] = API_MODEL.components;
    const root = [{ rule: 'root', class: 'MuiTable-root', description: '' }];
    const components = [
      { ...table!, classes: root },
      { ...pro!, classes: root },
    ];
    const references = [{ folder: 'tables', model: { ...API_MODEL, components } }];
    expect(findCodeTarget('.MuiTable-root', { ...scope, references })).toBe(
      '/x/api/tables/table/#Table-class-root',
    );
    expect(findCodeTarget('.MuiTable-cell', { ...scope, references })).toBeNull();
  });
});
