import { getIssueUrl } from '../feedback/feedback.ts';
import type { Heading } from '../page/heading.ts';
import { findActivePage, getNeighbors, type NavNode } from './nav.ts';
import { getDocumentTitle, getPageHeading, type Page } from '../page/page.ts';
import type { Plan } from '../plan.ts';
import { getProductInfo, getVersionMenu, type ProductIdentifier } from './product.ts';
import { getEarlierVersions, type SiteModel } from './model.ts';
import {
  getApiPathname,
  getCanonicalUrl,
  getMarkdownPath,
  getPrintPathname,
  PLAYGROUND_HASH,
  toHref,
  withHash,
} from '../urls.ts';

export interface ProductLink {
  name: string;
  tagline: string;
  href: string;
  current: boolean;
}

/** Props of the header, which is also shown on addresses without a page. */
export interface HeaderProps {
  products: readonly ProductLink[];
  identifier: ProductIdentifier;
  repository: string;
}

/** Plain data for the layout of a page. */
export interface PageProps extends HeaderProps {
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
  /** Whether the page starts like a landing page. */
  landing: boolean;
  /** Whether the page is the first of its section. */
  isOverview: boolean;
  /** Headings for the table of contents; null if the page has none. */
  toc: readonly Heading[] | null;
  demos: readonly string[];
  nav: readonly NavNode[];
  activePage: NavNode | null;
  /** Nearest first, without the synthetic root. */
  parents: readonly NavNode[];
  breadcrumbs: readonly { title: string; href: string | null }[];
  previous: NavNode | null;
  next: NavNode | null;
  editUrl: string | null;
  /** Path of the Markdown version. */
  markdownPath: string;
  /** Page about editors and assistants that read this documentation. */
  assistantsHref: string;
  /** Print version of the whole section; null on pages that it does not include. */
  printHref: string | null;
  /** Form for a new issue about the page. */
  issueUrl: string;
  /** Key of `api/history` that a guide is about. */
  subject?: string;
  githubLabel: string | null;
  waiAria: string | null;
  /**
   * API pages that the last section of the page links to. `cost`: bytes that its import adds to an
   * application with Material UI. `tryHref`: the address at which its playground is open.
   */
  apiLinks: readonly { name: string; href: string; cost?: number; tryHref?: string }[];
}

/**
 * Finds the product that the menus show: that of the meta tags, or the one whose reference a page
 * belongs to. The meta tags name only three products on reference pages, but readers of the others
 * are in a product, too.
 */
function findMenuProduct({ sections }: SiteModel, pathname: string) {
  const href = toHref(pathname);
  const { productId } = getProductInfo(href);
  const products = sections.filter(({ id }) => id !== undefined);
  return (
    products.find(({ id }) => id === productId) ??
    products.find(({ folder }) => href.startsWith(toHref(getApiPathname(folder))))
  );
}

/** Builds the header props from the pathname, also of addresses without a page. */
export function getHeaderProps(
  site: SiteModel,
  pathname: string,
  userLanguage = 'en',
): HeaderProps {
  const product = findMenuProduct(site, pathname);
  return {
    products: site.sections
      .filter(({ id }) => id !== undefined)
      .map(({ id, name, tagline = '', prefix }) => ({
        name,
        tagline,
        href: toHref(prefix),
        current: id === product?.id,
      })),
    identifier: {
      metadata: product ? site.config.name : '',
      name: product?.name ?? site.config.name,
      versions: getVersionMenu(
        product?.version ?? site.versions.current,
        getEarlierVersions(product, site.versions),
        userLanguage,
      ),
    },
    repository: site.config.repository,
  };
}

/** Heading of the list of API pages at the end of a guide page. */
export const API_HEADING: Heading = { depth: 2, id: 'api', text: 'API' };

/** Finds the API pages of the `components` in the front matter, preferring the same product. */
export function findApiPages({ section, frontMatter, api }: Page, pages: readonly Page[]): Page[] {
  if (api) return [];
  return frontMatter.components.flatMap((name) => {
    const found = pages.filter(
      (page) => page.api?.name === name && /^(component|interface)$/.test(page.api.kind),
    );
    return found.find((page) => page.section === section) ?? found[0] ?? [];
  });
}

/** Builds the props of a page from the site model. All data of a page is combined here. */
export function getPageProps(site: SiteModel, page: Page, userLanguage = 'en'): PageProps {
  const { frontMatter, pathname } = page;
  const { activePage, parents } = findActivePage(site.tree, pathname);
  const href = toHref(pathname);
  const section = site.sections.find(({ folder }) => folder === page.section);
  const realParents = parents.filter((node) => node.pathname !== '/');
  return {
    ...getProductInfo(href),
    ...getHeaderProps(site, pathname, userLanguage),
    ...getNeighbors(site.tree, activePage),
    userLanguage,
    pathname,
    href,
    documentTitle: getDocumentTitle(frontMatter.title, pathname),
    description: frontMatter.description,
    heading: getPageHeading(frontMatter),
    plan: frontMatter.plan ?? null,
    canonicalUrl: getCanonicalUrl(site.config.origin, pathname, userLanguage),
    landing: frontMatter.landing === true,
    isOverview: section?.prefix === pathname,
    toc: frontMatter.toc && !frontMatter.landing && page.headings.length > 0 ? page.headings : null,
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
    editUrl: page.api ? null : `${site.config.sourceRoot}/${page.file}`,
    markdownPath: getMarkdownPath(pathname),
    assistantsHref: toHref(site.config.assistantsPath),
    printHref: page.api || !section ? null : toHref(getPrintPathname(section.prefix)),
    issueUrl: getIssueUrl({
      repository: site.config.repository,
      page: getCanonicalUrl(site.config.origin, pathname),
      title: getPageHeading(frontMatter),
      comment: '',
    }),
    ...(frontMatter.subject !== undefined && { subject: frontMatter.subject }),
    githubLabel: frontMatter.githubLabel ?? null,
    waiAria: frontMatter.waiAria ?? null,
    apiLinks: findApiPages(page, site.pages).map((each) => ({
      name: each.api?.name ?? '',
      href: toHref(each.pathname),
      ...(each.api?.cost !== undefined && { cost: each.api.cost }),
      ...(each.api?.hasPlayground && { tryHref: withHash(each.pathname, PLAYGROUND_HASH) }),
    })),
  };
}
