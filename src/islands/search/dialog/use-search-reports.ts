import { useEffect, useRef } from 'react';
import { addQuery, endSearch, NO_SEARCH } from '../../../core/feedback/search-session.ts';
import { report } from '../../../state/site/report.ts';

/** Long enough to tell a query that the reader stopped at from one on the way to it. */
const SETTLED_MILLISECONDS = 1000;

interface Answered {
  /** Empty while there is no answer, or an older one. */
  query: string;
  /** Whether any product has pages for it. */
  found: boolean;
}

/**
 * Reports searches that found nothing or were left without opening a result, once they are over.
 * Returns a function to call when the reader opens one.
 */
export function useSearchReports({ query, found }: Answered): () => void {
  const session = useRef(NO_SEARCH);
  const current = useRef<Answered>({ query, found });
  const opened = useRef(false);

  useEffect(() => {
    current.current = { query, found };
    if (query === '') return undefined;
    const timer = setTimeout(() => {
      session.current = addQuery(session.current, query, found);
    }, SETTLED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [query, found]);

  useEffect(() => {
    const end = () => {
      const { query: last, found: isFound } = current.current;
      const all = last === '' ? session.current : addQuery(session.current, last, isFound);
      endSearch(all, opened.current).forEach(report);
      session.current = NO_SEARCH;
      current.current = { query: '', found: false };
    };
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, []);

  return () => {
    opened.current = true;
  };
}
