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

/**
 * Finds the guide pages of an entity, in site order: pages with a demo that imports it, and pages
 * that list it under `components` in their front matter.
 */
export function findDemoPages(
  entity: Pick<ApiEntity, 'name' | 'imports'>,
  pages: readonly Page[],
  uses: readonly ApiDemoUse[],
): ApiDemoPage[] {
  const packages = new Set(entity.imports.map(({ from }) => from));
  const importing = new Set(
    uses
      .filter(({ imports }) =>
        imports.some(({ name, from }) => name === entity.name && packages.has(from)),
      )
      .map(({ id }) => id),
  );
  return pages.flatMap((page): ApiDemoPage[] => {
    if (page.api) return [];
    const demos = page.demos
      .filter((name) => importing.has(getPageDemoId(page, name)))
      .map((name) => ({ title: getDemoTitle(page, name), href: withHash(page.pathname, name) }));
    if (demos.length === 0 && !page.frontMatter.components.includes(entity.name)) return [];
    return [{ title: getPageHeading(page.frontMatter), href: toHref(page.pathname), demos }];
  });
}
