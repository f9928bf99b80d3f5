/** Work in small steps, so that a thread can do something else in between. */
export type Building<Result> = Generator<void, Result, void>;

/** Does all the work at once. */
export function finish<Result>(building: Building<Result>): Result {
  for (;;) {
    const { done, value } = building.next();
    if (done) return value;
  }
}

/** Steps between two pauses: some milliseconds of work on a fast computer. */
const STEPS = 250;

/** Does the work with pauses. */
export async function finishWithPauses<Result>(
  building: Building<Result>,
  pause: () => Promise<void>,
): Promise<Result> {
  for (let step = 1; ; step += 1) {
    const { done, value } = building.next();
    if (done) return value;
    if (step % STEPS === 0) await pause();
  }
}
