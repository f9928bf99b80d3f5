import createCache, { type EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';
import type { Direction } from '../../core/settings/settings.ts';

/** One style cache per direction for all demos of the page, so that no rule is inserted twice. */
const caches = new Map<Direction, Promise<EmotionCache> | EmotionCache>();

async function createRtlCache(): Promise<EmotionCache> {
  const [{ default: rtl }, { prefixer }] = await Promise.all([
    import('@mui/stylis-plugin-rtl'),
    import('stylis'),
  ]);
  return createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtl] });
}

function getCache(direction: Direction): Promise<EmotionCache> | EmotionCache {
  let cache = caches.get(direction);
  if (!cache) {
    cache = direction === 'ltr' ? createCache({ key: 'mui' }) : createRtlCache();
    caches.set(direction, cache);
  }
  return cache;
}

/** Returns the cache of a direction; while it loads, the previous cache, or null if none. */
export function useDemoCache(direction: Direction): EmotionCache | null {
  const [cache, setCache] = useState<EmotionCache | null>(() => {
    const now = getCache(direction);
    return now instanceof Promise ? null : now;
  });
  useEffect(() => {
    let current = true;
    Promise.resolve(getCache(direction)).then(
      (loaded) => {
        caches.set(direction, loaded);
        if (current) setCache(loaded);
      },
      () => {
        // A demo in the other direction is better than none. The next change tries again.
        caches.delete(direction);
        if (current) setCache((previous) => previous ?? (getCache('ltr') as EmotionCache));
      },
    );
    return () => {
      current = false;
    };
  }, [direction]);
  return cache;
}
