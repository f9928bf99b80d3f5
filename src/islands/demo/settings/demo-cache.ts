import createCache, { type EmotionCache } from '@emotion/cache';
import type { Direction } from '../../../core/settings/settings.ts';

/** One style cache per direction for all demos of the page, so that no rule is inserted twice. */
const caches = new Map<Direction, Promise<EmotionCache>>();

async function createRtlCache(): Promise<EmotionCache> {
  const [{ default: rtl }, { prefixer }] = await Promise.all([
    import('@mui/stylis-plugin-rtl'),
    import('stylis'),
  ]);
  return createCache({ key: 'muirtl', stylisPlugins: [prefixer, rtl] });
}

/** Loads the cache of a direction. Rejects if a script does not arrive; the next call tries again. */
export function loadDemoCache(direction: Direction): Promise<EmotionCache> {
  let cache = caches.get(direction);
  if (!cache) {
    cache = direction === 'ltr' ? Promise.resolve(createCache({ key: 'mui' })) : createRtlCache();
    cache.catch(() => caches.delete(direction));
    caches.set(direction, cache);
  }
  return cache;
}
