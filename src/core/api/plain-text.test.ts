import { expect, it } from 'vitest';
import { getFirstSentenceOfHtml } from './plain-text.ts';

it.each([
  [
    'Reads <code>Map&lt;A&gt;</code> of a <a href="/x/">table</a>. And more.',
    'Reads Map<A> of a table.',
  ],
  ['Reads `Map<A>` of a [table](/x/). And more.', 'Reads Map<A> of a table.'],
  ['<p>One line</p>\n<p>Another.</p>', 'One line.'],
  ['', ''],
])('reduces the description %j to %j', (description, line) => {
  expect(getFirstSentenceOfHtml(description)).toBe(line);
});
