import type { SearchAdapter } from '../../../core/search/types.ts';
import type { Services } from '../../../core/site/services.ts';
import { createFallbackAdapter } from './fallback-adapter.ts';
import { createWorkerAdapter } from './worker-adapter.ts';

/** Loads the service's client on first use, so that sites without a service never load it. */
function createHostedAdapter({ searchUrl, searchKey, searchCollection }: Services): SearchAdapter {
  let loading: Promise<SearchAdapter> | null = null;
  const get = () => {
    loading ??= import('./typesense-adapter.ts').then(({ createTypesenseAdapter }) =>
      createTypesenseAdapter({ url: searchUrl, key: searchKey, collection: searchCollection }),
    );
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  return {
    load: async () => (await get()).load(),
    complete: async () => (await get()).complete(),
    search: async (request) => (await get()).search(request),
    startOver: () => {
      loading = null;
    },
  };
}

/** Returns the hosted engine with the site's own index as fallback, or only that index. */
export function chooseAdapter(services: Services): SearchAdapter {
  const own = createWorkerAdapter();
  return services.searchUrl === ''
    ? own
    : createFallbackAdapter(createHostedAdapter(services), own);
}
