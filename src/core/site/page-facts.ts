import type { Page } from '../page/page.ts';
import { getTier, type Tier } from '../plan.ts';
import type { Section, SiteModel } from './model.ts';
import { getCanonicalUrl, getLlmsPath } from '../urls.ts';

/** A published package of a product. */
export interface PackageFacts {
  name: string;
  version: string;
  /** `MIT`, or `commercial` for the packages of a paid plan. */
  license: string;
}

/** Packages by name. */
export type KnownPackages = ReadonlyMap<string, PackageFacts>;

/** Front matter of the Markdown version of a page. Keys are in output order. */
export interface PageFacts {
  title: string;
  description: string;
  /** URL of the HTML page. */
  url: string;
  /** URL of the list of all Markdown pages. */
  index: string;
  product: string;
  /** The free tier if the page names no plan. */
  plan: Tier;
  packages: readonly PackageFacts[];
  /** Of the documentation itself. */
  license: string;
}

/** License of this documentation, as in `package.json`. */
export const DOCUMENTATION_LICENSE = 'MIT';

/** Returns the section of a page. Throws if it has none. */
export function getPageSection({ sections }: Pick<SiteModel, 'sections'>, page: Page): Section {
  const found = sections.find(({ folder }) => folder === page.section);
  if (!found) throw new Error(`${page.pathname} belongs to no section`);
  return found;
}

/** Returns the known packages of a section, community tier first. */
export function getPackages({ packages = [] }: Section, known: KnownPackages): PackageFacts[] {
  return packages.flatMap((name) => known.get(name) ?? []);
}

/** Returns the front matter of the Markdown version of a page. */
export function getPageFacts(site: SiteModel, page: Page, known: KnownPackages): PageFacts {
  const section = getPageSection(site, page);
  const { title, description } = page.frontMatter;
  return {
    title,
    description,
    url: getCanonicalUrl(site.config.origin, page.pathname),
    index: site.config.origin + getLlmsPath(section.id === undefined ? '' : section.prefix),
    product: section.id === undefined ? site.config.name : section.name,
    plan: getTier(page.frontMatter.plan),
    packages: getPackages(section, known),
    license: DOCUMENTATION_LICENSE,
  };
}
