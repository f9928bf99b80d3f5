import type { SearchStart } from '../../../core/search/types.ts';
import type { RecentPage } from './recent-pages.ts';

/** Pages under one label. */
export interface StartGroup {
  label: string;
  pages: readonly RecentPage[];
}

interface Options {
  sections: SearchStart['sections'];
  recent: readonly RecentPage[];
  /** The product that the reader chose. */
  productId: string | undefined;
  /** The product of the current page. */
  currentProductId: string | undefined;
  /** Label of the recent pages. */
  recentLabel: string;
}

/**
 * Returns what is offered without a query: recent pages, then the start pages of each product,
 * with the product of the current page first.
 */
export function getStartGroups(options: Options): StartGroup[] {
  const { sections, recent, productId, currentProductId, recentLabel } = options;
  const isCurrent = (section: SearchStart['sections'][number]) =>
    Number(section.productId === currentProductId);
  const products = sections
    .filter((section) => productId === undefined || section.productId === productId)
    .sort((a, b) => isCurrent(b) - isCurrent(a))
    .map(({ name, starts }) => ({
      label: name,
      pages: starts.map((start) => ({ ...start, place: '' })),
    }));
  return [{ label: recentLabel, pages: recent }, ...products].filter(
    ({ pages }) => pages.length > 0,
  );
}
