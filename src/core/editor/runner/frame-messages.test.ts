import { expect, it } from 'vitest';
import { parseFrameMessage } from './frame-messages.ts';

it.each([
  [{ type: 'ready' }, { type: 'ready' }],
  [{ type: 'pong', extra: 1 }, { type: 'pong' }],
  [
    { type: 'rendered', run: 3 },
    { type: 'rendered', run: 3 },
  ],
  [
    { type: 'failed', run: 3, message: 'a', place: { file: 'A.tsx', line: 2.5, column: 0 } },
    { type: 'failed', run: 3, message: 'a', place: { file: 'A.tsx', line: 2, column: 1 } },
  ],
  [
    { type: 'console', run: 3, level: 'warn', text: 'careful' },
    { type: 'console', run: 3, level: 'warn', text: 'careful' },
  ],
  [
    { type: 'height', height: 99.2, overlay: null },
    { type: 'height', height: 100, overlay: null },
  ],
])('reads %j', (data, message) => {
  expect(parseFrameMessage(data)).toEqual(message);
});

it.each([
  null,
  undefined,
  'ready',
  {},
  { type: 'run' },
  { type: 'rendered' },
  { type: 'rendered', run: '3' },
  { type: 'failed', run: 1 },
  { type: 'failed', run: 1, message: { toString: 'x' } },
  { type: 'console', run: 1, level: 'trace', text: 'a' },
  { type: 'console', run: 1, level: 'log', text: 1 },
  { type: 'height', height: -1 },
  { type: 'height', height: Number.NaN },
  { type: 'height', height: Infinity },
])('ignores %j', (data) => {
  expect(parseFrameMessage(data)).toBeNull();
});

it('limits what code in the frame could make up', () => {
  const height = parseFrameMessage({ type: 'height', height: 1e9, overlay: 1e9 });
  expect(height).toEqual({ type: 'height', height: 4000, overlay: 4000 });
  const failed = parseFrameMessage({ type: 'failed', run: 1, message: 'a'.repeat(1e5), place: 1 });
  expect(failed).toMatchObject({ place: null, message: expect.stringMatching(/^a{2048}$/) });
});
