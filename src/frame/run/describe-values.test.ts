import { beforeAll, expect, it } from 'vitest';
import { describeValues } from './describe-values.ts';

beforeAll(() => {
  // Node has no elements.
  globalThis.Element ??= class {} as unknown as typeof Element;
});

class Point {
  x = 1;
}
const itself: Record<string, unknown> = { a: 1 };
itself['self'] = itself;

it.each([
  [['a text', 1, null, undefined, true], 'a text 1 null undefined true'],
  [[{ a: 1, b: 'two', c: [1, 'x'] }], '{ a: 1, b: "two", c: [ 1, "x" ] }'],
  [[[], {}], '[] {}'],
  [[{ a: { b: { c: { d: 1 } } } }], '{ a: { b: { c: {…} } } }'],
  [[new Point()], 'Point { x: 1 }'],
  [[new Map([['k', 1]]), new Set([2])], 'Map(1) { "k" => 1 } Set(1) { 2 }'],
  [[itself], '{ a: 1, self: [circular] }'],
  [[() => 1], 'ƒ anonymous()'],
  [[10n, Symbol('s')], '10n Symbol(s)'],
  [['%s has %d rows%c', 'The grid', 3, 'color: red', 'more'], 'The grid has 3 rows more'],
  [['%o of %s', { a: 1 }], '{ a: 1 } of %s'],
  [['100%% of %s'], '100% of %s'],
  [
    [
      {
        get broken() {
          throw new Error('no');
        },
      },
    ],
    '[object Object]',
  ],
])('writes a console text, case %#', (values, text) => {
  expect(describeValues(values)).toBe(text);
});

it('shortens long lists, and shows the stack of an error', () => {
  expect(describeValues([Array.from({ length: 60 }, (_, at) => at)])).toContain('49, … 10 more ]');
  expect(describeValues([new TypeError('wrong')])).toMatch(/^TypeError: wrong\n\s+at /);
});
