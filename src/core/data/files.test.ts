import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { createPage, EMPTY_SITE } from '../../../tests/fixtures/site.ts';
import { buildApiData, buildDemosData, buildPagesData, buildVersionsData } from './files.ts';
import { buildJsonSchema, DATA_SCHEMAS } from './schema.ts';
import { buildSiteModel, type Section } from '../site/model.ts';

const tables: Section = {
  id: 'x-tables',
  folder: 'tables',
  name: 'Tables',
  prefix: '/x/tables',
  version: 'v7.1.0',
  packages: ['@x/tables', '@x/tables-pro'],
  entries: [
    {
      pathname: '/x/tables/rows-group',
      title: 'Rows',
      children: [{ pathname: '/x/tables/rows', title: 'Rows' }],
    },
  ],
  earlierVersions: [{ major: 'v6', host: 'https://v6.test', path: '/x/tables/' }],
};
const page = createPage({
  pathname: '/x/tables/rows',
  file: 'content/tables/rows/page.mdx',
  section: 'tables',
  frontMatter: {
    title: 'Tables - Rows',
    heading: 'Rows',
    description: 'All about rows.',
    components: ['Table'],
    keywords: ['lines'],
    plan: 'pro',
  },
  headings: [{ depth: 2, id: 'pick', text: 'Pick' }],
  demos: ['TwoRows'],
});
const model = buildSiteModel({
  ...EMPTY_SITE,
  versions: { current: 'v7.0.0', earlier: [] },
  sections: [tables],
  pages: [page],
  packageVersions: { react: '19.0.0' },
});
const product = { id: 'x-tables', name: 'Tables', url: 'https://docs.test/x/tables/' };
const getHead = (name: string) => ({
  $schema: `https://docs.test/x/data/${name}.schema.json`,
  schemaVersion: 3,
  product,
});

describe('the files of a product', () => {
  it('pages', () => {
    const data = buildPagesData(model, tables);
    expect(data).toEqual({
      ...getHead('pages'),
      pages: [
        {
          kind: 'guide',
          url: 'https://docs.test/x/tables/rows/',
          markdown: 'https://docs.test/x/tables/rows.md',
          title: 'Tables - Rows',
          heading: 'Rows',
          description: 'All about rows.',
          plan: 'pro',
          keywords: ['lines'],
          components: ['Table'],
          parents: ['Tables', 'Rows'],
          headings: [
            { depth: 2, id: 'pick', text: 'Pick', url: 'https://docs.test/x/tables/rows/#pick' },
          ],
          demos: ['tables/rows/TwoRows'],
        },
      ],
    });
    expect(DATA_SCHEMAS.pages.parse(data)).toEqual(data);
  });

  it('reference, with the URL of each page', () => {
    const data = buildApiData(model, tables, API_MODEL, []);
    const { product: _, ...facts } = API_MODEL;
    expect(data).toEqual({
      ...getHead('api'),
      ...facts,
      components: facts.components.map((each) => ({
        ...each,
        url: `https://docs.test/x/api/tables/${each.slug}/`,
      })),
      interfaces: facts.interfaces.map((each) => ({
        ...each,
        url: `https://docs.test/x/api/tables/${each.slug}/`,
      })),
    });
    expect(DATA_SCHEMAS.api.parse(data)).toEqual(data);
  });

  it('demos, with their shared datasets', () => {
    const demo = {
      id: 'tables/rows/TwoRows',
      name: 'TwoRows',
      files: [{ name: 'TwoRows.tsx', code: "import { T } from '@x/tables';" }],
      shared: ['tables/datasets/a.ts'],
      pasted: "import { T } from '@x/tables';\n",
      hasLibraries: false,
    };
    const datasets = new Map([
      ['tables/datasets/a.ts', { name: 'a.ts', code: 'export {};' }],
      ['tables/datasets/b.ts', { name: 'b.ts', code: '' }],
    ]);
    const data = buildDemosData(model, tables, new Map([[demo.id, demo]]), datasets);
    expect(data).toEqual({
      ...getHead('demos'),
      demos: [
        {
          id: demo.id,
          name: 'TwoRows',
          title: 'Two rows',
          url: 'https://docs.test/x/tables/rows/#TwoRows',
          page: 'https://docs.test/x/tables/rows/',
          plan: 'community',
          files: demo.files,
          datasets: ['tables/datasets/a.ts'],
          pasted: demo.pasted,
          dependencies: {
            '@emotion/react': 'latest',
            '@emotion/styled': 'latest',
            '@mui/material': 'latest',
            '@x/tables': 'latest',
            react: '19.0.0',
            'react-dom': 'latest',
          },
        },
      ],
      datasets: [{ id: 'tables/datasets/a.ts', name: 'a.ts', code: 'export {};' }],
    });
    expect(DATA_SCHEMAS.demos.parse(data)).toEqual(data);
    const converted = new Map([[demo.id, { ...demo, hasLibraries: true }]]);
    const { demos } = buildDemosData(model, tables, converted, datasets);
    expect(demos[0]?.libraries?.[1]).toEqual({
      name: 'Luxon',
      url: 'https://docs.test/x/demo-source/tables/rows/TwoRows.luxon.json',
    });
    expect(DATA_SCHEMAS.demos.parse(data)).toEqual(data);
  });

  it('versions, with the releases of its own packages', () => {
    const known = new Map([['@x/tables', { name: '@x/tables', version: '7.1.0', license: 'MIT' }]]);
    const releases = [
      { version: '7.1.0', date: '2025-02-01', packages: ['@x/tables@7.1.0', '@x/knobs@7.1.0'] },
      { version: '7.0.1', date: '2025-01-09', packages: ['@x/knobs@7.0.1'] },
    ];
    const data = buildVersionsData(model, tables, known, releases);
    expect(data).toEqual({
      ...getHead('versions'),
      current: { version: '7.1.0', packages: [...known.values()] },
      earlier: [{ major: 'v6', url: 'https://v6.test/x/tables/' }],
      releases: [
        {
          version: '7.1.0',
          date: '2025-02-01',
          packages: ['@x/tables@7.1.0'],
          url: 'https://code.test/x/releases/tag/v7.1.0',
        },
      ],
    });
    expect(DATA_SCHEMAS.versions.parse(data)).toEqual(data);
  });
});

describe('the schemas', () => {
  it('reject another version and unknown fields', () => {
    const data = buildPagesData(model, tables);
    expect(DATA_SCHEMAS.pages.safeParse({ ...data, schemaVersion: 1 }).success).toBe(false);
    expect(DATA_SCHEMAS.pages.safeParse({ ...data, more: 1 }).success).toBe(false);
  });

  it.each(['pages', 'api', 'demos', 'versions'] as const)(
    'of %s can be converted to JSON Schema',
    (name) => {
      expect(buildJsonSchema(name)).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        properties: { schemaVersion: { const: 3 } },
        required: expect.arrayContaining(['$schema', 'schemaVersion', 'product']),
      });
    },
  );
});
