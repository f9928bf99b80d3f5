import { describe, expect, it } from 'vitest';
import { CompileError } from '../compile/compile-file.ts';
import { evaluate, loadProgram } from './evaluate.ts';

const REACT = Object.defineProperty({ default: 'React', useState: 'hook' }, '__esModule', {
  value: true,
});
const known = new Map<string, Record<string, unknown>>([
  ['react', REACT],
  ['react/jsx-runtime', {}],
  ['@mui/icons-material', {}],
  ['@mui/icons-material/Add', { default: 'an icon' }],
]);
const load = async (name: string) => known.get(name) ?? null;
const options = {
  run: 1,
  guard: () => undefined,
  describeMissing: (name: string) => new CompileError(`missing ${name}`, null),
};

async function run(...files: [name: string, code: string][]) {
  const program = await loadProgram(
    files.map(([name, code]) => ({ name, code })),
    load,
  );
  return { program, exports: evaluate(program, options) };
}

describe('evaluate', () => {
  it('runs the first file with the files and modules that it imports', async () => {
    const { exports } = await run(
      [
        'Demo.tsx',
        "import React, { useState } from 'react';\nimport { rows } from '../../datasets/rows';\nexport default [React, useState, rows];",
      ],
      ['rows.ts', 'export const rows: number[] = [1, 2];'],
    );
    expect(exports['default']).toEqual(['React', 'hook', [1, 2]]);
  });

  it('evaluates a file once, also if files import each other', async () => {
    const { exports } = await run(
      ['Demo.ts', "import { a } from './a';\nimport { b } from './b';\nexport default [a(), b()];"],
      ['a.ts', "import { b } from './b';\nexport const a = () => 1 + b();"],
      [
        'b.ts',
        "import { a } from './a';\nexport const b = () => (typeof a === 'function' ? 1 : 0);",
      ],
    );
    expect(exports['default']).toEqual([2, 1]);
  });

  it('collects the style sheets that files import', async () => {
    const { program } = await run(
      ['Demo.tsx', "import './Demo.css';\nexport default 1;"],
      ['Demo.css', 'a { color: red }'],
      ['other.css', 'b { color: blue }'],
    );
    expect(program.css).toBe('a { color: red }');
  });

  it('throws about a module or a file that does not exist when it is needed', async () => {
    await expect(run(['Demo.ts', "import x from 'lodash';\nexport default x;"])).rejects.toThrow(
      'missing lodash',
    );
    await expect(run(['Demo.ts', "import x from './no';\nexport default x;"])).rejects.toThrow(
      'missing ./no',
    );
    const { exports } = await run(['Demo.ts', "// require('lodash')\nexport default 1;"]);
    expect(exports['default']).toBe(1);
  });

  it('gives icons to code that imports them from the package of all icons', async () => {
    const { exports } = await run([
      'Demo.ts',
      "import { Add as Plus } from '@mui/icons-material';\nexport default Plus;",
    ]);
    expect(exports['default']).toBe('an icon');
  });

  it('does not run a file that nothing imports', async () => {
    const { exports } = await run(
      ['Demo.ts', 'export default 1;'],
      ['other.ts', 'throw new Error("ran");'],
    );
    expect(exports['default']).toBe(1);
  });
});
