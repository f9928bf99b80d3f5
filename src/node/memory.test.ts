import { expect, it } from 'vitest';
import { endStep, returnMemory, saveMemory } from './memory.ts';

const MIB = 1024 ** 2;
const readMemory = () => process.memoryUsage().rss;

/** Fills some hundred megabytes that nothing refers to afterwards. */
function waste(): number {
  const objects = Array.from({ length: 3_000_000 }, (_, index) => ({ index, text: `x${index}` }));
  return objects.length;
}

it('returns the memory of garbage to the system', () => {
  waste();
  const before = readMemory();
  returnMemory();
  expect(before - readMemory()).toBeGreaterThan(100 * MIB);
});

it('ends a step in a build that saves memory, and in no other', () => {
  waste();
  const before = readMemory();
  endStep();
  expect(before - readMemory()).toBeLessThan(50 * MIB);
  saveMemory();
  endStep();
  expect(before - readMemory()).toBeGreaterThan(100 * MIB);
});
