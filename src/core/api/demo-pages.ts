import { getDemoTitle, getPageDemoId } from '../demo/demo.ts';
import type { ApiEntity } from './model.ts';
import { getPageHeading, type Page } from '../page/page.ts';
import { toHref, withHash } from '../urls.ts';

/** Imports of a demo from the documented packages. */
export interface ApiDemoUse {
  /** Id of the demo: `data-grid/sorting/BasicSorting`. */
  id: string;
  imports: readonly { name: string; from: string }[];
}

/** A guide page about an entity, with those of its demos that import the entity. */
export interface ApiDemoPage {
  title: string;
  href: string;
  demos: readonly { title: string; href: string }[];
}

/** Returns the ids of the demos that import an entity. */
export function findDemoIds(
  { name, imports }: Pick<ApiEntity, 'name' | 'imports'>,
  uses: readonly ApiDemoUse[],
): string[] {
  // Demos are known by the package that they import from, without a longer path.
  const packages = new Set(imports.map(({ from }) => from.split('/').slice(0, 2).join('/')));
  return uses
    .filter((use) => use.imports.some((each) => each.name === name && packages.has(each.from)))
    .map(({ id }) => id);
}

/**
 * Finds the guide pages of an entity, in site order: pages with a demo that imports it, and pages
 * that list it under `components` in their front matter.
 */
export function findDemoPages(
  entity: Pick<ApiEntity, 'name' | 'imports'>,
  pages: readonly Page[],
  uses: readonly ApiDemoUse[],
): ApiDemoPage[] {
  const importing = new Set(findDemoIds(entity, uses));
  return pages.flatMap((page): ApiDemoPage[] => {
    if (page.api) return [];
    const demos = page.demos
      .filter((name) => importing.has(getPageDemoId(page, name)))
      .map((name) => ({ title: getDemoTitle(page, name), href: withHash(page.pathname, name) }));
    if (demos.length === 0 && !page.frontMatter.components.includes(entity.name)) return [];
    return [{ title: getPageHeading(page.frontMatter), href: toHref(page.pathname), demos }];
  });
}
