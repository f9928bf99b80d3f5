import { expect, it } from 'vitest';
import { needsRestart } from './dev-process.ts';

it.each([
  ['config/products.ts', true],
  ['src/node/site/load-site.ts', true],
  ['src/core/site/nav.test.ts', false],
  ['src/node/page/notes.md', false],
  ['config/', false],
])('%s: %s', (name, answer) => {
  expect(needsRestart(name)).toBe(answer);
});
