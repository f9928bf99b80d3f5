import { useEffect, useState } from 'react';
import type { SearchAdapter, SearchAnswer, SearchRequest } from '../../../core/search/types.ts';
import { createLatestAsker } from '../ask-latest.ts';

export interface SearchState {
  /** The newest answer, kept while a newer one is pending. Null without a query. */
  answer: SearchAnswer | null;
  /** The query that `answer` answers. */
  answeredQuery: string;
  pending: boolean;
  failed: boolean;
  retry: () => void;
}

/** Answers a query as it changes. */
export function useSearch(
  adapter: SearchAdapter,
  { query, productId, currentProductId }: SearchRequest,
): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [complete, setComplete] = useState(false);
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
    let closed = false;
    adapter.complete().then(
      () => {
        if (!closed) setComplete(true);
      },
      // A search tries again, and reports if that fails, too.
      () => undefined,
    );
    return () => {
      closed = true;
    };
  }, [adapter]);

  useEffect(() => {
    if (query !== '') ask({ request: { query, productId, currentProductId }, attempt });
    // Asks once more when answers are final.
  }, [ask, query, productId, currentProductId, attempt, complete]);

  const failed = query !== '' && failedAttempt === attempt;
  const fresh = result?.request.query === query && result.request.productId === productId;
  return {
    answer: query === '' ? null : (result?.answer ?? null),
    answeredQuery: result?.request.query ?? '',
    pending: !failed && query !== '' && !fresh,
    failed,
    retry: () => setAttempt(attempt + 1),
  };
}
