import { describe, expect, it } from 'vitest';
import {
  buildNavTree,
  cleanPathname,
  findActivePage,
  getNavTitle,
  getNeighbors,
  navSchema,
  type NavEntry,
  type NavNode,
} from './nav.ts';
import type { Plan } from '../plan.ts';

const ENTRIES: NavEntry[] = [
  { pathname: '/x/whats-new', title: "What's new" },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    newFeature: true,
    children: [
      { pathname: '/x/react-data-grid', title: 'Overview' },
      {
        pathname: '/x/react-data-grid/columns',
        children: [{ pathname: '/x/react-data-grid/column-definition' }],
      },
      { pathname: '/x/react-data-grid/playground', inSideNav: false },
      {
        pathname: '/x/react-data-grid/reference',
        subheader: '/x/react-data-grid/more-reference',
        children: [
          { pathname: '/x/react-data-grid/events', title: false, legacy: true },
          { pathname: '/x/react-data-grid/pivoting', planned: true, newFeature: true },
        ],
      },
    ],
  },
];

const PLANS = new Map<string, Plan>([
  ['/x/react-data-grid/columns', 'pro'],
  ['/x/react-data-grid/column-definition', 'premium'],
]);

const PAGE = {
  kind: 'page',
  plan: null,
  marks: [],
  inSideNav: true,
  children: [],
} as const;

const NODES: NavNode[] = [
  { ...PAGE, pathname: '/x/whats-new', href: '/x/whats-new/', title: "What's new" },
  {
    kind: 'group',
    pathname: '/x/react-data-grid-group',
    href: '/x/react-data-grid/',
    title: 'Data Grid',
    plan: null,
    marks: ['new'],
    inSideNav: true,
    children: [
      { ...PAGE, pathname: '/x/react-data-grid', href: '/x/react-data-grid/', title: 'Overview' },
      {
        kind: 'group',
        pathname: '/x/react-data-grid/columns',
        href: '/x/react-data-grid/column-definition/',
        title: 'Columns',
        plan: 'pro',
        marks: [],
        inSideNav: true,
        children: [
          {
            ...PAGE,
            pathname: '/x/react-data-grid/column-definition',
            href: '/x/react-data-grid/column-definition/',
            title: 'Column definition',
            plan: 'premium',
          },
        ],
      },
      {
        ...PAGE,
        pathname: '/x/react-data-grid/playground',
        href: '/x/react-data-grid/playground/',
        title: 'Playground',
        inSideNav: false,
      },
      {
        kind: 'subheader',
        pathname: '/x/react-data-grid/reference',
        href: '/x/react-data-grid/events/',
        title: 'More reference',
        plan: null,
        marks: [],
        inSideNav: true,
        children: [
          {
            ...PAGE,
            pathname: '/x/react-data-grid/events',
            href: '/x/react-data-grid/events/',
            title: null,
            marks: ['legacy'],
          },
          {
            ...PAGE,
            pathname: '/x/react-data-grid/pivoting',
            href: '/x/react-data-grid/pivoting/',
            title: 'Pivoting',
            marks: ['new', 'planned'],
          },
        ],
      },
    ],
  },
];

const tree = buildNavTree(ENTRIES, PLANS);
const getPathnames = (nodes: readonly NavNode[]) => nodes.map(({ pathname }) => pathname);

function getNeighborPathnames(pathname: string) {
  const { previous, next } = getNeighbors(tree, findActivePage(tree, pathname).activePage);
  return [previous?.pathname ?? null, next?.pathname ?? null];
}

describe('buildNavTree', () => {
  it('makes the nodes of the tree', () => {
    expect(tree.nodes).toEqual(NODES);
  });

  it('returns an empty tree for no entries', () => {
    expect(buildNavTree([])).toEqual({ nodes: [], index: new Map(), order: [] });
  });

  it('indexes groups and pages with their parents, nearest first', () => {
    const index = [...tree.index].map(([path, { parents }]) => [path, getPathnames(parents)]);
    expect(Object.fromEntries(index)).toEqual({
      '/x/whats-new': ['/'],
      '/x/react-data-grid-group': ['/'],
      '/x/react-data-grid': ['/x/react-data-grid-group', '/'],
      '/x/react-data-grid/columns': ['/x/react-data-grid-group', '/'],
      '/x/react-data-grid/column-definition': [
        '/x/react-data-grid/columns',
        '/x/react-data-grid-group',
        '/',
      ],
      '/x/react-data-grid/playground': ['/x/react-data-grid-group', '/'],
      '/x/react-data-grid/reference': ['/x/react-data-grid-group', '/'],
      '/x/react-data-grid/events': [
        '/x/react-data-grid/reference',
        '/x/react-data-grid-group',
        '/',
      ],
      '/x/react-data-grid/pivoting': [
        '/x/react-data-grid/reference',
        '/x/react-data-grid-group',
        '/',
      ],
    });
  });

  it('orders pages depth first, without groups and hidden pages', () => {
    expect(getPathnames(tree.order)).toEqual([
      '/x/whats-new',
      '/x/react-data-grid',
      '/x/react-data-grid/column-definition',
      '/x/react-data-grid/events',
      '/x/react-data-grid/pivoting',
    ]);
  });

  it('leaves the pages of a hidden group out of the order', () => {
    const { order } = buildNavTree([
      { pathname: '/a', inSideNav: false, children: [{ pathname: '/a/b' }] },
      { pathname: '/c' },
    ]);
    expect(getPathnames(order)).toEqual(['/c']);
  });

  it.each([
    ['two pages', [{ pathname: '/x/a' }, { pathname: '/x/a' }], '/x/a'],
    [
      'a group and a page in it',
      [{ pathname: '/x/a', children: [{ pathname: '/x/b' }, { pathname: '/x/a' }] }],
      '/x/a',
    ],
    [
      'pages in different groups',
      [
        { pathname: '/x/g', children: [{ pathname: '/x/a' }] },
        { pathname: '/x/h', children: [{ pathname: '/x/a' }] },
      ],
      '/x/a',
    ],
    ['a page after its tab', [{ pathname: '/x/a/hooks-api' }, { pathname: '/x/a' }], '/x/a'],
  ])('rejects one path for %s', (_, entries: NavEntry[], pathname) => {
    expect(() => buildNavTree(entries)).toThrow(
      new Error(`Duplicated pathname ${pathname} in pages`),
    );
  });

  it('lets a tab of a page share the path of the page', () => {
    const { index } = buildNavTree([
      { pathname: '/x/a' },
      { pathname: '/x/a/components-api' },
      { pathname: '/x/a/[docsTab]/hooks-api' },
    ]);
    expect([...index.keys()]).toEqual(['/x/a']);
  });

  it('indexes the page itself, not the tab that shares its path', () => {
    const { index } = buildNavTree([{ pathname: '/x/a' }, { pathname: '/x/a/components-api' }]);
    expect(index.get('/x/a')?.node.pathname).toBe('/x/a');
  });
});

describe('cleanPathname', () => {
  it.each([
    ['/x/a', '/x/a'],
    ['/x/a/[docsTab]', '/x/a'],
    ['/x/a/components-api', '/x/a'],
    ['/x/a/hooks-api', '/x/a'],
    ['/x/a/[docsTab]/components-api', '/x/a'],
    ['/x/hooks-api/a', '/x/a'],
    ['/x/hooks-apis', '/x/hooks-apis'],
    ['/x/my-components-api', '/x/my-components-api'],
    ['', ''],
  ])('%s is %s', (pathname, expected) => {
    expect(cleanPathname(pathname)).toBe(expected);
  });
});

describe('getNavTitle', () => {
  it.each<[string, NavEntry, string | null]>([
    ['the given title', { pathname: '/x/faq', title: 'FAQ' }, 'FAQ'],
    ['null if it is hidden', { pathname: '/x/faq', title: false }, null],
    ['the words of the path', { pathname: '/x/cell-selection' }, 'Cell selection'],
    ['no acronyms', { pathname: '/x/utc-faq' }, 'Utc faq'],
    ['no leading react-', { pathname: '/x/react-date-pickers' }, 'Date pickers'],
    ['only the first react-', { pathname: '/x/react-react-tree' }, 'React tree'],
    ['nothing after a dot', { pathname: '/x/migration-v5.0' }, 'Migration v5'],
    [
      'the words of the subheader',
      { pathname: '/x/a', subheader: '/x/other-resources' },
      'Other resources',
    ],
    [
      'the title before the subheader',
      { pathname: '/x/a', title: 'T', subheader: 'other-resources' },
      'T',
    ],
    ['a component', { pathname: '/x/api/charts/bar-chart' }, 'BarChart'],
    ['a hook', { pathname: '/x/api/charts/use-axis-tooltip' }, 'useAxisTooltip'],
    ['a component of api-docs', { pathname: '/x/api-docs/use-bar' }, 'UseBar'],
    ['not a component outside api', { pathname: '/x/apis/bar-chart' }, 'Bar chart'],
    ['an empty string for an empty path', { pathname: '' }, ''],
  ])('returns %s', (_, entry, title) => {
    expect(getNavTitle(entry)).toBe(title);
  });
});

describe('findActivePage', () => {
  it.each([
    ['/x/whats-new', '/x/whats-new', ['/']],
    ['/x/react-data-grid', '/x/react-data-grid', ['/x/react-data-grid-group', '/']],
    [
      '/x/react-data-grid/column-definition',
      '/x/react-data-grid/column-definition',
      ['/x/react-data-grid/columns', '/x/react-data-grid-group', '/'],
    ],
    [
      '/x/react-data-grid/events/[docsTab]',
      '/x/react-data-grid/events',
      ['/x/react-data-grid/reference', '/x/react-data-grid-group', '/'],
    ],
    [
      '/x/react-data-grid/playground/components-api',
      '/x/react-data-grid/playground',
      ['/x/react-data-grid-group', '/'],
    ],
    ['/x/whats-new/hooks-api', '/x/whats-new', ['/']],
  ])('finds %s', (pathname, active, parents) => {
    const found = findActivePage(tree, pathname);
    expect(found.activePage?.pathname).toBe(active);
    expect(getPathnames(found.parents)).toEqual(parents);
  });

  it('ends the parents with a synthetic root', () => {
    expect(findActivePage(tree, '/x/whats-new').parents).toEqual([
      { ...PAGE, kind: 'group', pathname: '/', href: '/', title: null },
    ]);
  });

  it.each(['', '/', '/x', '/x/whats-new/', '/x/whats-new?a=1', '/X/WHATS-NEW', 'constructor'])(
    'returns null for the unknown "%s"',
    (pathname) => {
      expect(findActivePage(tree, pathname)).toEqual({ activePage: null, parents: [] });
    },
  );
});

describe('getNeighbors', () => {
  it.each([
    ['/x/whats-new', null, '/x/react-data-grid'],
    ['/x/react-data-grid', '/x/whats-new', '/x/react-data-grid/column-definition'],
    ['/x/react-data-grid/column-definition', '/x/react-data-grid', '/x/react-data-grid/events'],
    ['/x/react-data-grid/pivoting', '/x/react-data-grid/events', null],
    ['/x/react-data-grid/playground', null, null],
    ['/x/react-data-grid/columns', null, null],
    ['/unknown', null, null],
  ])('of %s', (pathname, previous, next) => {
    expect(getNeighborPathnames(pathname)).toEqual([previous, next]);
  });
});

describe('navSchema', () => {
  it('accepts valid entries', () => {
    expect(navSchema.parse(ENTRIES)).toEqual(ENTRIES);
  });

  it.each([
    ['a path without its slash', [{ pathname: 'x/a' }]],
    ['a path with a trailing slash', [{ pathname: '/x/a/' }]],
    ['the root', [{ pathname: '/' }]],
    ['a query', [{ pathname: '/x/a?b' }]],
    ['a hash', [{ pathname: '/x/a#b' }]],
    ['an empty title', [{ pathname: '/x/a', title: '' }]],
    ['title true', [{ pathname: '/x/a', title: true }]],
    ['an unknown plan', [{ pathname: '/x/a', plan: 'gold' }]],
    ['a plan, which belongs in the front matter', [{ pathname: '/x/a', plan: 'pro' }]],
    ['an unknown field', [{ pathname: '/x/a', icon: 'star' }]],
    ['an empty group', [{ pathname: '/x/a', children: [] }]],
    ['an invalid child', [{ pathname: '/x/a', children: [{ pathname: 'b' }] }]],
    ['an object instead of a list', { pathname: '/x/a' }],
    ['undefined', undefined],
  ])('rejects %s', (_, value) => {
    expect(navSchema.safeParse(value).success).toBe(false);
  });
});
