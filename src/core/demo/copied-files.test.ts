import { expect, it } from 'vitest';
import { joinCopiedFiles } from './copied-files.ts';

const toSource = (code: string) => ({ code, html: '' });

const FILES = [
  {
    name: 'Two.tsx',
    sources: {
      TS: toSource("import { rows } from '../../datasets/rows';\nimport './Two.css';\n\nrows;\n"),
      JS: toSource("import { rows } from '../../datasets/rows';\nimport './Two.css';\n"),
    },
  },
  { name: 'Two.css', sources: { TS: toSource('a {}\n') } },
  {
    name: 'rows.ts',
    sources: { TS: toSource('export const rows: number[] = [];\n'), JS: toSource('export {};\n') },
  },
];

it('puts the files under their names, with imports from the same folder', () => {
  expect(joinCopiedFiles(FILES, 'TS')).toBe(`// Two.tsx
import { rows } from './rows';
import './Two.css';

rows;

/* Two.css */
a {}

// rows.ts
export const rows: number[] = [];
`);
});

it('names JavaScript files as they are shown', () => {
  expect(joinCopiedFiles(FILES, 'JS')).toBe(`// Two.js
import { rows } from './rows';
import './Two.css';

/* Two.css */
a {}

// rows.js
export {};
`);
});
