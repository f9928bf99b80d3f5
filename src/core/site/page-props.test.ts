import { describe, expect, it } from 'vitest';
import { EMPTY_SITE, INTRODUCTION, SITE_CONFIG } from '../../../tests/fixtures/site.ts';
import { getHeaderProps, getPageProps, type PageProps } from './page-props.ts';
import type { Page } from '../page/page.ts';
import { buildSiteModel, type Section } from './model.ts';

const grid: Section = {
  id: 'x-data-grid',
  folder: 'data-grid',
  name: 'Data Grid',
  tagline: 'Fast tables',
  prefix: '/x/react-data-grid',
  version: 'v7.29.13',
  earlierVersions: [{ major: 'v6', host: 'https://mui.com', path: '/x/react-data-grid/' }],
  entries: [
    {
      pathname: '/x/react-data-grid/rows',
      children: [
        { pathname: '/x/react-data-grid/row-height' },
        { pathname: '/x/react-data-grid/row-spanning' },
      ],
    },
  ],
};
const pickers: Section = {
  id: 'x-date-pickers',
  folder: 'date-pickers',
  name: 'Date and Time Pickers',
  prefix: '/x/react-date-pickers',
  version: 'v7.29.4',
  entries: [{ pathname: '/x/react-date-pickers' }],
};

const page: Page = {
  pathname: '/x/react-data-grid/row-spanning',
  file: 'content/data-grid/row-spanning/page.mdx',
  section: 'data-grid',
  frontMatter: {
    title: 'Data Grid - Row spanning',
    description: 'Span cells across rows.',
    heading: 'Row spanning',
    components: ['DataGridPro'],
    keywords: [],
    plan: 'pro',
    githubLabel: 'component: data grid',
    waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
    toc: true,
  },
  headings: [{ depth: 2, id: 'span-cells', text: 'Span cells' }],
  demos: ['SpannedCells'],
};

/** API page of a component. Two products can have a component of the same name. */
function reference(section: string): Page {
  return {
    ...page,
    pathname: `/x/api/${section}/data-grid-pro`,
    section,
    frontMatter: { ...page.frontMatter, title: 'DataGridPro API' },
    api: { kind: 'component', name: 'DataGridPro', hasPlayground: true },
  };
}

const site = buildSiteModel({
  ...EMPTY_SITE,
  config: {
    ...SITE_CONFIG,
    name: 'MUI X',
    origin: 'https://mui.com',
    repository: 'https://github.com/mui/mui-x',
    sourceRoot: 'https://github.com/mui/mui-x/blob/v7.x/docs',
  },
  versions: {
    current: 'v7.0.0',
    earlier: [{ major: 'v5', host: 'https://v5.mui.com', path: '/x/introduction/' }],
  },
  sections: [INTRODUCTION, grid, pickers],
  pages: [page, reference('charts'), reference('data-grid')],
});

const leaf = { kind: 'page', plan: null, marks: [], inSideNav: true, children: [] } as const;
const height = {
  ...leaf,
  pathname: '/x/react-data-grid/row-height',
  href: '/x/react-data-grid/row-height/',
  title: 'Row height',
};
const spanning = {
  ...leaf,
  pathname: '/x/react-data-grid/row-spanning',
  href: '/x/react-data-grid/row-spanning/',
  title: 'Row spanning',
  plan: 'pro',
} as const;
const overview = {
  ...leaf,
  pathname: '/x/react-date-pickers',
  href: '/x/react-date-pickers/',
  title: 'Date pickers',
};
const rows = {
  ...leaf,
  kind: 'group',
  pathname: '/x/react-data-grid/rows',
  href: '/x/react-data-grid/row-height/',
  title: 'Rows',
  children: [height, spanning],
} as const;
const gridGroup = {
  ...leaf,
  kind: 'group',
  pathname: '/x/react-data-grid-group',
  href: '/x/react-data-grid/row-height/',
  title: 'Data Grid',
  children: [rows],
} as const;

const EXPECTED: PageProps = {
  userLanguage: 'pt',
  pathname: '/x/react-data-grid/row-spanning',
  href: '/x/react-data-grid/row-spanning/',
  documentTitle: 'Data Grid - Row spanning - MUI X',
  description: 'Span cells across rows.',
  heading: 'Row spanning',
  plan: 'pro',
  canonicalUrl: 'https://mui.com/pt/x/react-data-grid/row-spanning/',
  productId: 'x-data-grid',
  productCategoryId: 'x',
  landing: false,
  isOverview: false,
  toc: [{ depth: 2, id: 'span-cells', text: 'Span cells' }],
  demos: ['SpannedCells'],
  nav: [
    {
      ...leaf,
      kind: 'group',
      pathname: '/x/introduction-group',
      href: '/x/introduction/',
      title: 'Introduction',
      children: [
        { ...leaf, pathname: '/x/introduction', href: '/x/introduction/', title: 'Overview' },
        {
          ...leaf,
          pathname: '/x/introduction/support',
          href: '/x/introduction/support/',
          title: 'Support',
        },
      ],
    },
    gridGroup,
    {
      ...leaf,
      kind: 'group',
      pathname: '/x/react-date-pickers-group',
      href: '/x/react-date-pickers/',
      title: 'Date and Time Pickers',
      children: [overview],
    },
  ],
  activePage: spanning,
  parents: [rows, gridGroup],
  breadcrumbs: [
    { title: 'Data Grid', href: '/x/react-data-grid/row-height/' },
    { title: 'Rows', href: '/x/react-data-grid/row-height/' },
  ],
  previous: height,
  next: overview,
  products: [
    {
      name: 'Data Grid',
      tagline: 'Fast tables',
      href: '/x/react-data-grid/',
      current: true,
    },
    {
      name: 'Date and Time Pickers',
      tagline: '',
      href: '/x/react-date-pickers/',
      current: false,
    },
  ],
  identifier: {
    metadata: 'MUI X',
    name: 'Data Grid',
    versions: [
      { text: 'v7.29.13', current: true },
      { text: 'v6', href: 'https://mui.com/pt/x/react-data-grid/' },
    ],
  },
  editUrl: 'https://github.com/mui/mui-x/blob/v7.x/docs/content/data-grid/row-spanning/page.mdx',
  repository: 'https://github.com/mui/mui-x',
  markdownPath: '/x/react-data-grid/row-spanning.md',
  assistantsHref: '/x/introduction/assistants/',
  printHref: '/x/react-data-grid/print/',
  issueUrl:
    'https://github.com/mui/mui-x/issues/new?title=%5Bdocs%5D+Row+spanning&body=Page%3A+https%3A%2F%2Fmui.com%2Fx%2Freact-data-grid%2Frow-spanning%2F%0A%0A',
  githubLabel: 'component: data grid',
  waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  apiLinks: [
    {
      name: 'DataGridPro',
      href: '/x/api/data-grid/data-grid-pro/',
      tryHref: '/x/api/data-grid/data-grid-pro/#try',
    },
  ],
};

const GENERIC: PageProps['identifier'] = {
  metadata: '',
  name: 'MUI X',
  versions: [
    { text: 'v7.0.0', current: true },
    { text: 'v5', href: 'https://v5.mui.com/x/introduction/' },
  ],
};

describe('getHeaderProps', () => {
  it.each([
    ['/x/react-data-grid/sorting', 'Data Grid'],
    ['/x/api/data-grid/data-grid/', 'Data Grid'],
    ['/x/react-date-pickers', 'Date and Time Pickers'],
    ['/x/api/date-pickers', 'Date and Time Pickers'],
  ])('has the menus of the product at %s', (pathname, name) => {
    const { identifier, products } = getHeaderProps(site, pathname);
    expect(identifier).toMatchObject({ metadata: 'MUI X', name });
    expect(products.filter(({ current }) => current)).toHaveLength(1);
  });

  it.each(['/x/introduction', '/x/api/knobs/knob', '/versions', '/', '', '/x/react-knobs'])(
    'has the generic menus at "%s"',
    (pathname) => {
      expect(getHeaderProps(site, pathname)).toEqual({
        products: EXPECTED.products.map((product) => ({ ...product, current: false })),
        identifier: GENERIC,
        repository: 'https://github.com/mui/mui-x',
      });
    },
  );
});

describe('getPageProps', () => {
  it('combines the data of a page', () => {
    expect(getPageProps(site, page, 'pt')).toEqual(EXPECTED);
  });

  it('has the generic menus on a page without a product', () => {
    const { title, description } = page.frontMatter;
    const frontMatter = { title, description, components: [], keywords: [], toc: false };
    const support = { ...page, pathname: '/x/introduction/support', frontMatter };
    const props = getPageProps(site, support);
    expect(props).toEqual({
      ...EXPECTED,
      apiLinks: [],
      userLanguage: 'en',
      pathname: '/x/introduction/support',
      href: '/x/introduction/support/',
      heading: 'Data Grid - Row spanning',
      plan: null,
      canonicalUrl: 'https://mui.com/x/introduction/support/',
      markdownPath: '/x/introduction/support.md',
      issueUrl: expect.stringContaining('support'),
      productId: 'null',
      toc: null,
      activePage: props.nav[0]?.children[1],
      parents: [props.nav[0]],
      breadcrumbs: [{ title: 'Introduction', href: '/x/introduction/' }],
      previous: props.nav[0]?.children[0],
      next: height,
      products: EXPECTED.products.map((product) => ({ ...product, current: false })),
      identifier: GENERIC,
      githubLabel: null,
      waiAria: null,
    });
  });

  it('works for a page outside all sections and the navigation', () => {
    const props = getPageProps(site, { ...page, pathname: '/elsewhere', headings: [] });
    expect(props).toEqual({
      ...EXPECTED,
      userLanguage: 'en',
      pathname: '/elsewhere',
      href: '/elsewhere/',
      canonicalUrl: 'https://mui.com/elsewhere/',
      markdownPath: '/elsewhere.md',
      issueUrl: expect.stringContaining('elsewhere'),
      productId: 'null',
      productCategoryId: 'null',
      toc: null,
      activePage: null,
      parents: [],
      breadcrumbs: [],
      previous: null,
      next: null,
      products: EXPECTED.products.map((product) => ({ ...product, current: false })),
      identifier: GENERIC,
    });
  });
});
