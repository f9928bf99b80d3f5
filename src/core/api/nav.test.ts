import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { buildApiNav } from './nav.ts';

const PRODUCT = { folder: 'tables' };

describe('buildApiNav', () => {
  it('returns one folded group, sorted by slug without hyphens', () => {
    expect(buildApiNav(PRODUCT, API_MODEL, true)).toEqual({
      pathname: '/x/api/tables-group',
      title: 'API reference',
      folded: true,
      children: [
        { pathname: '/x/api/tables', title: 'Index' },
        {
          pathname: '/x/api/tables-components-group',
          subheader: 'Components',
          children: [
            { pathname: '/x/api/tables/table', title: 'Table' },
            { pathname: '/x/api/tables/table-pro', title: 'TablePro' },
          ],
        },
        {
          pathname: '/x/api/tables-interfaces-group',
          subheader: 'Interfaces',
          children: [
            { pathname: '/x/api/tables/choice-column', title: 'ChoiceColumn' },
            { pathname: '/x/api/tables/column', title: 'Column' },
            { pathname: '/x/api/tables/table-api', title: 'TableApi' },
          ],
        },
        {
          pathname: '/x/api/tables-catalogs-group',
          subheader: 'Catalogs',
          children: [
            { pathname: '/x/api/tables/events', title: 'Events' },
            { pathname: '/x/api/tables/selectors', title: 'Selectors' },
            { pathname: '/x/api/tables/types', title: 'Types' },
            { pathname: '/x/api/tables/changes', title: 'Changes' },
          ],
        },
      ],
    });
  });

  it('lists pages without groups if there are no interfaces', () => {
    const [table] = API_MODEL.components;
    const only = { interfaces: [], events: [], selectors: [], types: [] };
    const model = { ...API_MODEL, ...only, components: [table!] };
    expect(buildApiNav(PRODUCT, model, false).children).toEqual([
      { pathname: '/x/api/tables', title: 'Index' },
      { pathname: '/x/api/tables/table', title: 'Table' },
    ]);
  });
});
