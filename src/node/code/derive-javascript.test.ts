import { describe, expect, it } from 'vitest';
import { deriveJavaScript, derivePreview } from './derive-javascript.ts';

describe('deriveJavaScript', () => {
  it('removes types from a demo without leaving gaps', async () => {
    const code = `import * as React from 'react';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, type GridRowsProp } from '@mui/x-data-grid';
import { type Boat } from '../../datasets/fleet';
import { boats } from '../../datasets/fleet';

interface Row {
  id: number;
}

type Size = 'small' | 'large';

const columns: GridColDef<Row>[] = [{ field: 'id' }];
const rows = [{ id: 1 }] satisfies GridRowsProp;
const byName = new Map<string, Boat>();

export type Props = { size?: Size };

function pick<T extends keyof Row>(row: Row, key: T): Row[T] {
  return row[key];
}

export default function Boats({ size = 'small' }: Props) {
  interface Local {
    id: number;
  }
  const root = React.useRef<HTMLDivElement>(null);
  const first: Local = pick(rows[0]!, 'id') as unknown as Local;
  const onClick = (event: React.MouseEvent<HTMLElement>): void => {
    byName.set(event.type, boats[0]!);
  };

  return (
    <div ref={root} style={{ height: 300 }}>
      <DataGrid<Row> rows={[first]} columns={columns} onClick={onClick} density={size} />
    </div>
  );
}
`;
    expect(await deriveJavaScript(code)).toBe(`import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { boats } from '../../datasets/fleet';

const columns = [{ field: 'id' }];
const rows = [{ id: 1 }];
const byName = new Map();

function pick(row, key) {
  return row[key];
}

export default function Boats({ size = 'small' }) {
  const root = React.useRef(null);
  const first = pick(rows[0], 'id');
  const onClick = (event) => {
    byName.set(event.type, boats[0]);
  };

  return (
    <div ref={root} style={{ height: 300 }}>
      <DataGrid rows={[first]} columns={columns} onClick={onClick} density={size} />
    </div>
  );
}
`);
  });

  it.each([
    ['an empty source', '', ''],
    ['a lone type', "export type A = 'a';\n", ''],
    [
      'a type before the first import',
      "import type { A } from 'a';\nimport b from 'b';\n\nexport const a: A = b;\n",
      "import b from 'b';\n\nexport const a = b;\n",
    ],
    [
      'types after the last import',
      "import b from 'b';\nimport type { A } from 'a';\n\nexport const a: A = b;\n",
      "import b from 'b';\n\nexport const a = b;\n",
    ],
    [
      'an augmentation',
      "import '@mui/x-data-grid';\nimport type {} from '@mui/x-data-grid/themeAugmentation';\n\ndeclare module '@mui/material/styles' {\n  interface Palette {\n    sea: string;\n  }\n}\n\nexport const a = 1;\n",
      "import '@mui/x-data-grid';\n\nexport const a = 1;\n",
    ],
    [
      'assertions',
      'const a = { b: 1 } as const satisfies Record<string, number>;\nlet c!: string;\nexport default [a!.b, <T,>(d: T): T => d, c as string];\n',
      'const a = { b: 1 };\nlet c;\nexport default [a.b, (d) => d, c];\n',
    ],
    [
      'guards',
      "export const isA = (a: unknown): a is string => typeof a === 'string';\n",
      "export const isA = (a) => typeof a === 'string';\n",
    ],
    [
      'comments that belong to code',
      '/** Says a. */\nexport const a = (b: string): string => {\n  // Because.\n  return b; // So it is.\n};\n',
      '/** Says a. */\nexport const a = (b) => {\n  // Because.\n  return b; // So it is.\n};\n',
    ],
    [
      'a React import used only by JSX',
      "import * as React from 'react';\n\nexport default function A() {\n  return <p>a</p>;\n}\n",
      "import * as React from 'react';\n\nexport default function A() {\n  return <p>a</p>;\n}\n",
    ],
    [
      'a dynamic import',
      "export const a = () => import('./a');\n",
      "export const a = () => import('./a');\n",
    ],
  ])('handles %s', async (_, code, expected) => {
    expect(await deriveJavaScript(code)).toBe(expected);
  });

  it('leaves no gap after a multi-line import', async () => {
    const lines = `import {
  gridPaginatedVisibleSortedGridRowEntriesSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
} from '@mui/x-data-grid';
`;
    const use = `
export default [
  rows,
  gridPaginatedVisibleSortedGridRowEntriesSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
];
`;
    const rows = "import { rows } from '../../datasets/fleet';\n";
    expect(await deriveJavaScript(`${lines}import type { A } from 'a';\n${rows}${use}`)).toBe(
      `${lines}${rows}${use}`,
    );
  });

  it('removes the comment of a type with the type', async () => {
    const code = '/** A row. */\nexport interface Row {\n  id: number;\n}\n\nexport const a = 1;\n';
    expect(await deriveJavaScript(code)).toBe('export const a = 1;\n');
  });

  it('leaves no gap in place of a type between two lines', async () => {
    const code = 'const a = 1;\ntype B = number;\nexport const c: B = a;\n';
    expect(await deriveJavaScript(code)).toBe('const a = 1;\nexport const c = a;\n');
  });

  it('rejects code with a syntax error', async () => {
    await expect(deriveJavaScript('const a = ;')).rejects.toThrow(SyntaxError);
  });
});

function getComponent(jsx: string): string {
  return `export default function Demo() {\n  const [a] = useState(0);\n\n  return ${jsx};\n}\n`;
}

describe('derivePreview', () => {
  it.each([
    ['one line', '<DataGrid rows={rows} />', '<DataGrid rows={rows} />'],
    [
      'an element of several lines',
      '(\n    <DataGrid\n      rows={rows}\n    />\n  )',
      '<DataGrid\n  rows={rows}\n/>',
    ],
    [
      'the content of a layout element',
      '(\n    <div style={{ height: 300 }}>\n      <DataGrid rows={rows} />\n    </div>\n  )',
      '<DataGrid rows={rows} />',
    ],
    [
      'the content of nested layout elements',
      '(\n    <LocalizationProvider dateAdapter={AdapterDayjs}>\n      <Box>\n        <DatePicker\n          label="Day"\n        />\n      </Box>\n    </LocalizationProvider>\n  )',
      '<DatePicker\n  label="Day"\n/>',
    ],
    [
      'siblings in a layout element',
      '(\n    <Box>\n      <Button>Add</Button>\n      <DataGrid\n        rows={rows}\n      />\n    </Box>\n  )',
      '<Button>Add</Button>\n<DataGrid\n  rows={rows}\n/>',
    ],
    [
      'an element that is not only layout',
      '(\n    <Stack>\n      <Button>Add</Button>\n    </Stack>\n  )',
      '<Stack>\n  <Button>Add</Button>\n</Stack>',
    ],
    [
      'a layout element that contains text',
      '(\n    <Box>\n      Rows: <b>{a}</b>\n    </Box>\n  )',
      '<Box>\n  Rows: <b>{a}</b>\n</Box>',
    ],
    ['an empty layout element', '<div />', '<div />'],
    ['14 lines', `(\n    <A\n${'      b\n'.repeat(12)}    />\n  )`, `<A\n${'  b\n'.repeat(12)}/>`],
  ])('shows %s', (_, jsx, preview) => {
    expect(derivePreview(getComponent(jsx))).toBe(preview);
  });

  it('shows the last of several returns', () => {
    const code = 'export default function A() {\n  if (b) return <B />;\n  return <C />;\n}\n';
    expect(derivePreview(code)).toBe('<C />');
  });

  it.each([
    ['15 lines', getComponent(`(\n    <A\n${'      b\n'.repeat(13)}    />\n  )`)],
    ['a fragment', getComponent('(\n    <>\n      <A />\n    </>\n  )')],
    ['no JSX', getComponent('null')],
    ['a conditional expression', getComponent('a ? <A /> : <B />')],
    ['a function that is not the default', 'export function A() {\n  return <A />;\n}\n'],
    ['an arrow function', 'const A = () => <B />;\nexport default A;\n'],
    ['no return', 'export default function A() {}\n'],
    ['an empty source', ''],
    ['invalid code', '%$!'],
  ])('returns null for %s', (_, code) => {
    expect(derivePreview(code)).toBeNull();
  });

  it('keeps the layout element around a lone expression', () => {
    const jsx = '(\n    <Box>\n      {a ? <A /> : null}\n    </Box>\n  )';
    expect(derivePreview(getComponent(jsx))).toBe('<Box>\n  {a ? <A /> : null}\n</Box>');
  });
});
