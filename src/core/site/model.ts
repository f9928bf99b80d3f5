import type { EarlierVersion, ProductConfig, SiteConfig, Versions } from './config.ts';
import { buildNavTree, type NavEntry, type NavTree } from './nav.ts';
import type { Page } from '../page/page.ts';
import type { PackageVersions } from './packages.ts';

/** A section of the side navigation with its entries, read from config and content. */
export interface Section extends ProductConfig {
  entries: readonly NavEntry[];
  /** Version of its first package, `v7.29.13`; absent for sections without packages. */
  version?: string | undefined;
}

/** Plain data that the build loads for the routes. */
export interface SiteData {
  config: SiteConfig;
  versions: Versions;
  sections: readonly Section[];
  pages: readonly Page[];
  packageVersions: PackageVersions;
}

/** The site data with its navigation tree and a page index. */
export interface SiteModel extends SiteData {
  tree: NavTree;
  pageByPathname: ReadonlyMap<string, Page>;
}

/** Returns the top-level navigation entry of a section: a page or a group. */
export function getSectionEntry({ id, name, prefix, newFeature, entries }: Section) {
  const only = id === undefined && entries.length === 1 ? entries[0] : undefined;
  if (only?.pathname === prefix) return only;
  return {
    pathname: `${prefix}-group`,
    title: name,
    newFeature,
    children: [...entries],
  } satisfies NavEntry;
}

/**
 * Builds the model. The navigation shows the plan from the front matter of each page. Throws if two
 * navigation entries share a path.
 */
export function buildSiteModel(data: SiteData): SiteModel {
  const plans = data.pages.flatMap(({ pathname, frontMatter: { plan } }) =>
    plan ? [[pathname, plan] as const] : [],
  );
  return {
    ...data,
    tree: buildNavTree(data.sections.map(getSectionEntry), new Map(plans)),
    pageByPathname: new Map(data.pages.map((page) => [page.pathname, page])),
  };
}

/**
 * Returns the authored pages and the API pages of a section, in navigation order. Pages outside the
 * navigation come last.
 */
export function getSectionPages(
  { tree, pages, pageByPathname }: Pick<SiteModel, 'tree' | 'pages' | 'pageByPathname'>,
  { folder }: Pick<Section, 'folder'>,
): { guides: Page[]; reference: Page[] } {
  const ordered = tree.order.flatMap(({ pathname }) => pageByPathname.get(pathname) ?? []);
  const own = [...new Set([...ordered, ...pages])].filter(({ section }) => section === folder);
  return {
    guides: own.filter(({ api }) => api === undefined),
    reference: own.filter(({ api }) => api !== undefined),
  };
}

/** Returns the earlier majors for the version menu of a section, by default those of the site. */
export function getEarlierVersions(
  section: Section | undefined,
  versions: Versions,
): readonly EarlierVersion[] {
  return section?.earlierVersions ?? versions.earlier;
}
