import type { EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';
import type { Direction } from '../../../core/settings/settings.ts';
import { loadDemoCache } from './demo-cache.ts';

/** Returns the style cache of a direction; while it loads, the one before, or null if none. */
export function useDemoCache(direction: Direction): EmotionCache | null {
  const [cache, setCache] = useState<EmotionCache | null>(null);
  useEffect(() => {
    let current = true;
    loadDemoCache(direction)
      // A demo in the other direction is better than none.
      .catch(() => loadDemoCache('ltr'))
      .then(
        (loaded) => current && setCache(loaded),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [direction]);
  return cache;
}
