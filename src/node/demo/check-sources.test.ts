import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../load-config.ts';
import { findSourceMistakes, listImportedPackages } from './check-sources.ts';

const FILE = path.join(ROOT, 'content/data-grid/sorting/demos/Any.tsx');

describe('findSourceMistakes', () => {
  it.each([
    "import * as React from 'react';\nexport default function A() { return <b>from './none'</b>; }",
    "import { machines } from '../../datasets/machines';\nimport type {} from '@mui/x-data-grid/themeAugmentation';\nexport { machines };",
    "const text = `import a from 'none'`;\nexport { text };",
  ])('finds nothing in %j', (code) => {
    expect(findSourceMistakes(FILE, code)).toEqual([]);
  });

  it('checks re-exports too, and each module once', () => {
    const code = "import { a } from './none';\nexport { b } from '@mui/none';\nexport { a };\n";
    expect(findSourceMistakes(FILE, code).map(({ line, problem }) => `${line} ${problem}`)).toEqual(
      ['1 There is no file ./none.', '2 The module @mui/none is not installed.'],
    );
  });
});

describe('listImportedPackages', () => {
  it('lists what demos need at run time, without types and relative files', async () => {
    const names = await listImportedPackages(path.join(ROOT, 'content'));
    expect(names).toContain('@mui/x-data-grid');
    expect(names).toContain('react');
    expect(names.filter((name) => /^\.|themeAugmentation/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});
