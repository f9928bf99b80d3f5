import products from '../../../../config/products.ts';
import type { ApiChangeData } from '../../../core/api/history/change-list.ts';
import { createVersionView } from '../../../core/api/history/version-view.ts';
import type { SearchAnswer } from '../../../core/search/types.ts';
import { applyUsedReleases, type UsedRelease } from '../../../core/search/version-hits.ts';
import { getApiHistoryPath } from '../../../core/urls.ts';
import { usedVersionsStore } from '../../../state/settings/used-versions.ts';
import { fetchJson } from '../../../state/site/fetch-file.ts';

/** Loads the history of each product of which the reader uses a stored release. */
export async function loadUsedReleases() {
  const versions = usedVersionsStore.get();
  const found = await Promise.all(
    products.map(async ({ id, folder, name }): Promise<UsedRelease[]> => {
      const version = versions[folder];
      if (version === undefined || id === undefined) return [];
      const data = await fetchJson<ApiChangeData>(getApiHistoryPath(folder));
      const view = createVersionView(data, version);
      return view ? [{ folder, productId: id, name, data, view }] : [];
    }),
  );
  const releases = found.flat();
  return (answer: SearchAnswer, query: string, productId?: string) =>
    applyUsedReleases(answer, query, releases, productId);
}
