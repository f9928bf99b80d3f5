import { readSite, type LoadedSite } from './load-site.ts';

/** Caches the loaded site until its content changes. */
export interface SiteLoader {
  /**
   * Loads the site, or returns the cached one. Rejects with `AuthorErrors` if the config is
   * invalid.
   */
  load: () => Promise<LoadedSite>;
  /** Clears the cache and calls the listeners of `onForget`. */
  forget: () => void;
  /** Adds a listener that is called whenever the cached site becomes outdated. */
  onForget: (listener: () => void) => void;
}

export function createSiteLoader(read: () => Promise<LoadedSite> = readSite): SiteLoader {
  let loaded: Promise<LoadedSite> | undefined;
  const listeners = new Set<() => void>();
  return {
    load: () => (loaded ??= read()),
    forget() {
      loaded = undefined;
      for (const listener of listeners) listener();
    },
    onForget: (listener) => void listeners.add(listener),
  };
}
