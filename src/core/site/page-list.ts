import { getPageHeading } from '../page/page.ts';
import type { SiteModel } from './model.ts';
import { toHref } from '../urls.ts';

export interface NamedPage {
  /** Pathname with a trailing slash. */
  href: string;
  title: string;
}

export interface PageGroup {
  name: string;
  href: string;
  pages: readonly NamedPage[];
}

/** Groups all pages by section, in navigation order. Omits empty sections. */
export function getPageGroups({ sections, pages, tree }: SiteModel): PageGroup[] {
  const order = new Map(tree.order.map(({ pathname }, index) => [pathname, index]));
  const getPlace = (pathname: string) => order.get(pathname) ?? order.size;
  return sections
    .map(({ folder, name, prefix }) => ({
      name,
      href: toHref(prefix),
      pages: pages
        .filter(({ section }) => section === folder)
        .toSorted((a, b) => getPlace(a.pathname) - getPlace(b.pathname))
        .map(({ pathname, frontMatter }) => ({
          href: toHref(pathname),
          title: getPageHeading(frontMatter),
        })),
    }))
    .filter((group) => group.pages.length > 0);
}
