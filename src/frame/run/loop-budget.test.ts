import { expect, it } from 'vitest';
import { BUDGET, createLoopGuard, EndlessLoopError } from './loop-budget.ts';

/** A guard with a clock that advances by `step` milliseconds whenever it is read. */
function createCase(step: number) {
  let time = 0;
  const pauses: (() => void)[] = [];
  const guard = createLoopGuard({
    message: 'too long',
    now: () => (time += step),
    afterPause: (callback) => void pauses.push(callback),
  });
  const pause = () => pauses.splice(0).forEach((callback) => callback());
  return { guard, pause };
}

function countRounds(guard: () => void, limit: number): number {
  for (let round = 0; round < limit; round++) {
    try {
      guard();
    } catch (error) {
      expect(error).toBeInstanceOf(EndlessLoopError);
      return round;
    }
  }
  return limit;
}

it('ends a loop that never pauses, and every further round in the same task', () => {
  const { guard } = createCase(BUDGET / 10);
  expect(countRounds(guard, 1e6)).toBeLessThan(1e6);
  expect(guard).toThrow('too long');
});

it('lets code run for long if it returns to the browser in between', () => {
  const { guard, pause } = createCase(BUDGET / 10);
  for (let task = 0; task < 1000; task++) {
    expect(countRounds(guard, 100)).toBe(100);
    pause();
  }
});

it('looks at the clock rarely in quick loops', () => {
  let looks = 0;
  const guard = createLoopGuard({
    message: 'too long',
    now: () => (looks += 1) / 1000,
    afterPause: () => undefined,
  });
  expect(countRounds(guard, 100_000)).toBe(100_000);
  expect(looks).toBeLessThan(10_000);
});
