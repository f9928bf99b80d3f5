import { afterEach, expect, it, vi } from 'vitest';
import { runPhases } from './run-phases.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
afterEach(() => {
  log.mockClear();
  write.mockClear();
});

const VERSION = { script: 'test:related', args: ['--version'] };
const MISSING = { script: 'no-such-script' };

it('runs one phase after the other', async () => {
  await expect(runPhases([[VERSION], [VERSION]], {})).resolves.toBe(true);
  const summary = String(log.mock.lastCall);
  expect(summary.match(/passed/g)).toHaveLength(2);
});

it('ends with the phase in which a stage fails, and says what did not run', async () => {
  await expect(runPhases([[VERSION, MISSING], [VERSION]], {})).resolves.toBe(false);
  const summary = String(log.mock.lastCall);
  expect(summary).toMatch(/passed .* test:related\n/);
  expect(summary).toMatch(/FAILED .* no-such-script\n/);
  expect(summary).toMatch(/not run +test:related\n/);
});
