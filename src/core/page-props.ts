import type { Heading } from './heading.ts';
import { findActivePage, getNeighbors, type NavNode } from './nav.ts';
import { getDocumentTitle, getPageHeading, type Page, type Plan } from './page.ts';
import { findSection, getProductInfo, getVersionMenu, type ProductVersion } from './product.ts';
import { getEarlierVersions, type Section, type SiteModel } from './site-model.ts';
import { getCanonicalUrl, toHref } from './urls.ts';

export interface ProductLink {
  name: string;
  tagline: string;
  href: string;
  current: boolean;
}

/** Everything the layout of a page needs; plain data. */
export interface PageProps {
  userLanguage: string;
  pathname: string;
  href: string;
  documentTitle: string;
  description: string;
  heading: string;
  plan: Plan | null;
  canonicalUrl: string;
  productId: string;
  productCategoryId: string;
  /** Headings for the table of contents; null where the page has none. */
  toc: readonly Heading[] | null;
  demos: readonly string[];
  nav: readonly NavNode[];
  activePage: NavNode | null;
  /** Nearest first, without the synthetic root. */
  parents: readonly NavNode[];
  breadcrumbs: readonly { title: string; href: string | null }[];
  previous: NavNode | null;
  next: NavNode | null;
  products: readonly ProductLink[];
  productName: string;
  versionMenu: readonly ProductVersion[];
  editUrl: string | null;
  repository: string;
  githubLabel: string | null;
  waiAria: string | null;
  /** Pages of the API reference that this page is about, as its last section lists them. */
  apiLinks: readonly { name: string; href: string }[];
}

function getProducts({ sections }: SiteModel, current: Section | undefined): ProductLink[] {
  return sections
    .filter(({ id }) => id !== undefined)
    .map(({ name, navTitle, tagline = '', prefix }) => ({
      name: navTitle ?? name,
      tagline,
      href: toHref(prefix),
      current: current?.prefix === prefix,
    }));
}

/** Heading of the list at the end of a guide page. */
export const API_HEADING: Heading = { depth: 2, id: 'api', text: 'API' };

/** The API pages of the names that an author gives, in that order; those of its product first. */
export function findApiPages({ section, frontMatter, api }: Page, pages: readonly Page[]): Page[] {
  if (api) return [];
  return frontMatter.components.flatMap((name) => {
    const found = pages.filter(
      (page) => page.api?.name === name && /^(component|interface)$/.test(page.api.kind),
    );
    return found.find((page) => page.section === section) ?? found[0] ?? [];
  });
}

/** Makes the props of one page from the site's model: the one place where a page's data comes together. */
export function getPageProps(site: SiteModel, page: Page, userLanguage = 'en'): PageProps {
  const { frontMatter, pathname } = page;
  const section = page.api
    ? site.sections.find(({ folder }) => folder === page.section)
    : findSection(pathname, site.sections);
  const product = section?.id === undefined ? undefined : section;
  const { activePage, parents } = findActivePage(site.tree, pathname);
  const href = toHref(pathname);
  const realParents = parents.filter((node) => node.pathname !== '/');
  return {
    ...getProductInfo(href),
    ...getNeighbors(site.tree, activePage),
    userLanguage,
    pathname,
    href,
    documentTitle: getDocumentTitle(frontMatter.title, pathname),
    description: frontMatter.description,
    heading: getPageHeading(frontMatter),
    plan: frontMatter.plan ?? null,
    canonicalUrl: getCanonicalUrl(site.site.origin, pathname),
    toc: frontMatter.toc && page.headings.length > 0 ? page.headings : null,
    demos: page.demos,
    nav: site.tree.nodes,
    activePage,
    parents: realParents,
    breadcrumbs: realParents
      .filter((node) => node.title !== null)
      .map((node) => ({
        title: node.title ?? '',
        href: node.kind === 'group' ? node.href : null,
      }))
      .reverse(),
    products: getProducts(site, product),
    productName: product?.name ?? site.site.name,
    versionMenu: getVersionMenu(
      product?.version ?? site.versions.current,
      getEarlierVersions(product, site.versions),
      userLanguage,
    ),
    editUrl: page.api ? null : `${site.site.sourceRoot}/${page.file}`,
    repository: site.site.repository,
    githubLabel: frontMatter.githubLabel ?? null,
    waiAria: frontMatter.waiAria ?? null,
    apiLinks: findApiPages(page, site.pages).map((each) => ({
      name: each.api?.name ?? '',
      href: toHref(each.pathname),
    })),
  };
}
