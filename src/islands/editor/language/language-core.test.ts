import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLanguageCore, type LanguageCore } from './language-core.ts';

const LIBRARY = '/node_modules/typescript/lib/';

/** The whole standard library, as the compiler names it, in a version that is quick to read. */
function readLibrary(): Map<string, string> {
  const names = ['es5', 'decorators', 'decorators.legacy'];
  const read = (name: string) =>
    readFileSync(new URL(`../../../..${LIBRARY}lib.${name}.d.ts`, import.meta.url), 'utf8');
  return new Map<string, string>([
    ...names.map((name): [string, string] => [`${LIBRARY}lib.${name}.d.ts`, read(name)]),
    ...['dom', 'dom.iterable'].map((name): [string, string] => [`${LIBRARY}lib.${name}.d.ts`, '']),
    [`${LIBRARY}lib.esnext.d.ts`, '/// <reference lib="es5" />'],
  ]);
}

const PACKAGES = new Map([
  [
    '/node_modules/react/jsx-runtime.d.ts',
    'export namespace JSX { interface Element {} interface IntrinsicElements {} }',
  ],
  [
    '/node_modules/grid/index.d.ts',
    `export interface GridProps {
  /**
   *
   * Height of a row, see {@link Grid}.
   * @default 52
   */
  rowHeight?: number;
  density?: 'compact' | 'standard';
}
export declare function Grid(props: GridProps): JSX.Element;
declare namespace JSX { interface Element {} }
`,
  ],
]);

const CODE = `import { Grid } from 'grid';

export default function Demo() {
  return <Grid rowHeight={40} density="compact" />;
}
`;

const library = readLibrary();
let core: LanguageCore;

beforeEach(() => {
  core = createLanguageCore(ts);
  core.addDeclarations(library);
  core.addDeclarations(PACKAGES);
  core.setFiles([{ name: 'Demo.tsx', code: CODE }]);
});

describe('getProblems', () => {
  it('finds nothing in correct files', () => {
    expect(core.getProblems()).toEqual([]);
  });

  it('says what is wrong and where, in every file', () => {
    core.setFiles([
      { name: 'Demo.tsx', code: CODE.replace('{40}', '"40"') },
      { name: 'rows.ts', code: '\nlet rows: Row;' },
    ]);
    const start = CODE.indexOf('rowHeight=');
    expect(core.getProblems()).toEqual([
      {
        file: 'Demo.tsx',
        start,
        end: start + 'rowHeight'.length,
        line: 4,
        column: 16,
        code: 2322,
        message: "Type 'string' is not assignable to type 'number'.",
        category: 'error',
      },
      {
        file: 'rows.ts',
        start: 11,
        end: 14,
        line: 2,
        column: 11,
        code: 2304,
        message: "Cannot find name 'Row'.",
        category: 'error',
      },
    ]);
  });

  it('follows an edit', () => {
    const getCodes = () => core.getProblems().map(({ code }) => code);
    core.setFiles([{ name: 'Demo.tsx', code: 'export const a: string = 1;' }]);
    expect(getCodes()).toEqual([2322]);
    core.setFiles([{ name: 'Demo.tsx', code: 'export const a: number = 1;' }]);
    expect(getCodes()).toEqual([]);
  });

  it('reports syntax that cannot be read', () => {
    core.setFiles([{ name: 'Demo.tsx', code: 'export default (' }]);
    expect(core.getProblems().map(({ code }) => code)).toEqual([1109]);
  });

  it('finds a file as soon as it is there, and misses it when it is gone', () => {
    const demo = { name: 'Demo.tsx', code: "import { rows } from './rows';\nrows.length;" };
    const getCodes = () => core.getProblems().map(({ code }) => code);
    core.setFiles([demo]);
    expect(getCodes()).toEqual([2307]);
    core.setFiles([demo, { name: 'rows.ts', code: 'export const rows = [1];' }]);
    expect(getCodes()).toEqual([]);
    core.setFiles([demo]);
    expect(getCodes()).toEqual([2307]);
  });

  it('knows a package as soon as its declarations are there', () => {
    core.setFiles([{ name: 'Demo.tsx', code: "import { a } from 'late';\na.toFixed();" }]);
    expect(core.getProblems().map(({ code }) => code)).toEqual([2307]);
    core.addDeclarations(
      new Map([['/node_modules/late/index.d.ts', 'export declare const a: number;']]),
    );
    expect(core.getProblems()).toEqual([]);
  });

  it('accepts style sheets, and classes of those that are modules', () => {
    core.setFiles([
      {
        name: 'Demo.tsx',
        code: "import './Demo.css';\nimport classes from './x.module.css';\nclasses.a.trim();",
      },
      { name: 'Demo.css', code: 'not { even css' },
    ]);
    expect(core.getProblems()).toEqual([]);
  });

  it('does not ask JavaScript for types', () => {
    const code = `import { Grid } from 'grid';
export const f = (a) => <Grid density={String(a)} />;
`;
    core.setFiles([{ name: 'Demo.js', code: `${code}f(nowhere);` }]);
    expect(core.getProblems().map((problem) => problem.code)).toEqual([2304]);
    core.setFiles([{ name: 'Demo.tsx', code }]);
    expect(core.getProblems().map((problem) => problem.code)).toEqual([7006, 2322]);
  });
});

describe('complete', () => {
  const completeAt = (before: string, after = '') => {
    core.setFiles([{ name: 'Demo.tsx', code: `import { Grid } from 'grid';\n${before}${after}` }]);
    return core.complete('Demo.tsx', 29 + before.length);
  };

  it('lists the props of a component, with the range to replace', () => {
    const list = completeAt('const a = <Grid row', ' />;');
    expect(list?.items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['rowHeight', 'density']),
    );
    expect([list?.start, list?.end]).toEqual([29 + 16, 29 + 19]);
  });

  it('lists the values of a prop', () => {
    const list = completeAt('const a = <Grid density="', '" />;');
    expect(list?.items.map(({ label }) => label)).toEqual(['compact', 'standard']);
  });

  it('lists members, and nothing in a style sheet or an unknown file', () => {
    expect(completeAt("'a'.toUpp")?.items.map(({ label }) => label)).toContain('toUpperCase');
    core.setFiles([{ name: 'Demo.css', code: '.a {}' }]);
    expect(core.complete('Demo.css', 0)).toBeNull();
    expect(core.complete('Other.tsx', 0)).toBeNull();
  });

  describe('imports', () => {
    const ENTRY_POINTS = [
      '@mui/x-grid',
      '@mui/x-grid/Grid',
      '@mui/material',
      '@mui/material/Button',
    ];
    const IMPORT = "import { Grid } from '@mui/x-grid';\n";
    const importAt = (before: string, name = 'Demo.tsx') => {
      const started = createLanguageCore(ts, ENTRY_POINTS);
      started.addDeclarations(library);
      started.addDeclarations(
        new Map([
          [
            '/node_modules/@mui/x-grid/index.d.ts',
            `export declare function Grid(): null;
export declare function useGridApi(): GridApi;
export interface GridApi { update(): void }
export declare class GridStore { size: number }
export { Grid as default };
export declare const unstable_gridPart: number;
`,
          ],
          ['/node_modules/@mui/icons-material/esm/Add.d.ts', ''],
          ['/node_modules/@mui/icons-material/esm/index.d.ts', ''],
        ]),
      );
      const code = IMPORT + before;
      started.setFiles([
        { name, code: `${code}\n` },
        { name: 'rows.ts', code: '' },
      ]);
      return started.complete(name, code.length);
    };
    const listImported = (before: string, name?: string) =>
      importAt(before, name)?.items.flatMap(({ imported }) => imported ?? []) ?? [];

    it('offer a value that the package exports, and how to import it', () => {
      expect(listImported('const api = useG')).toEqual([
        { name: 'useGridApi', module: '@mui/x-grid', isDefault: false, isType: false },
      ]);
      expect(listImported('const store = new gridS', 'Demo.jsx')).toEqual([
        { name: 'GridStore', module: '@mui/x-grid', isDefault: false, isType: false },
      ]);
    });

    it('offer types where a type stands', () => {
      expect(listImported('let api: gr')).toEqual([
        { name: 'GridApi', module: '@mui/x-grid', isDefault: false, isType: true },
        { name: 'GridStore', module: '@mui/x-grid', isDefault: false, isType: false },
      ]);
    });

    it('offer components of Material UI', () => {
      expect(listImported('const a = <But')).toEqual([
        { name: 'Button', module: '@mui/material/Button', isDefault: true, isType: false },
      ]);
    });

    it('offer no name that the file knows, and none where no name fits', () => {
      expect(listImported('const a = Gri')).toEqual([
        { name: 'GridStore', module: '@mui/x-grid', isDefault: false, isType: false },
      ]);
      expect(listImported('function Button() {}\nconst a = <But')).toEqual([]);
      expect(listImported('const a = ')).toEqual([]);
      expect(listImported('const a = Grid.use')).toEqual([]);
      expect(listImported('import { use')).toEqual([]);
      expect(listImported('const a = <Grid use')).toEqual([]);
    });

    it('complete the whole module', () => {
      const list = importAt("import Button from '@mui/mat");
      expect(list?.items.map(({ label }) => label)).toEqual([
        './rows',
        ...ENTRY_POINTS,
        '@mui/icons-material',
      ]);
      expect(list!.end - list!.start).toBe('@mui/mat'.length);
      const orders = list!.items.map(({ order }) => order);
      expect([...orders].sort()).toEqual(orders);
    });

    it('complete icons', () => {
      expect(importAt("import('@mui/icons-material/")?.items.map(({ label }) => label)).toEqual([
        '@mui/icons-material/Add',
      ]);
    });

    it('replace the rest of a module', () => {
      const before = "import a from '@mui/";
      core.setFiles([{ name: 'Demo.tsx', code: `${before}x-grid';` }]);
      const list = core.complete('Demo.tsx', before.length);
      expect([list?.start, list?.end]).toEqual([15, before.length + 'x-grid'.length]);
    });
  });

  it('describes a prop with its documentation', () => {
    const list = completeAt('const a = <Grid ', ' />;');
    const item = list?.items.find(({ label }) => label === 'rowHeight');
    expect(core.describeCompletion('Demo.tsx', 29 + 16, item!.label)).toEqual({
      signature: '(property) GridProps.rowHeight?: number | undefined',
      documentation: 'Height of a row, see Grid.\n\n@default 52',
    });
  });
});

describe('hover', () => {
  it('explains a name', () => {
    const start = CODE.indexOf('rowHeight');
    expect(core.hover('Demo.tsx', start + 3)).toEqual({
      start,
      end: start + 'rowHeight'.length,
      signature: '(property) GridProps.rowHeight?: number | undefined',
      documentation: 'Height of a row, see Grid.\n\n@default 52',
    });
  });

  it('says nothing where there is no name', () => {
    expect(core.hover('Demo.tsx', CODE.indexOf('{40}'))).toBeNull();
  });
});
