import { useEffect, useState } from 'react';
import type { SearchAdapter, SearchAnswer, SearchRequest } from '../../../core/search/types.ts';
import { SLOW_MILLISECONDS } from '../../../state/island-events.ts';
import { createLatestAsker } from '../ask-latest.ts';

/**
 * Why there is no better answer: the index did not load, it does not arrive, or only a part of it
 * did.
 */
export type SearchTrouble = 'failed' | 'slow' | 'incomplete';

export interface SearchState {
  /** The newest answer, kept while a newer one is pending. Null without a query. */
  answer: SearchAnswer | null;
  /** The query that `answer` answers. */
  answeredQuery: string;
  pending: boolean;
  trouble: SearchTrouble | null;
  retry: () => void;
}

/** Whether something has been going on for so long that the reader should know. */
function useSlowness(isWaiting: boolean, attempt: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting, attempt]);
  return isSlow;
}

/** Answers a query as it changes. */
export function useSearch(
  adapter: SearchAdapter,
  { query, productId, currentProductId }: SearchRequest,
): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [completions, setCompletions] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [incompleteAttempt, setIncompleteAttempt] = useState(-1);
  const [result, setResult] = useState<{ request: SearchRequest; answer: SearchAnswer } | null>(
    null,
  );
  const [ask] = useState(() =>
    createLatestAsker<{ request: SearchRequest; attempt: number }, SearchAnswer>(
      ({ request }) => adapter.search(request),
      (answer, { request }) => {
        setResult({ request, answer });
        setFailedAttempt(-1);
      },
      (question) => setFailedAttempt(question.attempt),
    ),
  );

  const isPartial = query !== '' && result?.answer.partial === true;
  useEffect(() => {
    // Not before the first answer, which would have to share the connection with all texts.
    if (!isPartial) return undefined;
    let closed = false;
    adapter.complete().then(
      () => {
        if (!closed) setCompletions((count) => count + 1);
      },
      () => {
        if (!closed) setIncompleteAttempt(attempt);
      },
    );
    return () => {
      closed = true;
    };
  }, [adapter, isPartial, attempt]);

  useEffect(() => {
    if (query !== '') ask({ request: { query, productId, currentProductId }, attempt });
    // Asks once more when answers are final.
  }, [ask, query, productId, currentProductId, attempt, completions]);

  const failed = query !== '' && failedAttempt === attempt;
  const fresh = result?.request.query === query && result.request.productId === productId;
  const pending = !failed && query !== '' && !fresh;
  const isAnswerLate = useSlowness(pending, attempt);
  const isRestLate = useSlowness(isPartial, attempt);
  const isIncomplete = isPartial && (isRestLate || incompleteAttempt === attempt);
  const trouble = failed ? 'failed' : isAnswerLate ? 'slow' : isIncomplete ? 'incomplete' : null;
  return {
    answer: query === '' ? null : (result?.answer ?? null),
    answeredQuery: result?.request.query ?? '',
    pending,
    trouble,
    retry() {
      adapter.startOver();
      setAttempt(attempt + 1);
    },
  };
}
