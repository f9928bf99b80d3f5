import { describe, expect, it } from 'vitest';
import { createPage, EMPTY_SITE, INTRODUCTION } from '../../../tests/fixtures/site.ts';
import { buildNavTree } from './nav.ts';
import {
  buildSiteModel,
  getEarlierVersions,
  getSectionEntry,
  type Section,
  type SiteData,
} from './model.ts';

const charts: Section = {
  id: 'x-charts',
  folder: 'charts',
  name: 'Charts',
  prefix: '/x/react-charts',
  newFeature: true,
  entries: [{ pathname: '/x/react-charts', title: 'Overview' }],
  earlierVersions: [{ major: 'v6', host: 'https://mui.com', path: '/x/react-charts/' }],
};
const news: Section = {
  folder: 'whats-new',
  name: 'News',
  prefix: '/x/whats-new',
  entries: [{ pathname: '/x/whats-new', title: "What's new" }],
};

const page = createPage({ pathname: '/x/react-charts', section: 'charts' });

const data: SiteData = {
  ...EMPTY_SITE,
  versions: {
    current: 'v7.29.13',
    earlier: [{ major: 'v5', host: 'https://v5.mui.com', path: '/x/introduction/' }],
  },
  sections: [INTRODUCTION, charts, news],
  pages: [page],
};

describe('getSectionEntry', () => {
  it('groups the pages of a section', () => {
    expect(getSectionEntry(INTRODUCTION)).toEqual({
      pathname: '/x/introduction-group',
      title: 'Introduction',
      newFeature: undefined,
      children: INTRODUCTION.entries,
    });
  });

  it('groups the pages of a product, even a single one', () => {
    expect(getSectionEntry({ ...charts, name: 'All charts' })).toEqual({
      pathname: '/x/react-charts-group',
      title: 'All charts',
      newFeature: true,
      children: charts.entries,
    });
  });

  it('shows a section of one page as that page', () => {
    expect(getSectionEntry(news)).toBe(news.entries[0]);
  });

  it('groups a single page that is not the overview', () => {
    const entries = [{ pathname: '/x/whats-new/may' }];
    expect(getSectionEntry({ ...news, entries })).toEqual({
      pathname: '/x/whats-new-group',
      title: 'News',
      newFeature: undefined,
      children: entries,
    });
  });
});

describe('buildSiteModel', () => {
  it('adds the tree and a page index', () => {
    expect(buildSiteModel(data)).toEqual({
      ...data,
      tree: buildNavTree([INTRODUCTION, charts, news].map(getSectionEntry)),
      pageByPathname: new Map([['/x/react-charts', page]]),
    });
  });

  it('marks a page in the navigation with the plan of its front matter', () => {
    const paid = createPage({ ...page, frontMatter: { plan: 'premium' } });
    const { tree } = buildSiteModel({ ...data, pages: [paid] });
    expect(tree.order.map(({ pathname, plan }) => [pathname, plan])).toEqual([
      ['/x/introduction', null],
      ['/x/introduction/support', null],
      ['/x/react-charts', 'premium'],
      ['/x/whats-new', null],
    ]);
  });

  it('throws if two sections share a path', () => {
    const sections = [news, { ...news, prefix: '/x/other' }];
    expect(() => buildSiteModel({ ...data, sections })).toThrow(
      new Error('Duplicated pathname /x/whats-new in pages'),
    );
  });
});

describe('getEarlierVersions', () => {
  it('returns those of the section, or else of the site', () => {
    expect(getEarlierVersions(charts, data.versions)).toBe(charts.earlierVersions);
    expect(getEarlierVersions(INTRODUCTION, data.versions)).toBe(data.versions.earlier);
    expect(getEarlierVersions(undefined, data.versions)).toBe(data.versions.earlier);
    expect(getEarlierVersions({ ...charts, earlierVersions: [] }, data.versions)).toEqual([]);
  });
});
