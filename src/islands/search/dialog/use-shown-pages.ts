import { useMemo, useState } from 'react';
import type { SearchAdapter, SearchAnswer, SearchStart } from '../../../core/search/types.ts';
import { toRecentPage } from './Options.tsx';
import type { RecentPage } from './recent-pages.ts';
import { getStartGroups, type StartGroup } from './start-groups.ts';
import { useSearch, type SearchState } from './use-search.ts';
import { useUsedReleases } from './use-used-releases.ts';

interface Options {
  adapter: SearchAdapter;
  sections: SearchStart['sections'];
  query: string;
  /** The product that the reader chose. */
  productId: string | undefined;
  recent: readonly RecentPage[];
  /** Label of the recent pages. */
  recentLabel: string;
}

export interface ShownPages extends SearchState {
  /** The answer to this very query; null while there is none, or an older one. */
  current: SearchAnswer | null;
  /** What is offered without a query. */
  groups: readonly StartGroup[];
  /** The pages of all rows, in order. */
  pages: readonly RecentPage[];
}

/** Returns the product of the current page; undefined if it has none. */
function getCurrentProductId(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="mui:productId"]')?.content;
}

/** Finds the pages that the dialog shows: the answer to a query, or pages to start with. */
export function useShownPages(options: Options): ShownPages {
  const { adapter, sections, query, productId, recent, recentLabel } = options;
  const [currentProductId] = useState(getCurrentProductId);
  const state = useSearch(adapter, { query, productId, currentProductId });
  const { answer: found, answeredQuery, pending, trouble } = state;
  const applyReleases = useUsedReleases();
  const answer = useMemo(
    () => (found && applyReleases ? applyReleases(found, answeredQuery, productId) : found),
    [found, answeredQuery, applyReleases, productId],
  );

  const groups =
    query === ''
      ? getStartGroups({ sections, recent, productId, currentProductId, recentLabel })
      : [];
  const pages = answer ? answer.hits.map(toRecentPage) : groups.flatMap((group) => group.pages);
  return {
    ...state,
    answer,
    current: pending ? null : answer,
    groups,
    pages: trouble === 'failed' ? [] : pages,
  };
}
