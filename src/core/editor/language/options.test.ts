import { expect, it } from 'vitest';
import { buildProject } from '../../demo/sandbox.ts';
import { isReported, TYPESCRIPT_OPTIONS } from './options.ts';

it('checks as the projects do that readers download', () => {
  const { files } = buildProject({
    title: 'Demo',
    codeVariant: 'TS',
    styling: 'MUI System',
    files: [{ name: 'Demo.tsx', code: '' }],
    versions: {},
  });
  const { compilerOptions } = JSON.parse(files['tsconfig.json']!) as { compilerOptions: object };
  // Style sheets are declared without Vite.
  const { types, ...expected } = compilerOptions as Record<string, unknown>;
  expect(types).toEqual(['vite/client']);
  expect(TYPESCRIPT_OPTIONS).toEqual({ ...expected, types: [], moduleDetection: 'force' });
});

it('does not compare types in JavaScript, but knows names and modules', () => {
  expect([2322, 2345].map(isReported)).toEqual([false, false]);
  expect([1005, 2304, 2307].map(isReported)).toEqual([true, true, true]);
});
