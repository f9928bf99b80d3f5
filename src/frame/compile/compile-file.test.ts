import { describe, expect, it } from 'vitest';
import { CompileError, compileFile, type CompiledFile } from './compile-file.ts';

const CODE = `import * as React from 'react';
import Box from '@mui/material/Box';
import type { Row } from './rows';
import { rows } from './rows';

export default function Demo({ step }: { step: number }) {
  for (let i = 0; i < 3; i++) rows.push({ id: i } as Row);
  const total = (rows as Row[]).map((row: Row) => (row.id as any).missing.value);
  return <Box sx={{ p: step }}>{total} <b>while (true)</b></Box>;
}
`;

/** Returns the column that the finder reports for a text in a line of compiled code. */
function findColumn({ code, getColumn }: CompiledFile, line: number, text: string): number {
  const column = code.split('\n')[line - 1]!.indexOf(text) + 1;
  expect(column).toBeGreaterThan(0);
  return getColumn(line, column);
}

describe('compileFile', () => {
  const compiled = compileFile({ name: 'Demo.tsx', code: CODE });

  it('keeps every line where it is', () => {
    const lines = compiled.code.split('\n');
    expect(lines).toHaveLength(CODE.split('\n').length);
    expect(lines[7]).toContain('missing.value');
  });

  it('finds the columns of the source behind types and loop guards', () => {
    const column = (line: number, text: string) => CODE.split('\n')[line - 1]!.indexOf(text) + 1;
    expect(findColumn(compiled, 7, 'push')).toBe(column(7, 'push'));
    expect(findColumn(compiled, 8, 'missing')).toBe(column(8, 'missing'));
    expect(findColumn(compiled, 8, 'value')).toBe(column(8, 'value'));
  });

  it('names the modules that the code needs when it runs, without types', () => {
    expect(compiled.required).toEqual([
      'react/jsx-runtime',
      'react',
      '@mui/material/Box',
      './rows',
    ]);
  });

  it('names each icon that is imported from the package of all icons', () => {
    const code =
      "import { Add, Remove as Minus } from '@mui/icons-material';\nexport default [Add, Minus];";
    expect(compileFile({ name: 'Demo.ts', code }).required).toEqual([
      '@mui/icons-material',
      '@mui/icons-material/Add',
      '@mui/icons-material/Remove',
    ]);
  });

  it('compiles JavaScript without removing what types would be', () => {
    const { code } = compileFile({ name: 'Demo.js', code: 'export default (a) => <b>{a}</b>;' });
    expect(code).toContain('exports. default = (a)');
    expect(() => compileFile({ name: 'Demo.js', code: 'let a: number;' })).toThrow(CompileError);
  });

  it('reports the first mistake with its place and without the name of the compiler', () => {
    let error: unknown;
    try {
      compileFile({ name: 'Demo.tsx', code: 'const a = 1;\nconst b = <div>;\n' });
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(CompileError);
    expect((error as CompileError).message).toBe('Unexpected token');
    expect((error as CompileError).place).toMatchObject({ file: 'Demo.tsx', line: 2 });
  });
});
