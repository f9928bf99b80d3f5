import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import site from '../../config/site.ts';

const SHEET = path.resolve(import.meta.dirname, '../../src/styles/print.css');

it('printed addresses of this site start with its origin', () => {
  const origins = [...readFileSync(SHEET, 'utf8').matchAll(/https:\/\/[\w.]+/g)].map(([it]) => it);
  expect(origins).toEqual([site.origin]);
});
