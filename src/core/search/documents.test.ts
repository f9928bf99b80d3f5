import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { createPage, EMPTY_SITE } from '../../../tests/fixtures/site.ts';
import type { Page } from '../page/page.ts';
import type { SearchConfig } from './config.ts';
import { buildSearchIndex, buildSearchStart, type SearchSource } from './documents.ts';
import { API_HEADING } from '../site/page-props.ts';
import { buildSiteModel, type Section, type SiteModel } from '../site/model.ts';

const CONFIG: SearchConfig = {
  synonyms: { freeze: ['pinning'] },
  weights: [{ prefix: '/x/migration/', weight: 0.5 }],
  startsPerSection: 1,
  helpPathname: '/x/support',
  maxCompressedBytes: { titles: 1000, names: 1000, texts: 1000 },
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
        children: [{ pathname: '/x/react-data-grid/row-pinning' }],
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

function getPage(pathname: string, section: string, title: string): Page {
  const frontMatter = { title, description: `${title}.` };
  return createPage({ pathname, section, frontMatter });
}

const PAGES: Page[] = [
  getPage('/x/support', 'support', 'Support'),
  getPage('/x/react-data-grid', 'data-grid', 'Data Grid'),
  createPage({
    pathname: '/x/react-data-grid/row-pinning',
    section: 'data-grid',
    frontMatter: {
      title: 'Data Grid - Row pinning',
      heading: 'Row pinning',
      description: 'Keep rows in view.',
      components: ['DataGridPro'],
      plan: 'pro',
      keywords: ['sticky rows'],
    },
    headings: [
      { depth: 2, id: 'pin-rows', text: 'Pin rows' },
      { depth: 3, id: 'at-the-top', text: 'At the top' },
      { depth: 2, id: 'limits', text: 'Limits' },
      API_HEADING,
    ],
  }),
  getPage('/x/migration/from-v6', 'migration', 'From v6'),
  getPage('/x/migration/from-v5', 'migration', 'From v5'),
];

const SOURCE: SearchSource = {
  texts: new Map([
    [
      '/x/react-data-grid/row-pinning',
      { '': 'Pinned rows stay.', 'pin-rows': 'Set pinnedRows.', 'at-the-top': 'Use top.' },
    ],
  ]),
  models: new Map([['data-grid', API_MODEL]]),
};

function getModel(pages = PAGES): SiteModel {
  return buildSiteModel({ ...EMPTY_SITE, sections: SECTIONS, pages });
}

function getTop(title: string) {
  return { id: '', title, text: '' };
}

describe('buildSearchIndex', () => {
  it('builds a document for each page and a part for each heading', () => {
    expect(buildSearchIndex(getModel(), SOURCE, CONFIG)).toEqual({
      synonyms: { freeze: ['pinning'] },
      sections: [
        { name: 'Support' },
        { productId: 'x-data-grid', name: 'Data Grid' },
        { name: 'Migration' },
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
});

describe('buildSearchStart', () => {
  it('lists the first pages of each section and the support page', () => {
    expect(buildSearchStart(getModel(), CONFIG)).toEqual({
      helpHref: '/x/support/',
      sections: [
        { name: 'Support', starts: [{ title: 'Support', href: '/x/support/' }] },
        {
          productId: 'x-data-grid',
          name: 'Data Grid',
          starts: [{ title: 'Data Grid', href: '/x/react-data-grid/' }],
        },
        { name: 'Migration', starts: [{ title: 'From v6', href: '/x/migration/from-v6/' }] },
      ],
    });
  });

  it('throws if the support page does not exist', () => {
    const config = { ...CONFIG, helpPathname: '/x/nowhere' };
    expect(() => buildSearchStart(getModel(), config)).toThrow(
      'config/search.ts: there is no page /x/nowhere.',
    );
  });
});

describe('a page of the API reference', () => {
  it('has its name and the rows that are on no other page', () => {
    const page = createPage({
      pathname: '/x/api/data-grid/table-pro',
      section: 'data-grid',
      frontMatter: { title: 'TablePro API', components: ['TablePro'], plan: 'pro' },
      headings: [
        { depth: 2, id: 'props', text: 'Props' },
        { depth: 3, id: 'TablePro-prop-rows', text: 'rows' },
        { depth: 3, id: 'TablePro-prop-pinned', text: 'pinned' },
      ],
      api: { kind: 'component', name: 'TablePro' },
    });
    const model = getModel([...PAGES, page]);
    const { documents } = buildSearchIndex(model, SOURCE, CONFIG);
    expect(documents.at(-1)).toMatchObject({
      href: '/x/api/data-grid/table-pro/',
      title: 'TablePro API',
      names: ['TablePro'],
      parts: [
        {
          id: '',
          title: 'TablePro API',
          text: '',
          member: {
            kind: 'component',
            owner: 'TablePro',
            signature: "import { TablePro } from '@x/tables-pro'",
          },
        },
        {
          id: 'TablePro-prop-pinned',
          title: 'pinned',
          text: 'Pinned columns.',
          member: { kind: 'prop', owner: 'TablePro', signature: 'string[]', plan: 'pro' },
        },
      ],
    });
    const { sections } = buildSearchStart(model, CONFIG);
    expect(sections.flatMap(({ starts }) => starts.map(({ href }) => href))).not.toContain(
      '/x/api/data-grid/table-pro/',
    );
  });
});
