import { SearchClient } from 'typesense';
import type { SearchAdapter } from '../../../core/search/types.ts';
import {
  getTypesenseSearches,
  readTypesenseResults,
  type TypesenseResult,
} from '../../../core/search/typesense.ts';
import { SearchServiceError } from './fallback-adapter.ts';

export interface TypesenseOptions {
  /** Address of the service without a trailing slash. */
  url: string;
  /** A search-only key, because every reader can see it. */
  key: string;
  collection: string;
}

/** Beyond this, loading the site's own index is faster. */
const TIMEOUT_SECONDS = 2;

function toServiceError(error: unknown): SearchServiceError {
  const { httpStatus, code, message } = error as Partial<{
    httpStatus: number;
    code: string;
    message: string;
  }>;
  const text = message ?? 'The search service failed';
  if (httpStatus === 401 || httpStatus === 403) return new SearchServiceError('refused', text);
  if (httpStatus === 404) return new SearchServiceError('missing', text);
  const late = code === 'ECONNABORTED' || code === 'ETIMEDOUT' || httpStatus === 408;
  return new SearchServiceError(late ? 'timeout' : 'failed', text);
}

/** Searches a Typesense collection. A failed search rejects with `SearchServiceError`. */
export function createTypesenseAdapter({ url, key, collection }: TypesenseOptions): SearchAdapter {
  const client = new SearchClient({
    nodes: [{ url }],
    apiKey: key,
    connectionTimeoutSeconds: TIMEOUT_SECONDS,
    // There is only one node, and the site's own index is the fallback.
    numRetries: 0,
    cacheSearchResultsForSeconds: 60,
    logLevel: 'silent',
  });
  return {
    // The server is ready; loading this module was the preparation.
    load: () => Promise.resolve(),
    complete: () => Promise.resolve(),
    // Each request has its own time limit.
    startOver: () => {},
    async search(request) {
      let results: readonly TypesenseResult[];
      try {
        const searches = getTypesenseSearches(request, collection);
        const answer = await client.multiSearch.perform({ searches });
        results = (answer as { results: TypesenseResult[] }).results;
      } catch (error) {
        throw toServiceError(error);
      }
      const problem = results.find(({ code = 200 }) => code >= 400);
      if (problem) throw toServiceError({ httpStatus: problem.code, message: problem.error });
      return readTypesenseResults(results);
    },
  };
}
