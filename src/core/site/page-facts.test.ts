import { expect, it } from 'vitest';
import { createPage, EMPTY_SITE } from '../../../tests/fixtures/site.ts';
import { buildSiteModel, type Section, type SiteData } from './model.ts';
import { getPageFacts, getPageSection } from './page-facts.ts';

const grid: Section = {
  id: 'x-grid',
  folder: 'grid',
  name: 'Grid',
  prefix: '/x/grid',
  packages: ['@x/grid', '@x/grid-pro', '@x/unknown'],
  entries: [{ pathname: '/x/grid' }],
};
const start: Section = {
  folder: 'start',
  name: 'Start',
  prefix: '/x/start',
  entries: [{ pathname: '/x/start' }],
};
const toPage = (section: string, plan?: 'pro') =>
  createPage({ pathname: `/x/${section}`, section, frontMatter: { plan } });
const data: SiteData = {
  ...EMPTY_SITE,
  sections: [start, grid],
  pages: [toPage('grid', 'pro'), toPage('start')],
};
const known = new Map(
  [
    { name: '@x/grid', version: '7.1.0', license: 'MIT' },
    { name: '@x/grid-pro', version: '7.1.0', license: 'commercial' },
  ].map((each) => [each.name, each]),
);

it('returns the metadata of a page, with the packages of its product', () => {
  expect(getPageFacts(buildSiteModel(data), data.pages[0]!, known)).toEqual({
    title: 'A title',
    description: 'A description.',
    url: 'https://docs.test/x/grid/',
    index: 'https://docs.test/x/grid/llms.txt',
    product: 'Grid',
    plan: 'pro',
    packages: [...known.values()],
    license: 'MIT',
  });
});

it('uses the name of the library for a page without a product', () => {
  expect(getPageFacts(buildSiteModel(data), data.pages[1]!, known)).toMatchObject({
    index: 'https://docs.test/llms.txt',
    product: 'X',
    plan: 'community',
    packages: [],
  });
});

it('throws for a page without a section', () => {
  expect(() => getPageSection(buildSiteModel(data), toPage('gone'))).toThrow(
    '/x/gone belongs to no section',
  );
});
