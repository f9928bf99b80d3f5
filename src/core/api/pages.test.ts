import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { buildApiPages } from './pages.ts';
import { toPlainText } from './plain-text.ts';

const PRODUCT = { folder: 'tables', name: 'Tables and more' };
const PAGES = buildApiPages(PRODUCT, API_MODEL, {
  hasDemos: (name) => name === 'Table',
  isUsed: (name) => name === 'Column',
  hasReport: () => false,
  hasPlayground: () => false,
  hasHistory: true,
});

function getPage(pathname: string) {
  const page = PAGES.find((each) => each.pathname === pathname);
  if (!page) throw new Error(`There is no page ${pathname}`);
  return page;
}

describe('buildApiPages', () => {
  it('builds the index, a page for each component and interface, and the catalogs', () => {
    expect(PAGES.map(({ pathname, frontMatter }) => [pathname, frontMatter.title])).toEqual([
      ['/x/api/tables', 'Tables and more - API Reference'],
      ['/x/api/tables/table', 'Table API'],
      ['/x/api/tables/table-pro', 'TablePro API'],
      ['/x/api/tables/table-api', 'TableApi Interface'],
      ['/x/api/tables/column', 'Column Interface'],
      ['/x/api/tables/choice-column', 'ChoiceColumn Interface'],
      ['/x/api/tables/events', 'Tables and more - Event catalog'],
      ['/x/api/tables/selectors', 'Tables and more - Selectors'],
      ['/x/api/tables/types', 'Tables and more - Types'],
      ['/x/api/tables/changes', 'Tables and more - API changes'],
    ]);
  });

  it('describes a component, with headings in page order', () => {
    expect(getPage('/x/api/tables/table')).toEqual({
      pathname: '/x/api/tables/table',
      file: 'api/tables.api.json',
      section: 'tables',
      frontMatter: {
        title: 'Table API',
        description: 'Props, slots, and CSS classes of Table.',
        components: ['Table'],
        keywords: [],
        toc: true,
      },
      headings: [
        { depth: 2, id: 'import', text: 'Import' },
        { depth: 2, id: 'props', text: 'Props' },
        { depth: 3, id: 'Table-prop-rows', text: 'rows' },
        { depth: 3, id: 'Table-prop-dense', text: 'dense' },
        { depth: 2, id: 'slots', text: 'Slots' },
        { depth: 3, id: 'Table-slot-row', text: 'row' },
        { depth: 3, id: 'Table-slot-emptyState', text: 'emptyState' },
        { depth: 2, id: 'classes', text: 'CSS classes' },
        { depth: 3, id: 'Table-class-root', text: 'root' },
        { depth: 3, id: 'Table-class-selected', text: 'selected' },
        { depth: 2, id: 'details', text: 'Details' },
        { depth: 2, id: 'demos', text: 'Component demos' },
      ],
      demos: [],
      api: { kind: 'component', name: 'Table' },
    });
  });

  it('includes the rows that a variant shares with its base', () => {
    const { headings, frontMatter } = getPage('/x/api/tables/table-pro');
    expect(headings.map(({ id }) => id)).toEqual([
      'import',
      'props',
      'TablePro-prop-rows',
      'TablePro-prop-pinned',
      'classes',
      'TablePro-class-root',
      'details',
    ]);
    expect(frontMatter).toMatchObject({ plan: 'pro', description: 'A table with more.' });
  });

  it('groups the methods of the API object by feature', () => {
    expect(getPage('/x/api/tables/table-api').headings.map(({ text }) => text)).toEqual([
      'Import',
      'Sort',
      'sort',
      'Other members',
      'state',
      'Details',
    ]);
  });

  it('ends a used interface with "Used by"', () => {
    expect(getPage('/x/api/tables/column').headings.map(({ id }) => id)).toEqual([
      'import',
      'properties',
      'Column-prop-field',
      'used-by',
      'details',
    ]);
  });

  it('lists selectors by category, those without one last', () => {
    expect(getPage('/x/api/tables/selectors').headings).toEqual([
      { depth: 2, id: 'rows', text: 'Rows' },
      { depth: 3, id: 'selector-rowsSelector', text: 'rowsSelector' },
      { depth: 2, id: 'other', text: 'Other' },
      { depth: 3, id: 'selector-idSelector', text: 'idSelector' },
    ]);
  });
});

describe('toPlainText', () => {
  it('keeps the text of links and code', () => {
    expect(toPlainText('See [the `rows`](/x/) prop,\n**always**.')).toBe(
      'See the rows prop, always.',
    );
  });
});
