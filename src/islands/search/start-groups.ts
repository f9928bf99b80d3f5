import type { SearchSection } from '../../core/search/types.ts';
import type { RecentPage } from './recent-pages.ts';

/** Pages under one label. */
export interface StartGroup {
  label: string;
  pages: readonly RecentPage[];
}

interface Options {
  sections: readonly SearchSection[];
  recent: readonly RecentPage[];
  /** The product that the reader chose. */
  productId: string | undefined;
  /** The product of the page that the reader is on. */
  currentProductId: string | undefined;
  /** What the pages are called that the reader has been to. */
  recentLabel: string;
}

/**
 * What is offered before there is a query: where the reader has been, and where each product
 * begins, that of the current page first.
 */
export function getStartGroups(options: Options): StartGroup[] {
  const { sections, recent, productId, currentProductId, recentLabel } = options;
  const isCurrent = (section: SearchSection) => Number(section.productId === currentProductId);
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
