import { expect, it } from 'vitest';
import type { Control } from './control.ts';
import { fromCallback } from './from-callback.ts';

const day = (iso: string, isValid = true) => ({ isValid: () => isValid, format: () => iso });
const control = (kind: Partial<Control> & Pick<Control, 'kind'>) =>
  ({ id: 'prop', ...kind }) as Control;

it('turns dates into local times, and leaves unfinished ones alone', () => {
  const date = control({ kind: 'date', nullable: true });
  expect(fromCallback(date, day('2024-03-05T10:20:00'))).toBe('2024-03-05T10:20:00');
  expect(fromCallback(date, day('Invalid Date', false))).toBeUndefined();
  expect(fromCallback(date, null)).toBeNull();
  expect(fromCallback(control({ kind: 'range' }), [day('2024-03-05T10:20:00'), null])).toEqual([
    '2024-03-05T10:20:00',
    null,
  ]);
});

it('takes only what the control could be set to', () => {
  const view = control({ kind: 'choice', options: ['day', 'year'] });
  expect(fromCallback(view, 'year')).toBe('year');
  expect(fromCallback(view, 'hours')).toBeUndefined();
  expect(fromCallback(control({ kind: 'preset', options: {} }), [{ field: 'x' }])).toBeUndefined();
});
