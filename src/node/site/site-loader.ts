import { readSite, type LoadedSite } from './load-site.ts';

/** Reads the site once for all who need it, until something that it is made of has changed. */
export interface SiteLoader {
  /** Rejects with `AuthorErrors` where the configuration does not say what there is to read. */
  load: () => Promise<LoadedSite>;
  /** Makes the next `load` read again, and tells those who want to know. */
  forget: () => void;
  /** Calls back whenever what was loaded is no longer true. */
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
