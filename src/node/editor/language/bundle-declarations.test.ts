import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { expandBundle } from '../../../core/editor/language/manifest.ts';
import { getPackageName } from '../../../core/demo/sandbox.ts';
import { TYPESCRIPT_OPTIONS } from '../../../core/editor/language/options.ts';
import { DEMO_PACKAGES } from '../../demo/demo-packages.ts';
import { ROOT } from '../../load-config.ts';
import { bundleDeclarations, type Declarations } from './bundle-declarations.ts';
import { listModuleNames } from './declaration-graph.ts';

let declarations: Declarations;
let bundles: Map<string, Map<string, string>>;

beforeAll(() => {
  declarations = bundleDeclarations();
  bundles = new Map(
    Object.entries(declarations.bundles).map(([name, bundle]) => [name, expandBundle(bundle)]),
  );
}, 60_000);

const { options } = ts.convertCompilerOptionsFromJson(TYPESCRIPT_OPTIONS, '/');
const parsed = new Map<string, ts.SourceFile>();

/** Lists the files that the compiler reads for these modules if it has only these bundles. */
function listRead(modules: readonly string[], names: readonly string[]): string[] {
  const texts = new Map(names.flatMap((name) => [...bundles.get(name)!]));
  const entry = modules.map((name) => `import '${name}';`).join('\n');
  texts.set('/demo/Demo.tsx', `${entry}\nexport default <b />;`);
  const host: ts.CompilerHost = {
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
    getDefaultLibFileName: () => '/node_modules/typescript/lib/lib.es2022.full.d.ts',
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getDefaultLibLocation: () => '/node_modules/typescript/lib',
    fileExists: (file) => texts.has(file),
    readFile: (file) => texts.get(file),
    getDirectories: () => [],
    realpath: (file) => file,
    getSourceFile(file, target) {
      const text = texts.get(file);
      if (text === undefined) return undefined;
      const known = file.startsWith('/demo/') ? undefined : parsed.get(file);
      const source = known ?? ts.createSourceFile(file, text, target);
      parsed.set(file, source);
      return source;
    },
  };
  return ts
    .createProgram(['/demo/Demo.tsx'], options, host)
    .getSourceFiles()
    .map(({ fileName }) => fileName)
    .sort();
}

describe('bundleDeclarations', () => {
  it('knows every package that demos may import', () => {
    expect(Object.keys(declarations.packages).sort()).toEqual([...DEMO_PACKAGES].sort());
  });

  it('needs nothing for a module but the bundles that it names', { timeout: 120_000 }, () => {
    const all = [...bundles.keys()];
    const modules = DEMO_PACKAGES.flatMap(listModuleNames);
    const byNeeds = Map.groupBy(modules, (name) =>
      (declarations.modules[name] ?? declarations.packages[getPackageName(name)]!).join(),
    );
    expect(byNeeds.size).toBeGreaterThan(20);
    for (const [needs, names] of byNeeds) {
      const own = [...declarations.base, ...needs.split(',').filter(Boolean)];
      expect(listRead(names, own)).toEqual(listRead(names, all));
    }
  });

  it('keeps a date library out of what other adapters need', () => {
    const { modules, packages } = declarations;
    expect(modules['@mui/x-date-pickers/AdapterLuxon']).toContain('luxon');
    expect(modules['@mui/x-date-pickers/AdapterDayjs']).not.toContain('luxon');
    expect(packages['@mui/x-date-pickers']).not.toContain('dayjs');
    expect(packages['@mui/x-charts']).not.toContain('x-data-grid');
    expect(packages['@mui/x-data-grid']).not.toContain('x-data-grid-pro');
    expect(packages['@mui/x-data-grid-pro']).toContain('x-data-grid');
  });

  it('keeps the documentation and leaves out source maps', () => {
    const texts = [...bundles.get('x-data-grid')!.values()].join('\n');
    expect(texts).toContain('@default');
    expect(texts).not.toContain('sourceMappingURL');
  });

  it('has a module for every icon, and each in the root', () => {
    const icons = bundles.get('icons')!;
    const folder = '/node_modules/@mui/icons-material/esm/';
    expect(icons.size).toBeGreaterThan(10_000);
    expect(icons.get(`${folder}DeleteOutlined.d.ts`)).toContain('@mui/material/SvgIcon');
    const installed = ts.sys.readFile(`${ROOT}${folder}index.d.ts`)!;
    const toLines = (text: string) => text.trim().split('\n').sort();
    expect(toLines(icons.get(`${folder}index.d.ts`)!)).toEqual(toLines(installed));
  });
});
