/** The part of a service worker's global scope that this site's worker uses. */

export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerMessageEvent extends ExtendableEvent {
  data: unknown;
}

export interface WorkerScope {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: {
    (type: 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  };
}

/** A file that every page needs. The bundler injects the list. */
export interface ShellEntry {
  url: string;
  revision: string | null;
}
