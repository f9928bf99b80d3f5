import { useCallback, useRef, useState } from 'react';

/** Milliseconds from a change until React was done, and until the browser had painted. */
export interface Timing {
  rendered: number;
  painted: number;
}

/** Measures how long a change takes on the reader's device. */
export function useTiming(openedAt: number) {
  const start = useRef<number | null>(openedAt);
  const [timing, setTiming] = useState<Timing | null>(null);
  const begin = useCallback(() => {
    start.current = performance.now();
  }, []);
  const end = useCallback(() => {
    const began = start.current;
    if (began === null) return;
    start.current = null;
    const rendered = performance.now() - began;
    // The frame after the next one starts once this one is painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTiming({ rendered, painted: performance.now() - began })),
    );
  }, []);
  return { timing, begin, end };
}
