import { useEffect, useRef } from 'react';

interface Options {
  pending: boolean;
  answeredQuery: string;
  /** Id of the first row. */
  firstId: string;
}

/** Opens the first page of a query for which Enter was pressed, once its answer arrives. */
export function useAwaitedQuery({ pending, answeredQuery, firstId }: Options) {
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (pending || awaited.current !== answeredQuery) return;
    awaited.current = null;
    document.getElementById(firstId)?.click();
  }, [pending, answeredQuery, firstId]);
  return {
    wait(query: string) {
      awaited.current = query;
    },
    forget() {
      awaited.current = null;
    },
  };
}
