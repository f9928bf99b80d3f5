import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { createApiLinks } from '../../core/api/links.ts';
import { createContentReference, NO_REFERENCE } from './content-reference.ts';

const PRODUCT = { folder: 'tables', name: 'Tables', prefix: '/x/react-tables' };
const reference = createContentReference(
  [
    {
      product: PRODUCT,
      model: API_MODEL,
      links: createApiLinks(API_MODEL, 'tables'),
      history: null,
      renames: {},
      playgrounds: {},
      accessibility: [],
    },
  ],
  [],
);

describe('createContentReference', () => {
  it('lists the names that pages can use', () => {
    const { features, categories, hasName } = reference;
    expect({ features, categories }).toEqual({ features: ['sort'], categories: ['Rows'] });
    const names = ['Table', 'TableProps', 'Column', 'RowModel', 'Missing'];
    expect(names.filter(hasName)).toEqual(['Table', 'TableProps', 'Column', 'RowModel']);
  });

  it('builds the API pages', () => {
    const pages = reference.buildPages([]);
    expect(pages.map(({ pathname }) => pathname)).toContain('/x/api/tables/table');
  });

  it('allows every name if there is no reference', () => {
    expect(createContentReference([], [])).toBe(NO_REFERENCE);
  });
});
