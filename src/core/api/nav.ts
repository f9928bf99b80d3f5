import { CATALOGS, getCatalogs } from './links.ts';
import type { ApiComponent, ApiInterface, ApiModel } from './model.ts';
import type { ProductConfig } from '../site/config.ts';
import type { NavEntry } from '../site/nav.ts';
import { getApiPathname } from '../urls.ts';

type Product = Pick<ProductConfig, 'folder'>;

/** Sorts by slug, ignoring hyphens. */
function toEntries(product: Product, entities: readonly (ApiComponent | ApiInterface)[]) {
  return entities
    .toSorted((a, b) => a.slug.replaceAll('-', '').localeCompare(b.slug.replaceAll('-', '')))
    .map(({ name, slug }): NavEntry => ({
      pathname: getApiPathname(product.folder, slug),
      title: name,
    }));
}

/** Builds the group of the API reference in a product's navigation. */
export function buildApiNav(product: Product, model: ApiModel, hasHistory: boolean): NavEntry {
  const root = getApiPathname(product.folder);
  const components = toEntries(product, model.components);
  const interfaces = toEntries(product, model.interfaces);
  const catalogs = getCatalogs(model, hasHistory).map((name) => ({
    pathname: getApiPathname(product.folder, CATALOGS[name]),
    title: toTitle(name),
  }));
  const topics = model.topics.map(({ slug, title }) => ({
    pathname: getApiPathname(product.folder, slug),
    title,
  }));
  const children: NavEntry[] = [{ pathname: root, title: 'Index' }];
  if (interfaces.length === 0) children.push(...components, ...topics, ...catalogs);
  else {
    // The keys become part of the pathnames and labels of the site.
    const groups = { components, interfaces, exports: topics, catalogs };
    for (const [name, entries] of Object.entries(groups)) {
      if (entries.length === 0) continue;
      children.push({
        pathname: `${root}-${name}-group`,
        subheader: toTitle(name),
        children: entries,
      });
    }
  }
  return { pathname: `${root}-group`, title: 'API reference', folded: true, children };
}

function toTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
