import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { EditedFile } from '../../src/core/editor/files.ts';
import { TYPESCRIPT_OPTIONS } from '../../src/core/editor/language/options.ts';
import { isDemoInScope } from '../demo-page.ts';
import { isInScope } from '../../scripts/test/scope.ts';
import {
  createDemoChecker,
  groupDemos,
  listBuiltDemos,
  openDemo,
  type OpenedDemo,
} from '../editor-demos.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DEMOS = listBuiltDemos();
const COVERED = DEMOS.filter(isDemoInScope);
const SECTIONS = [...new Set(COVERED.map((id) => id.split('/')[0]!))];
const PRODUCTS = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

function listDemos(section: string): OpenedDemo[] {
  return DEMOS.filter((id) => id.startsWith(`${section}/`)).flatMap((id) => openDemo(id, 'TS'));
}

describe('types of demos', () => {
  it.each(SECTIONS)('finds nothing wrong in any demo of %s', { timeout: 600_000 }, (section) => {
    const demos = COVERED.filter((id) => id.startsWith(`${section}/`)).flatMap((id) =>
      openDemo(id, 'TS'),
    );
    expect(demos.length).toBeGreaterThan(0);
    const { core, open } = createDemoChecker();
    for (const group of groupDemos(demos)) {
      open(group.flatMap(({ files }) => files));
      expect(core.getProblems()).toEqual([]);
    }
  });

  it('opens every demo of the site', () => {
    const sections = new Set(DEMOS.map((id) => id.split('/')[0]));
    expect([...sections]).toEqual(expect.arrayContaining(PRODUCTS));
    expect(DEMOS.length).toBeGreaterThan(1100);
  });
});

/** Mistakes that readers make: what to find in a demo, and what to write instead. */
const MISTAKES: readonly (readonly [name: string, find: RegExp, write: string])[] = [
  ['an unknown prop', /<(DataGrid|DatePicker|BarChart|RichTreeView)\b/, '<$1 unknownProp="yes"'],
  ['a misspelled prop', / (columns|value|series|items)=\{/, ' $1x={'],
  ['a prop of the wrong type', /<(DataGrid|DatePicker|BarChart|RichTreeView)\b/, '<$1 sx={42}'],
  ['a string for a number', / (height|pageSize|flex|width)(=|: )\{?\d+\}?/, ' $1$2{"high"}'],
  ['an unknown name', /^export default function/m, 'const other: number = nowhere;\n\n$&'],
  ['an unknown type', /^export default function/m, 'let other: Nothing | undefined;\n\n$&'],
  [
    'an unknown module',
    /^import \* as React from 'react';$/m,
    "$&\nimport * as _ from 'not-installed';",
  ],
  [
    'an unknown module of a known package',
    /^import \* as React from 'react';$/m,
    "$&\nimport { Nothing } from '@mui/material/Nothing';",
  ],
  [
    'an unknown file',
    /^import \* as React from 'react';$/m,
    "$&\nimport { nothing } from './nothing';",
  ],
  ['an unknown export', /^import \{ (\w+)/m, 'import { Nothing, $1'],
  ['a wrong argument', /^export default function/m, 'Number.parseFloat(42);\n\n$&'],
  ['too many arguments', /^export default function/m, 'React.useRef<string>("", 1);\n\n$&'],
  ['a possibly missing value', /^export default function/m, '[1].find(Boolean).toFixed();\n\n$&'],
  ['an unclosed brace', /\}\s*$/, ''],
  ['an unclosed element', /\/>/, '>'],
  ['a parameter without a type', /^export default function/m, 'const f = (a) => a;\n\n$&'],
  ['a hook with the wrong type', /React\.useState(<[^>]*>)?\(/, 'React.useState<RegExp>('],
];

/** What changes the meaning of other demos that are checked together with it. */
const EXTENDING = /Adapter(DateFns|Luxon|Moment)|declare (module|global)|themeAugmentation/;

/** Demos of a product with one mistake each: two for every mistake that has a place in them. */
function seed(product: string): OpenedDemo[] {
  const demos = listDemos(product).filter(({ files }) =>
    files.every(({ code }) => !EXTENDING.test(code)),
  );
  return MISTAKES.flatMap(([name, find, write], index) => {
    const fitting = demos.filter(({ files }) => find.test(files[0]!.code));
    // Spread over the product.
    const picked = [0.3, 0.7].flatMap((share) => fitting[Math.floor(fitting.length * share)] ?? []);
    return [...new Set(picked)].map(({ id, files }) => ({
      id: `${index}-${name}-${id}`,
      files: files.map((file, place) => ({
        name: `${index}/${file.name}`,
        code: place === 0 ? file.code.replace(find, write) : file.code,
      })),
    }));
  });
}

/** Checks files as `tsc` does, over the installed packages. Paths start at the project's root. */
function checkAsTsc(files: readonly EditedFile[]) {
  const { options } = ts.convertCompilerOptionsFromJson(TYPESCRIPT_OPTIONS, ROOT);
  const host = ts.createCompilerHost(options);
  const codes = new Map(files.map(({ name, code }) => [path.join(ROOT, 'demo', name), code]));
  const { readFile, fileExists, getSourceFile, directoryExists } = host;
  const folders = [...codes.keys()].map((file) => path.dirname(file));
  host.readFile = (file) => codes.get(file) ?? readFile(file);
  host.fileExists = (file) => codes.has(file) || fileExists(file);
  host.directoryExists = (folder) =>
    folders.some((each) => each.startsWith(folder)) || directoryExists?.(folder) === true;
  host.getCurrentDirectory = () => ROOT;
  host.getSourceFile = (file, target, ...rest) => {
    const code = codes.get(file);
    if (code === undefined) return getSourceFile(file, target, ...rest);
    return ts.createSourceFile(file, code, target, true);
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, length = 0, ...rest }) => ({
    file: path.relative(path.join(ROOT, 'demo'), file?.fileName ?? ''),
    start,
    end: start + length,
    code: rest.code,
    message: cutKeys(ts.flattenDiagnosticMessageText(rest.messageText, '\n').replaceAll(ROOT, '')),
  }));
}

/** Which of many keys a message names, before it leaves the others out, depends on the order. */
const cutKeys = (message: string) => message.replaceAll(/"[^"]+" \| \.{3} \d+ more/g, '…');

const byPlace = (a: { file: string; start: number; code: number }, b: typeof a) =>
  a.file.localeCompare(b.file) || a.start - b.start || a.code - b.code;

describe('mistakes in demos', () => {
  // The Data Grid has every kind of mistake.
  const covered = PRODUCTS.filter((each, index) => isInScope(each) || index === 0);

  it.each(covered)('reports what tsc reports in %s', { timeout: 600_000 }, (product) => {
    const demos = seed(product);
    expect(demos.length).toBeGreaterThan(24);
    const files = demos.flatMap((demo) => demo.files);
    const { core, open } = createDemoChecker();
    open(files);
    const problems = core
      .getProblems()
      .map(({ file, start, end, code, message }) => ({
        ...{ file, start, end, code },
        message: cutKeys(message),
      }))
      .sort(byPlace);
    expect(problems).toEqual(checkAsTsc(files).sort(byPlace));
    const wrong = new Set(problems.map(({ file }) => file));
    const unnoticed = demos.filter((demo) => !demo.files.some(({ name }) => wrong.has(name)));
    expect(unnoticed.map(({ id }) => id)).toEqual([]);
  });
});

describe('names in demos', () => {
  const code = `import { DataGrid } from '@mui/x-data-grid';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Add, Nothing } from '@mui/icons-material';

export const icons = [<Add />, <DeleteOutlined />];

export default function Demo() {
  return <DataGrid rows={[]} columns={[]} density="compact" />;
}
`;
  const { core, open } = createDemoChecker();
  const start = () => open([{ name: 'Demo.tsx', code }]);

  it('are completed with the documentation of the packages', () => {
    start();
    const offset = code.indexOf('density');
    const list = core.complete('Demo.tsx', offset)!;
    const labels = list.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['checkboxSelection', 'sortModel', 'density']));
    expect([list.start, list.end]).toEqual([offset, offset + 'density'.length]);
    expect(core.describeCompletion('Demo.tsx', offset, 'sortModel')).toEqual({
      signature: '(property) sortModel?: GridSortModel | undefined',
      documentation: 'Set the sort model of the Data Grid.',
    });
    const value = core.complete('Demo.tsx', code.indexOf('compact'))!;
    expect(value.items.map(({ label }) => label).sort()).toEqual([
      'comfortable',
      'compact',
      'standard',
    ]);
  });

  it('are explained where the pointer is', () => {
    start();
    const { signature, documentation } = core.hover('Demo.tsx', code.indexOf('density'))!;
    expect(signature).toContain('density?: GridDensity | undefined');
    expect(documentation).toBe(`Set the density of the Data Grid.

@default "standard"`);
    expect(core.hover('Demo.tsx', code.indexOf('DeleteOutlined'))?.signature).toContain('SvgIcon');
  });

  it('complete the modules of a package, and know every icon', () => {
    start();
    expect(core.getProblems().map((problem) => problem.message)).toEqual([
      `Module '"@mui/icons-material"' has no exported member 'Nothing'.`,
    ]);
    const before = "import Box from '@mui/material/";
    open([{ name: 'Demo.tsx', code: `${before}';` }]);
    const modules = core.complete('Demo.tsx', before.length)?.items.map(({ label }) => label);
    expect(modules).toEqual(
      expect.arrayContaining([
        '@mui/material/Box',
        '@mui/material/TextField',
        '@mui/x-charts/BarChart',
        'dayjs',
        'react',
      ]),
    );
  });

  it('offer what has to be imported, from the packages of the demo', () => {
    const importedAt = (before: string) => {
      const all = `import { DataGrid } from '@mui/x-data-grid';\n${before}`;
      open([{ name: 'Demo.tsx', code: all }]);
      return core
        .complete('Demo.tsx', all.length)
        ?.items.flatMap(({ imported }) => (imported ? `${imported.name} ${imported.module}` : []));
    };
    expect(importedAt('const a = <ToggleButtonG')).toEqual([
      'ToggleButtonGroup @mui/material/ToggleButtonGroup',
    ]);
    expect(importedAt('let a: GridSortD')).toEqual(['GridSortDirection @mui/x-data-grid']);
    expect(importedAt('const a = useGridApiC')).toEqual(['useGridApiContext @mui/x-data-grid']);
  });
});
