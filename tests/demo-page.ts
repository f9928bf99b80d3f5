import path from 'node:path';
import products from '../config/products.ts';
import { getPagePathname, toHref } from '../src/core/urls.ts';
import { isInScope } from '../scripts/test/scope.ts';

/**
 * Returns the address of the page that shows a demo with an id such as
 * `data-grid/sorting/SortPurchases`. Throws if the id belongs to no product.
 */
export function getDemoPage(id: string): string {
  const folder = path.posix.dirname(id);
  const product = products.find((each) => `${folder}/`.startsWith(`${each.folder}/`));
  if (!product) throw new Error(`The demo ${id} belongs to no product`);
  return toHref(getPagePathname(product.prefix, folder.slice(product.folder.length + 1)));
}

/** Whether this run covers a demo: with its page, or in its turn. */
export function isDemoInScope(id: string): boolean {
  return isInScope(getDemoPage(id));
}
