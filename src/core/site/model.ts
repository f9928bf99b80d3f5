import type { EarlierVersion, ProductConfig, SiteConfig, Versions } from './config.ts';
import { buildNavTree, type NavEntry, type NavTree } from './nav.ts';
import type { Page } from '../page/page.ts';
import type { PackageVersions } from './packages.ts';

/** A section of the side navigation with its pages, as read from config and content. */
export interface Section extends ProductConfig {
  entries: readonly NavEntry[];
  /** Version text of its first package, `v7.29.13`; absent for sections without packages. */
  version?: string | undefined;
}

/** Plain data that the build reads and the routes receive. */
export interface SiteData {
  config: SiteConfig;
  versions: Versions;
  sections: readonly Section[];
  pages: readonly Page[];
  packageVersions: PackageVersions;
}

/** The site as the routes see it. */
export interface SiteModel extends SiteData {
  tree: NavTree;
  pageByPathname: ReadonlyMap<string, Page>;
}

/** The entry of a section at the top level of the navigation: a plain page or a group. */
export function getSectionEntry({ id, name, navTitle, prefix, newFeature, entries }: Section) {
  const only = id === undefined && entries.length === 1 ? entries[0] : undefined;
  if (only?.pathname === prefix) return only;
  return {
    pathname: `${prefix}-group`,
    title: navTitle ?? name,
    newFeature,
    children: [...entries],
  } satisfies NavEntry;
}

/**
 * Builds the model from plain data; the navigation shows the plan that a page gives in its front
 * matter. Throws where two navigation entries share a path.
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
 * Pages of a section in the order of its navigation, those that it leaves out at the end: what
 * authors wrote, and the reference.
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

/** Earlier majors for the version menu of a section. */
export function getEarlierVersions(
  section: Section | undefined,
  versions: Versions,
): readonly EarlierVersion[] {
  return section?.earlierVersions ?? versions.earlier;
}
