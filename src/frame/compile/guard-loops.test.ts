import { expect, it } from 'vitest';
import { findLoopGuards, insertAll } from './guard-loops.ts';

const guardAll = (code: string) => insertAll(code, findLoopGuards(code, 'g'));

it.each([
  ['while (a) b();', 'while (g(),a) b();'],
  ['do a(); while (b)', 'do a(); while (g(),b)'],
  ['for (let i = 0; i < 3; i++) a();', 'for (let i = 0;g(), i < 3; i++) a();'],
  ['for (;;) {}', 'for (;g()||true;) {}'],
  ['for (; /* none */ ;) {}', 'for (;g(), /* none */ ;) {}'],
  ['for (const f = () => { a; b; }; c; d) e();', 'for (const f = () => { a; b; };g(), c; d) e();'],
  ['for (const a of b) { c(); }', 'for (const a of b) {g(); c(); }'],
  ['for await (const a of b) { c(); }', 'for await (const a of b) {g(); c(); }'],
  ['while (a) while (b) {}', 'while (g(),a) while (g(),b) {}'],
])('puts a guard into %s', (code, expected) => {
  expect(guardAll(code)).toBe(expected);
});

it.each([
  'const text = "while (true) {}";',
  'const text = `for (;;) ${a.while(b)}`;',
  '// while (true) {}',
  'a = /while (b)/.test(c);',
  'const a = { while(b) {}, for: 1 }; a.for(1);',
])('leaves %s as it is', (code) => {
  expect(guardAll(code)).toBe(code);
});

it('keeps the code valid and its lines where they are', () => {
  const code = 'let n = 0;\nfor (\n  ;\n  ;\n) {\n  n += 1;\n  if (n > 4) break;\n}\nreturn n;';
  const guarded = guardAll(code);
  expect(guarded.split('\n')).toHaveLength(9);
  expect(new Function('g', guarded)(() => undefined)).toBe(5);
});
