import type { NavMark, NavNode } from './nav.ts';
import type { Section, SiteModel } from './model.ts';
import type { Plan } from '../plan.ts';

/** A page or a group of pages as the overview of its product shows it. */
export interface PageCard {
  title: string;
  href: string;
  /** One sentence: that of the group, or the page's own description. */
  text: string;
  plan: Plan | null;
  marks: readonly NavMark[];
}

/** Names the pages of a group that has no sentence of its own. */
function listTitles(children: readonly NavNode[]): string {
  return children.flatMap(({ title }) => title ?? []).join(', ');
}

/**
 * Returns a card for each entry of a section's navigation, in its order: pages and groups of pages,
 * without the overview itself and without the API reference.
 */
export function getPageCards(
  { tree, pageByPathname }: Pick<SiteModel, 'tree' | 'pageByPathname'>,
  { prefix }: Pick<Section, 'prefix'>,
): PageCard[] {
  const nodes = tree.index.get(prefix)?.parents[0]?.children ?? [];
  return nodes.flatMap((node): PageCard[] => {
    const { pathname, title, href, plan, marks, inSideNav, description, children } = node;
    const page = pageByPathname.get(href.replace(/\/$/, ''));
    if (pathname === prefix || title === null || !inSideNav || !page || page.api) return [];
    const text =
      children.length > 0 ? (description ?? listTitles(children)) : page.frontMatter.description;
    return [{ title, href, text, plan, marks }];
  });
}
