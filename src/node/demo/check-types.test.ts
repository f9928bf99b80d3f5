import { expect, it } from 'vitest';
import { parseTypeMistakes } from './check-types.ts';

it('parses file, line and the whole message', () => {
  const output = `content/grid/demos/Pick.tsx(12,5): error TS2322: Type 'string' is not assignable to type 'number'.
  The expected type comes from property 'rows'.
content/grid/datasets/fleet.ts(1,1): error TS1005: ';' expected.

Found 2 errors.`;
  expect(parseTypeMistakes(output)).toEqual([
    {
      file: 'content/grid/demos/Pick.tsx',
      line: 12,
      problem:
        "Type 'string' is not assignable to type 'number'.\n    The expected type comes from property 'rows'.",
      remedy: 'Fix the TypeScript error TS2322.',
    },
    {
      file: 'content/grid/datasets/fleet.ts',
      line: 1,
      problem: "';' expected.",
      remedy: 'Fix the TypeScript error TS1005.',
    },
  ]);
  expect(parseTypeMistakes('')).toEqual([]);
});
