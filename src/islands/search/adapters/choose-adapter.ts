import type { SearchAdapter } from '../../../core/search/types.ts';
import type { Services } from '../../../core/site/services.ts';
import { createFallbackAdapter } from './fallback-adapter.ts';
import { createWorkerAdapter } from './worker-adapter.ts';

/** The client of a service is loaded with the first question, and only where one is configured. */
function createHostedAdapter({ searchUrl, searchKey, searchCollection }: Services): SearchAdapter {
  let loading: Promise<SearchAdapter> | null = null;
  const get = () =>
    (loading ??= import('./typesense-adapter.ts').then(({ createTypesenseAdapter }) =>
      createTypesenseAdapter({ url: searchUrl, key: searchKey, collection: searchCollection }),
    ));
  return {
    load: async () => (await get()).load(),
    search: async (request) => (await get()).search(request),
  };
}

/** The engine that a document's services name: a hosted one, or the index of the site. */
export function chooseAdapter(services: Services): SearchAdapter {
  const own = createWorkerAdapter();
  return services.searchUrl === ''
    ? own
    : createFallbackAdapter(createHostedAdapter(services), own);
}
