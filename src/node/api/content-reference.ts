import { findDemoPages, type ApiDemoUse } from '../../core/api/demo-pages.ts';
import type { ApiHistory } from '../../core/api/history/schema.ts';
import { findEntity } from '../../core/api/links.ts';
import { findApiName } from '../../core/api/model.ts';
import { findPropRow } from '../../core/api/prop-rows.ts';
import { buildApiPages } from '../../core/api/pages.ts';
import type { Page } from '../../core/page/page.ts';
import type { ProductReference } from './load-reference.ts';

/** The parts of the API reference that authors' pages are checked against. */
export interface ContentReference {
  /** Builds the API pages. The authors' pages decide which of them have demos. */
  buildPages: (pages: readonly Page[]) => Page[];
  /** Whether any package has a component or type of this name. */
  hasName: (name: string) => boolean;
  /**
   * Whether `<Props>` on a page of a section, about these components, can show the prop, slot or
   * property of this name.
   */
  hasProp: (name: string, section: string, components: readonly string[]) => boolean;
  /** Valid values of `<ApiObject feature="…"/>`. */
  features: readonly string[];
  /** Valid values of `<Selectors category="…"/>`. */
  categories: readonly string[];
  /** Stored releases by product. The keys are the valid values of `<ApiChanges product="…"/>`. */
  histories: ReadonlyMap<string, ApiHistory>;
}

/** For a site without an API reference. */
export const NO_REFERENCE: ContentReference = {
  buildPages: () => [],
  hasName: () => true,
  hasProp: () => true,
  features: [],
  categories: [],
  histories: new Map(),
};

export function createContentReference(
  references: readonly ProductReference[],
  demoUses: readonly ApiDemoUse[],
): ContentReference {
  if (references.length === 0) return NO_REFERENCE;
  const models = references.map(({ model }) => model);
  const scoped = references.map(({ product, model }) => ({ folder: product.folder, model }));
  const categories = models.flatMap(({ selectors }) => selectors.map(({ category }) => category));
  return {
    buildPages: (pages) =>
      references.flatMap(({ product, model, links, history, playgrounds, accessibility }) =>
        buildApiPages(product, model, {
          hasPlayground: (name) => playgrounds[name] === null,
          hasHistory: history !== null,
          hasDemos: (name) => {
            const entity = findEntity(model, name);
            return entity !== undefined && findDemoPages(entity, pages, demoUses).length > 0;
          },
          hasReport: (name) => accessibility.some(({ report }) => report.component === name),
          isUsed: (name) => links.getUses(name).length > 0,
        }),
      ),
    hasName: (name) => models.some((model) => findApiName(model, name) !== undefined),
    hasProp: (name, folder, components) =>
      findPropRow(name, { references: scoped, folder, components }) !== null,
    features: models.flatMap(({ apiObjects }) => apiObjects.map(({ feature }) => feature)),
    categories: [...new Set(categories)].filter((category) => category !== undefined),
    histories: new Map(
      references.flatMap(({ product, history }) => (history ? [[product.folder, history]] : [])),
    ),
  };
}
