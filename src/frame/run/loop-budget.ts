/** Milliseconds that code may run without a pause. */
export const BUDGET = 3000;

/** Rounds between looks at the clock: often enough for slow rounds, rarely enough for quick ones. */
const ROUNDS = 16;

export class EndlessLoopError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EndlessLoopError';
  }
}

interface Options {
  message: string;
  now: () => number;
  /** Calls back when everything that runs now has ended. */
  afterPause: (callback: () => void) => void;
}

/**
 * Creates the function that each round of each loop calls. It throws once code has run longer than
 * the budget without returning to the browser, and then in every round until it does.
 */
export function createLoopGuard({ message, now, afterPause }: Options): () => void {
  let rounds = 0;
  let start: number | null = null;
  return () => {
    rounds += 1;
    if (start === null) {
      start = now();
      rounds = 0;
      afterPause(() => {
        start = null;
      });
      return;
    }
    if (rounds % ROUNDS === 0 && now() - start > BUDGET) {
      // The next round looks again.
      rounds = -1;
      throw new EndlessLoopError(message);
    }
  };
}
