import { expect, it } from 'vitest';
import { findImport } from './find-import.ts';

const files = [
  { name: 'A.tsx', code: 'import * as React from \'react\';\nimport _ from "lodash";\n' },
  { name: 'b.ts', code: "export { a } from './c';" },
];

it.each([
  ['lodash', { file: 'A.tsx', line: 2, column: 15 }],
  ['./c', { file: 'b.ts', line: 1, column: 19 }],
  ['react-dom', null],
])('finds where %s is imported', (specifier, place) => {
  expect(findImport(specifier, files)).toEqual(place);
});
