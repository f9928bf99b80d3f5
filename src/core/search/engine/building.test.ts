import { describe, expect, it } from 'vitest';
import { finish, finishWithPauses, type Building } from './building.ts';

function* count(steps: number): Building<number> {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) {
    sum += 1;
    yield;
  }
  return sum;
}

describe('work in steps', () => {
  it('can be done at once', () => {
    expect(finish(count(1000))).toBe(1000);
  });

  it('lets others work in between, and has the same result', async () => {
    let pauses = 0;
    const result = await finishWithPauses(count(1000), async () => {
      await Promise.resolve();
      pauses += 1;
    });
    expect(result).toBe(1000);
    expect(pauses).toBe(4);
  });
});
