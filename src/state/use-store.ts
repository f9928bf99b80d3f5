import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** Reads a store in a component; returns `serverValue` on the server and while hydrating. */
export function useStore<T>(store: Store<T>, serverValue: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => serverValue);
}
