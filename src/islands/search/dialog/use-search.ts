import { useEffect, useState } from 'react';
import type {
  SearchAdapter,
  SearchAnswer,
  SearchRequest,
  SearchStart,
} from '../../../core/search/types.ts';
import { createLatestAsker } from '../ask-latest.ts';

export interface SearchState {
  /** Null until the index has loaded. */
  start: SearchStart | null;
  /** The newest answer, kept while a newer one is pending. Null without a query. */
  answer: SearchAnswer | null;
  /** The query that `answer` answers. */
  answeredQuery: string;
  pending: boolean;
  failed: boolean;
  retry: () => void;
}

/** Loads the index and answers a query as it changes. */
export function useSearch(
  adapter: SearchAdapter,
  { query, productId, currentProductId }: SearchRequest,
): SearchState {
  const [start, setStart] = useState<SearchStart | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [result, setResult] = useState<{ request: SearchRequest; answer: SearchAnswer } | null>(
    null,
  );
  const [ask] = useState(() =>
    createLatestAsker<{ request: SearchRequest; attempt: number }, SearchAnswer>(
      ({ request }) => adapter.search(request),
      (answer, { request }) => setResult({ request, answer }),
      (question) => setFailedAttempt(question.attempt),
    ),
  );

  useEffect(() => {
    let gone = false;
    adapter.load().then(
      (loaded) => !gone && setStart(loaded),
      () => !gone && setFailedAttempt(attempt),
    );
    return () => {
      gone = true;
    };
  }, [adapter, attempt]);

  useEffect(() => {
    if (query !== '') ask({ request: { query, productId, currentProductId }, attempt });
  }, [ask, query, productId, currentProductId, attempt]);

  const failed = failedAttempt === attempt;
  const fresh = result?.request.query === query && result.request.productId === productId;
  return {
    start,
    answer: query === '' ? null : (result?.answer ?? null),
    answeredQuery: result?.request.query ?? '',
    pending: !failed && (start === null || (query !== '' && !fresh)),
    failed,
    retry: () => setAttempt(attempt + 1),
  };
}
