import { readStorage, removeStorage, writeStorage } from '../browser-storage.ts';

const KEY = 'docs-upgrade-left';

/** A place that the upgrade left to the reader, without the code around it. */
export interface LeftPlace {
  path: string;
  line: number;
  message: string;
  suggestion?: string;
  address: string;
  isDone: boolean;
}

function isPlace(value: unknown): value is LeftPlace {
  const { path, line, message, address, isDone, suggestion } = (value ?? {}) as LeftPlace;
  return (
    typeof path === 'string' &&
    typeof line === 'number' &&
    typeof message === 'string' &&
    /^\/x\/migration\//.test(address) &&
    typeof isDone === 'boolean' &&
    (suggestion === undefined || typeof suggestion === 'string')
  );
}

/** The list of the last upgrade on this device. What is stored and has another form is ignored. */
export function readChecklist(): LeftPlace[] {
  try {
    const stored: unknown = JSON.parse(readStorage('local', KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

export function writeChecklist(places: readonly LeftPlace[]): void {
  if (places.length === 0) removeStorage('local', KEY);
  else writeStorage('local', KEY, JSON.stringify(places));
}
