import { CATALOGUES, getCatalogues } from './links.ts';
import type { ApiComponent, ApiInterface, ApiModel } from './model.ts';
import type { ProductConfig } from '../site/config.ts';
import type { NavEntry } from '../site/nav.ts';
import { getApiPathname } from '../urls.ts';

type Product = Pick<ProductConfig, 'folder'>;

/** In the order of names, whatever the hyphens of their addresses. */
function toEntries(product: Product, entities: readonly (ApiComponent | ApiInterface)[]) {
  return entities
    .toSorted((a, b) => a.slug.replaceAll('-', '').localeCompare(b.slug.replaceAll('-', '')))
    .map(({ name, slug }): NavEntry => ({
      pathname: getApiPathname(product.folder, slug),
      title: name,
    }));
}

/** The reference as a group of the product's navigation. */
export function buildApiNav(product: Product, model: ApiModel, hasHistory: boolean): NavEntry {
  const root = getApiPathname(product.folder);
  const components = toEntries(product, model.components);
  const interfaces = toEntries(product, model.interfaces);
  const catalogues = getCatalogues(model, hasHistory).map((name) => ({
    pathname: getApiPathname(product.folder, CATALOGUES[name]),
    title: toTitle(name),
  }));
  const children: NavEntry[] = [{ pathname: root, title: 'Index' }];
  if (interfaces.length === 0) children.push(...components, ...catalogues);
  else {
    const groups = { components, interfaces, catalogues };
    for (const [name, entries] of Object.entries(groups)) {
      if (entries.length === 0) continue;
      children.push({
        pathname: `${root}-${name}-group`,
        subheader: toTitle(name),
        children: entries,
      });
    }
  }
  return { pathname: `${root}-group`, title: 'API Reference', folded: true, children };
}

function toTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
