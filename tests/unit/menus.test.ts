import { describe, expect, it } from 'vitest';
import { loadConfig, loadPackageVersions } from '../../src/node/load-config.ts';
import { getHeaderProps } from '../../src/core/site/page-props.ts';
import { getReleaseTables } from '../../src/core/site/release-table.ts';
import { buildSiteModel } from '../../src/core/site/model.ts';

const { site, versions, products } = loadConfig();
const packageVersions = loadPackageVersions();
const model = buildSiteModel({
  config: site,
  versions,
  packageVersions,
  pages: [],
  sections: products.map((product) => ({
    ...product,
    entries: [],
    version: product.packages && `v${packageVersions[product.packages[0]!]}`,
  })),
});

const current = (name: string) => ({ text: `v${packageVersions[name]}`, current: true });

/**
 * The version menu of each product: pathname of a page, metadata, name, package, earlier releases.
 * `L` stands for the language prefix.
 */
const MENUS: [string, string, string, string, [string, string][]][] = [
  [
    '/x/introduction/',
    '',
    'MUI X',
    '@mui/x-data-grid',
    [
      ['v6', 'https://v6.mui.comL/x/introduction/'],
      ['v5', 'https://v5.mui.comL/x/introduction/'],
      ['v4', 'https://v4.mui.comL/components/data-grid/'],
    ],
  ],
  [
    '/x/react-data-grid/sorting/',
    'MUI X',
    'Data Grid',
    '@mui/x-data-grid',
    [
      ['v6', 'https://v6.mui.comL/x/react-data-grid/'],
      ['v5', 'https://v5.mui.comL/x/react-data-grid/'],
      ['v4', 'https://v4.mui.comL/components/data-grid/'],
    ],
  ],
  [
    '/x/api/date-pickers/date-picker/',
    'MUI X',
    'Date and Time Pickers',
    '@mui/x-date-pickers',
    [
      ['v6', 'https://v6.mui.comL/x/react-date-pickers/'],
      ['v5', 'https://v5.mui.comL/x/react-date-pickers/getting-started/'],
    ],
  ],
  [
    '/x/react-charts/',
    'MUI X',
    'Charts',
    '@mui/x-charts',
    [['v6', 'https://v6.mui.comL/x/react-charts/']],
  ],
  [
    '/x/react-tree-view/rich-tree-view/items/',
    'MUI X',
    'Tree View',
    '@mui/x-tree-view',
    [['v6', 'https://v6.mui.comL/x/react-tree-view/getting-started']],
  ],
  [
    '/x/api/tree-view/tree-item/',
    'MUI X',
    'Tree View',
    '@mui/x-tree-view',
    [['v6', 'https://v6.mui.comL/x/react-tree-view/getting-started']],
  ],
];

describe.each([
  ['en', ''],
  ['pt', '/pt'],
])('the version menu in %s', (language, prefix) => {
  it.each(MENUS)('at %s has the name "%s" "%s"', (pathname, metadata, name, first, earlier) => {
    const { versions: listed, ...product } = getHeaderProps(model, pathname, language).identifier;
    expect(product).toEqual({ metadata, name });
    expect(listed[0]).toEqual(current(first));
    // Later majors come first.
    expect(listed.slice(1).slice(-earlier.length)).toEqual(
      earlier.map(([text, href]) => ({ text, href: href.replace('L/', `${prefix}/`) })),
    );
  });
});

it('no earlier release is documented at the origin of this site', () => {
  const tables = getReleaseTables(model);
  const hosts = tables.flatMap(({ releases }) =>
    releases.filter(({ current: isCurrent }) => !isCurrent).map(({ href }) => new URL(href).origin),
  );
  expect(hosts).not.toContain(site.origin);
  expect([...new Set(hosts)]).toEqual(expect.arrayContaining(['https://v6.mui.com']));
});

it('the product menu links to every product', () => {
  const required = [
    {
      name: 'Data Grid',
      tagline: 'Fast, extendable data tables',
      href: '/x/react-data-grid/',
      current: false,
    },
    {
      name: 'Date and Time Pickers',
      tagline: 'Dates, times and ranges',
      href: '/x/react-date-pickers/',
      current: false,
    },
    {
      name: 'Charts',
      tagline: 'Bars, lines, pies and more',
      href: '/x/react-charts/',
      current: true,
    },
    {
      name: 'Tree View',
      tagline: 'Hierarchies that unfold',
      href: '/x/react-tree-view/',
      current: false,
    },
  ];
  const { products: listed } = getHeaderProps(model, '/x/react-charts/');
  expect(listed.filter(({ name }) => required.some((each) => each.name === name))).toEqual(
    required,
  );
});

it('the list of releases links to the documentation of each release', () => {
  const tables = getReleaseTables(model);
  const required = ['MUI X', 'Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View'];
  const names = tables.map(({ name }) => name);
  expect(names.filter((name) => required.includes(name))).toEqual(required);
  expect(tables[2]).toEqual({
    name: 'Date and Time Pickers',
    packages: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
    releases: [
      { text: current('@mui/x-date-pickers').text, href: '/x/react-date-pickers/', current: true },
      ...(tables[2]?.releases ?? []).slice(1, -2),
      { text: 'v6', href: 'https://v6.mui.com/x/react-date-pickers/', current: false },
      {
        text: 'v5',
        href: 'https://v5.mui.com/x/react-date-pickers/getting-started/',
        current: false,
      },
    ],
  });
});
