import { describe, expect, it } from 'vitest';
import { addImport, type ImportableName } from './add-import.ts';

const BUTTON: ImportableName = {
  name: 'Button',
  module: '@mui/material/Button',
  isDefault: true,
  isType: false,
};
const TOOLBAR: ImportableName = {
  name: 'GridToolbar',
  module: '@mui/x-data-grid',
  isDefault: false,
  isType: false,
};

function apply(code: string, name: ImportableName): string {
  const change = addImport(code, name);
  return change ? code.slice(0, change.from) + change.insert + code.slice(change.to) : code;
}

describe('addImport', () => {
  it('adds a statement after the last', () => {
    const code = `import * as React from 'react';\nimport './x.css';\n\nexport const a = 1;\n`;
    expect(apply(code, BUTTON)).toBe(
      `import * as React from 'react';
import './x.css';
import Button from '@mui/material/Button';

export const a = 1;
`,
    );
    expect(apply(code, TOOLBAR)).toContain(
      `import './x.css';\nimport { GridToolbar } from '@mui/x-data-grid';\n`,
    );
  });

  it('adds the first statement below directives and comments', () => {
    expect(apply(`'use client';\n// A demo.\nexport const a = 1;\n`, BUTTON)).toBe(
      `'use client';\n// A demo.\nimport Button from '@mui/material/Button';\n\nexport const a = 1;\n`,
    );
    expect(apply('export const a = 1;\n', BUTTON)).toBe(
      `import Button from '@mui/material/Button';\n\nexport const a = 1;\n`,
    );
  });

  it.each([
    ["import { DataGrid } from '@mui/x-data-grid';", 'import { DataGrid, GridToolbar } from'],
    ["import {DataGrid} from '@mui/x-data-grid';", 'import {DataGrid, GridToolbar} from'],
    ["import { } from '@mui/x-data-grid';", 'import { GridToolbar } from'],
    ["import Grid from '@mui/x-data-grid';", 'import Grid, { GridToolbar } from'],
    [
      "import {\n  DataGrid,\n  GridColDef,\n} from '@mui/x-data-grid';",
      'import {\n  DataGrid,\n  GridColDef,\n  GridToolbar,\n} from',
    ],
    [
      "import {\n  DataGrid,\n  GridColDef\n} from '@mui/x-data-grid';",
      'import {\n  DataGrid,\n  GridColDef,\n  GridToolbar,\n} from',
    ],
  ])('extends %j', (code, expected) => {
    expect(apply(`${code}\n`, TOOLBAR)).toBe(`${expected} '@mui/x-data-grid';\n`);
  });

  it('adds a default import before names', () => {
    expect(apply(`import { buttonClasses } from '@mui/material/Button';`, BUTTON)).toBe(
      `import Button, { buttonClasses } from '@mui/material/Button';`,
    );
  });

  it('marks types', () => {
    const type = { ...TOOLBAR, name: 'GridColDef', isType: true };
    expect(apply(`import { DataGrid } from '@mui/x-data-grid';`, type)).toBe(
      `import { DataGrid, type GridColDef } from '@mui/x-data-grid';`,
    );
  });

  it('leaves namespaces and imports of types alone', () => {
    for (const clause of ['* as grid', 'type { GridColDef }']) {
      const code = `import ${clause} from '@mui/x-data-grid';`;
      expect(apply(code, TOOLBAR)).toBe(`${code}\nimport { GridToolbar } from '@mui/x-data-grid';`);
    }
  });

  it('returns nothing for a name that is imported already', () => {
    expect(addImport(`import { GridToolbar } from '@mui/x-data-grid';`, TOOLBAR)).toBeNull();
    expect(addImport(`import Button from '@mui/material/Button';`, BUTTON)).toBeNull();
    expect(
      addImport(`import { GridToolbarContainer } from '@mui/x-data-grid';`, TOOLBAR),
    ).not.toBeNull();
    expect(
      addImport(`import { GridToolbar as Bar } from '@mui/x-data-grid';`, TOOLBAR),
    ).not.toBeNull();
  });
});
