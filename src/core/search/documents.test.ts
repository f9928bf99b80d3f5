import { describe, expect, it } from 'vitest';
import type { Page } from '../page/page.ts';
import type { SearchConfig } from './config.ts';
import { buildSearchIndex } from './documents.ts';
import { buildSiteModel, type Section, type SiteModel } from '../site/model.ts';
import { NO_SERVICES } from '../site/services.ts';

const CONFIG: SearchConfig = {
  synonyms: { freeze: ['pinning'] },
  weights: [{ prefix: '/x/migration/', weight: 0.5 }],
  startsPerSection: 1,
  helpPathname: '/x/support',
  maxCompressedBytes: 1000,
};

const SECTIONS: Section[] = [
  {
    folder: 'support',
    name: 'Support',
    prefix: '/x/support',
    entries: [{ pathname: '/x/support' }],
  },
  {
    id: 'x-data-grid',
    folder: 'data-grid',
    name: 'Data Grid',
    prefix: '/x/react-data-grid',
    entries: [
      { pathname: '/x/react-data-grid', title: 'Overview' },
      {
        pathname: '/x/react-data-grid/rows',
        children: [{ pathname: '/x/react-data-grid/row-pinning', plan: 'pro' }],
      },
    ],
  },
  {
    folder: 'migration',
    name: 'Migration',
    prefix: '/x/migration',
    entries: [{ pathname: '/x/migration/from-v6' }, { pathname: '/x/migration/from-v5' }],
  },
];

function getPage(page: Pick<Page, 'pathname' | 'section'> & Partial<Page>, title: string): Page {
  return {
    file: '',
    headings: [],
    demos: [],
    text: {},
    frontMatter: { title, description: `${title}.`, components: [], keywords: [], toc: true },
    ...page,
  };
}

const PAGES: Page[] = [
  getPage({ pathname: '/x/support', section: 'support' }, 'Support'),
  getPage({ pathname: '/x/react-data-grid', section: 'data-grid' }, 'Data Grid'),
  {
    ...getPage({ pathname: '/x/react-data-grid/row-pinning', section: 'data-grid' }, ''),
    frontMatter: {
      title: 'Data Grid - Row pinning',
      heading: 'Row pinning',
      description: 'Keep rows in view.',
      components: ['DataGridPro'],
      plan: 'pro',
      keywords: ['sticky rows'],
      toc: true,
    },
    headings: [
      { depth: 2, id: 'pin-rows', text: 'Pin rows' },
      { depth: 3, id: 'at-the-top', text: 'At the top' },
      { depth: 2, id: 'limits', text: 'Limits' },
    ],
    text: { '': 'Pinned rows stay.', 'pin-rows': 'Set pinnedRows.', 'at-the-top': 'Use top.' },
  },
  getPage({ pathname: '/x/migration/from-v6', section: 'migration' }, 'From v6'),
  getPage({ pathname: '/x/migration/from-v5', section: 'migration' }, 'From v5'),
];

function getModel(pages = PAGES): SiteModel {
  return buildSiteModel({
    config: {
      name: 'MUI X',
      origin: 'https://mui.com',
      productionHost: 'mui.com',
      homePath: '/x/introduction/',
      repository: 'https://github.com/mui/mui-x',
      sourceRoot: 'https://github.com/mui/mui-x',
      releaseTag: 'v7.0.0',
      services: NO_SERVICES,
    },
    versions: { current: 'v7.0.0', earlier: [] },
    sections: SECTIONS,
    pages,
    packageVersions: {},
  });
}

function getTop(title: string) {
  return { id: '', title, text: '' };
}

describe('buildSearchIndex', () => {
  it('makes a document of each page and a part of each heading', () => {
    expect(buildSearchIndex(getModel(), CONFIG)).toEqual({
      helpHref: '/x/support/',
      synonyms: { freeze: ['pinning'] },
      sections: [
        {
          name: 'Support',
          href: '/x/support/',
          starts: [{ title: 'Support', href: '/x/support/' }],
        },
        {
          productId: 'x-data-grid',
          name: 'Data Grid',
          href: '/x/react-data-grid/',
          starts: [{ title: 'Data Grid', href: '/x/react-data-grid/' }],
        },
        {
          name: 'Migration',
          href: '/x/migration/',
          starts: [{ title: 'From v6', href: '/x/migration/from-v6/' }],
        },
      ],
      documents: [
        {
          href: '/x/support/',
          title: 'Support',
          trail: [],
          section: 0,
          description: 'Support.',
          keywords: [],
          names: [],
          parts: [getTop('Support')],
        },
        {
          href: '/x/react-data-grid/',
          title: 'Data Grid',
          trail: [],
          section: 1,
          description: 'Data Grid.',
          keywords: [],
          names: [],
          parts: [getTop('Data Grid')],
        },
        {
          href: '/x/react-data-grid/row-pinning/',
          title: 'Row pinning',
          trail: ['Rows'],
          section: 1,
          plan: 'pro',
          description: 'Keep rows in view.',
          keywords: ['sticky rows'],
          names: ['DataGridPro'],
          parts: [
            { id: '', title: 'Row pinning', text: 'Pinned rows stay.' },
            { id: 'pin-rows', title: 'Pin rows', text: 'Set pinnedRows.' },
            { id: 'at-the-top', title: 'At the top', parent: 'Pin rows', text: 'Use top.' },
            { id: 'limits', title: 'Limits', text: '' },
          ],
        },
        {
          href: '/x/migration/from-v6/',
          title: 'From v6',
          trail: [],
          section: 2,
          description: 'From v6.',
          keywords: [],
          names: [],
          weight: 0.5,
          parts: [getTop('From v6')],
        },
        {
          href: '/x/migration/from-v5/',
          title: 'From v5',
          trail: [],
          section: 2,
          description: 'From v5.',
          keywords: [],
          names: [],
          weight: 0.5,
          parts: [getTop('From v5')],
        },
      ],
    });
  });

  it('refuses a page for help that does not exist', () => {
    const config = { ...CONFIG, helpPathname: '/x/nowhere' };
    expect(() => buildSearchIndex(getModel(), config)).toThrow(
      'config/search.ts: there is no page /x/nowhere.',
    );
  });
});

describe('a page of the API reference', () => {
  it('is found by its name, and by the rows that no other page has', () => {
    const page: Page = {
      ...getPage({ pathname: '/x/api/data-grid/data-grid-pro', section: 'data-grid' }, ''),
      frontMatter: {
        title: 'DataGridPro API',
        description: 'Props.',
        components: ['DataGridPro'],
        keywords: [],
        toc: true,
        plan: 'pro',
      },
      headings: [
        { depth: 2, id: 'props', text: 'Props' },
        { depth: 3, id: 'DataGridPro-prop-rows', text: 'rows' },
        { depth: 3, id: 'DataGridPro-prop-treeData', text: 'treeData' },
      ],
      text: { 'DataGridPro-prop-treeData': 'Shows a tree.' },
      api: {
        kind: 'component',
        name: 'DataGridPro',
        members: {
          'DataGridPro-prop-treeData': { kind: 'prop', owner: 'DataGridPro', signature: 'boolean' },
        },
      },
    };
    const { documents, sections } = buildSearchIndex(getModel([...PAGES, page]), CONFIG);
    expect(documents.at(-1)).toMatchObject({
      href: '/x/api/data-grid/data-grid-pro/',
      title: 'DataGridPro API',
      names: ['DataGridPro'],
      parts: [
        { id: '', title: 'DataGridPro API', text: '' },
        {
          id: 'DataGridPro-prop-treeData',
          title: 'treeData',
          text: 'Shows a tree.',
          member: { kind: 'prop', owner: 'DataGridPro', signature: 'boolean' },
        },
      ],
    });
    expect(sections.flatMap(({ starts }) => starts.map(({ href }) => href))).not.toContain(
      '/x/api/data-grid/data-grid-pro/',
    );
  });
});
