/** A value shared by islands, which are separate React roots. */
export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store that reads its initial value on first use. */
export function createStore<T>(read: () => T): Store<T> {
  let value: T | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => (value ??= read()),
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
