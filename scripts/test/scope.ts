/**
 * Which part of the exhaustive checks a run covers. Checks that repeat one assertion for every page,
 * demo or name ask `isInScope`; all other tests always run. `scripts/test.ts` sets the variables.
 */

/** So many runs, on successive commits, cover everything. */
export const TURNS = 10;

export interface Scope {
  /** Pathnames of pages that are always covered, or their start and `*`; null without a choice. */
  pages: readonly string[] | null;
  /** The share of the rest that is covered, from 0 to 9; null for none of it. */
  turn: number | null;
}

/** Reads a scope from environment variables. Throws if the turn is not a number from 0 to 9. */
export function readScope({ TEST_PAGES, TEST_TURN }: NodeJS.ProcessEnv): Scope {
  const turn = TEST_TURN === undefined ? null : Number(TEST_TURN);
  if (turn !== null && !(Number.isInteger(turn) && turn >= 0 && turn < TURNS)) {
    throw new Error(`TEST_TURN is ${TEST_TURN}. Set it to a number from 0 to ${TURNS - 1}.`);
  }
  return {
    pages: TEST_PAGES === undefined ? null : TEST_PAGES.split(',').filter(Boolean),
    turn,
  };
}

/** Returns the turn that covers a key. Equal keys always have the same turn (FNV-1a). */
export function getTurn(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  // The lower bits of similar keys are too similar.
  return ((hash ^ (hash >>> 15)) >>> 0) % TURNS;
}

/** Whether a scope covers what has this key, and is on this page if it is on one. */
export function covers({ pages, turn }: Scope, key: string, page = key): boolean {
  if (pages === null && turn === null) return true;
  const isChosen = (pages ?? []).some((each) =>
    each.endsWith('*') ? page.startsWith(each.slice(0, -1)) : page === each,
  );
  return isChosen || getTurn(key) === turn;
}

const scope = readScope(process.env);

/**
 * Whether this run covers a file with tests of a feature: always without `TEST_SPECS`, else if it is one of them or if
 * it is its turn.
 */
export function coversSpec({ TEST_SPECS, TEST_TURN }: NodeJS.ProcessEnv, file: string): boolean {
  return (
    TEST_SPECS === undefined ||
    TEST_SPECS.split(',').includes(file) ||
    String(getTurn(file)) === TEST_TURN
  );
}

/**
 * Whether this run covers what has this key: always without variables, else if its page is one of
 * `TEST_PAGES` or if it is the turn of the key.
 */
export function isInScope(key: string, page = key): boolean {
  return covers(scope, key, page);
}
