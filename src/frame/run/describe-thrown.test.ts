import { expect, it } from 'vitest';
import { describeThrown } from './describe-thrown.ts';

const itself: Record<string, unknown> = {};
itself['itself'] = itself;

it.each([
  [new TypeError('x is not a function'), 'x is not a function'],
  [new RangeError(''), 'RangeError'],
  [{ message: 'of another realm', stack: 'at a' }, 'of another realm'],
  [null, 'thrown: null'],
  [undefined, 'thrown: undefined'],
  ['a text', 'thrown: "a text"'],
  [{ status: 404 }, 'thrown: {"status":404}'],
  [Symbol('s'), 'thrown: Symbol(s)'],
  [itself, 'thrown: [object Object]'],
  [() => 1, 'thrown: () => 1'],
])('says something about %s', (error, message) => {
  expect(describeThrown(error, (value) => `thrown: ${value}`).message).toBe(message);
});
