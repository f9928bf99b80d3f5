import { expect, test } from 'vitest';
import { markLiterals } from './literals.ts';

test.each([
  ["'left' | 'right'", "<b>'left'</b> | <b>'right'</b>"],
  ["null | 'a'", "null | <b>'a'</b>"],
  ["(value: 'a' | 'b') =&gt; 'c'", "(value: <b>'a'</b> | <b>'b'</b>) =&gt; 'c'"],
  // The names of properties are no values.
  ["Omit&lt;Props, 'a' | 'b'&gt; | 'c'", "Omit&lt;Props, 'a' | 'b'&gt; | <b>'c'</b>"],
  ["Pick&lt;Map&lt;A, B&gt;, 'a' | 'b'&gt;", "Pick&lt;Map&lt;A, B&gt;, 'a' | 'b'&gt;"],
  ["Array&lt;'a' | 'b'&gt;", "Array&lt;<b>'a'</b> | <b>'b'</b>&gt;"],
  ["(a: X) =&gt; Pick&lt;A, 'b' | 'c'&gt;", "(a: X) =&gt; Pick&lt;A, 'b' | 'c'&gt;"],
  ["{ mode: 'a' }", "{ mode: 'a' }"],
  ["Props['a'] | 'b'", "Props['a'] | <b>'b'</b>"],
  ['string', 'string'],
])('marks the values in %s', (html, expected) => {
  expect(markLiterals(html)).toBe(expected);
});
