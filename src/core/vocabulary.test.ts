import { expect, it } from 'vitest';
import { CALLOUTS, isCallout } from './vocabulary.ts';

it('knows its four callouts and no other word', () => {
  expect(CALLOUTS.filter(isCallout)).toEqual(['info', 'success', 'warning', 'error']);
  expect(['', 'warn', 'Info', 'note', 'length', 'constructor'].filter(isCallout)).toEqual([]);
});
