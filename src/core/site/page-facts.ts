import type { Page } from '../page/page.ts';
import { getTier, type Tier } from '../plan.ts';
import type { Section, SiteModel } from './model.ts';
import { getCanonicalUrl } from '../urls.ts';

/** A published package that a product consists of. */
export interface PackageFacts {
  name: string;
  version: string;
  /** `MIT`, or `commercial` for the packages of a paid plan. */
  license: string;
}

/** Facts of the packages by their names. */
export type KnownPackages = ReadonlyMap<string, PackageFacts>;

/** What the front matter of a page's Markdown says; keys in the order in which it says them. */
export interface PageFacts {
  title: string;
  description: string;
  /** The page for people. */
  url: string;
  product: string;
  /** The free one where the page says nothing, because it is about all of them. */
  plan: Tier;
  packages: readonly PackageFacts[];
  /** Of the documentation itself. */
  license: string;
}

/** License of this documentation, as in `package.json`. */
export const DOCUMENTATION_LICENSE = 'MIT';

/** The section that a page belongs to. Throws where it has none. */
export function getPageSection({ sections }: Pick<SiteModel, 'sections'>, page: Page): Section {
  const found = sections.find(({ folder }) => folder === page.section);
  if (!found) throw new Error(`${page.pathname} belongs to no section`);
  return found;
}

/** The packages of a section, the community tier first. */
export function getPackages({ packages = [] }: Section, known: KnownPackages): PackageFacts[] {
  return packages.flatMap((name) => known.get(name) ?? []);
}

/** What a page says about itself to those who read it as Markdown. */
export function getPageFacts(site: SiteModel, page: Page, known: KnownPackages): PageFacts {
  const section = getPageSection(site, page);
  const { title, description } = page.frontMatter;
  return {
    title,
    description,
    url: getCanonicalUrl(site.config.origin, page.pathname),
    product: section.id === undefined ? site.config.name : section.name,
    plan: getTier(page.frontMatter.plan),
    packages: getPackages(section, known),
    license: DOCUMENTATION_LICENSE,
  };
}
