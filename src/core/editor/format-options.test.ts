import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FORMAT_OPTIONS } from './format-options.ts';

it('formats as this repository does', () => {
  const file = new URL('../../../.prettierrc.json', import.meta.url);
  const { plugins, ...options } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(plugins).toEqual(['prettier-plugin-astro']);
  expect(FORMAT_OPTIONS).toEqual(options);
});
