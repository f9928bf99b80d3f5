import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../load-config.ts';
import { getChange } from './dev-updates.ts';

it.each([
  ['content/data-grid/sorting/page.mdx', 'update', 'pages'],
  ['content/data-grid/page.mdx', 'delete', 'pages'],
  ['content/data-grid/nav.ts', 'update', 'pages'],
  ['content/data-grid/sorting/questions.json', 'create', 'pages'],
  ['content/ui/en.json', 'update', 'pages'],
  ['api/data-grid.api.json', 'update', 'pages'],
  ['content/data-grid/sorting/demos/Sort.tsx', 'update', 'source'],
  ['content/data-grid/sorting/demos/Sort.tsx', 'create', 'pages'],
  ['content/data-grid/datasets/fleet.ts', 'update', 'source'],
  ['content/data-grid/sorting/page.spec.ts', 'update', null],
  ['content/data-grid/sorting/pictures/Sort.png', 'update', null],
  ['content/experiments/vocabulary.mdx', 'update', null],
  ['src/styles/base.css', 'update', null],
] as const)('%s, %s: %s', (file, type, change) => {
  expect(getChange(path.join(ROOT, file), type)).toBe(change);
});
