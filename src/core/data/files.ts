import { findDemoIds, type ApiDemoUse } from '../api/demo-pages.ts';
import type { ApiModel } from '../api/model.ts';
import type { ReleaseNote } from './changelog.ts';
import {
  DATA_SCHEMA_VERSION,
  type ApiData,
  type DemosData,
  type PagesData,
  type VersionsData,
} from './schema.ts';
import { COMPUTED_LIBRARIES, getLibraryId } from '../demo/date-library.ts';
import { getDemoPlan, getDemoTitle, getPageDemoId, getSourcePath } from '../demo/demo.ts';
import { findActivePage } from '../site/nav.ts';
import { getTier } from '../plan.ts';
import { getPageHeading } from '../page/page.ts';
import { getPackages, type KnownPackages } from '../site/page-facts.ts';
import { getDependencies } from '../demo/sandbox.ts';
import {
  getEarlierVersions,
  getSectionPages,
  type Section,
  type SiteModel,
} from '../site/model.ts';
import {
  getApiPathname,
  getCanonicalUrl,
  getDataSchemaPath,
  getMarkdownPath,
  withHash,
  type DataName,
} from '../urls.ts';

function getHead({ config: site }: SiteModel, { id = '', name, prefix }: Section, file: DataName) {
  return {
    $schema: site.origin + getDataSchemaPath(file),
    schemaVersion: DATA_SCHEMA_VERSION,
    product: { id, name, url: getCanonicalUrl(site.origin, prefix) },
  } as const;
}

/** Builds `pages.json`: every page of a product with its metadata and headings. */
export function buildPagesData(model: SiteModel, section: Section): PagesData {
  const { origin } = model.config;
  const { guides, reference } = getSectionPages(model, section);
  return {
    ...getHead(model, section, 'pages'),
    pages: [...guides, ...reference].map((page) => {
      const { pathname, frontMatter, headings, demos, api } = page;
      const { parents } = findActivePage(model.tree, pathname);
      const own = getCanonicalUrl(origin, pathname);
      return {
        kind: api === undefined ? 'guide' : 'api',
        url: own,
        markdown: origin + getMarkdownPath(pathname),
        title: frontMatter.title,
        heading: getPageHeading(frontMatter),
        description: frontMatter.description,
        plan: getTier(frontMatter.plan),
        keywords: frontMatter.keywords,
        components: frontMatter.components,
        parents: parents.flatMap(({ title }) => title ?? []).toReversed(),
        headings: headings.map((heading) => ({ ...heading, url: `${own}#${heading.id}` })),
        demos: demos.map((name) => getPageDemoId(page, name)),
      };
    }),
  };
}

/** Builds `api.json`: the API reference of a product, as extracted from its packages. */
export function buildApiData(
  model: SiteModel,
  section: Section,
  api: ApiModel,
  demoUses: readonly ApiDemoUse[],
): ApiData {
  const { product: _, ...facts } = api;
  const withUrl = <T extends { slug: string }>(entity: T) => ({
    ...entity,
    url: getCanonicalUrl(model.config.origin, getApiPathname(section.folder, entity.slug)),
  });
  return {
    ...getHead(model, section, 'api'),
    ...facts,
    components: api.components.map(withUrl),
    interfaces: api.interfaces.map(withUrl),
    exports: api.exports.map((each) => ({
      ...each,
      url: model.config.origin + withHash(getApiPathname(section.folder, each.topic), each.name),
      demos: findDemoIds(each, demoUses),
    })),
  };
}

/** A demo as read from disk. */
export interface DemoInput {
  id: string;
  name: string;
  files: readonly { name: string; code: string }[];
  /** Ids of the datasets. */
  shared: readonly string[];
  /** The demo as one file with the part of its datasets that it uses. */
  pasted: string;
  /** Whether the code can be read for several date libraries. */
  hasLibraries: boolean;
}

/** Builds `demos.json`: the demos of a product in page order, with their shared datasets. */
export function buildDemosData(
  model: SiteModel,
  section: Section,
  demos: ReadonlyMap<string, DemoInput>,
  datasets: ReadonlyMap<string, { name: string; code: string }>,
): DemosData {
  const { origin } = model.config;
  const entries = getSectionPages(model, section).guides.flatMap((page) =>
    page.demos.flatMap((name) => {
      const demo = demos.get(getPageDemoId(page, name));
      return demo ? [{ page, demo }] : [];
    }),
  );
  const used = new Set(entries.flatMap(({ demo }) => demo.shared));
  return {
    ...getHead(model, section, 'demos'),
    demos: entries.map(({ page, demo: { id, name, files, shared, pasted, hasLibraries } }) => {
      const codes = [
        ...files.map(({ code }) => code),
        ...shared.flatMap((each) => datasets.get(each)?.code ?? []),
      ];
      return {
        id,
        name,
        title: getDemoTitle(page, name),
        url: origin + withHash(page.pathname, name),
        page: getCanonicalUrl(origin, page.pathname),
        plan: getTier(getDemoPlan(codes)),
        files: files.map((file) => ({ name: file.name, code: file.code })),
        datasets: [...shared],
        pasted,
        ...(hasLibraries && {
          libraries: COMPUTED_LIBRARIES.map((library) => ({
            name: library,
            url: origin + getSourcePath(getLibraryId(id, library)),
          })),
        }),
        dependencies: getDependencies(codes, 'JS', model.packageVersions),
      };
    }),
    datasets: [...datasets].flatMap(([id, { name, code }]) =>
      used.has(id) ? [{ id, name, code }] : [],
    ),
  };
}

/** Builds `versions.json`: the documented release of a product, its releases, earlier majors. */
export function buildVersionsData(
  model: SiteModel,
  section: Section,
  known: KnownPackages,
  releases: readonly ReleaseNote[],
): VersionsData {
  const names = section.packages ?? [];
  const isOwn = (text: string) => names.includes(text.slice(0, text.lastIndexOf('@')));
  return {
    ...getHead(model, section, 'versions'),
    current: {
      version: (section.version ?? model.versions.current).replace(/^v/, ''),
      packages: getPackages(section, known),
    },
    earlier: getEarlierVersions(section, model.versions).map(({ major, host, path }) => ({
      major,
      url: host + path,
    })),
    releases: releases.flatMap(({ version, date, packages }) => {
      const own = packages.filter(isOwn);
      if (own.length === 0) return [];
      const url = `${model.config.repository}/releases/tag/v${version}`;
      return [{ version, date, packages: own, url }];
    }),
  };
}
