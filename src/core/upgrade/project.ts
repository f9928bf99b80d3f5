import type ts from 'typescript';
import { CHARTS_DECLARATIONS } from './declarations/charts.ts';
import { DATA_GRID_DECLARATIONS } from './declarations/data-grid.ts';
import { DATE_PICKERS_DECLARATIONS } from './declarations/date-pickers.ts';
import {
  DYNAMIC_DECLARATIONS,
  LIBRARY_DECLARATIONS,
  REACT_DECLARATIONS,
  THEME_DECLARATIONS,
  WRAPPER_DECLARATIONS,
} from './declarations/library.ts';
import { TREE_VIEW_DECLARATIONS } from './declarations/tree-view.ts';
import type { UpgradeProduct } from './change.ts';

export interface UpgradeFile {
  /** Path in the project, with slashes. */
  path: string;
  code: string;
}

/** Root of the declarations in the program, which no path of a project starts with. */
const DECLARATIONS = '/@declarations/';
const PROJECT = '/project/';
const LIBRARY = `${DECLARATIONS}library.d.ts`;

const TEXTS: Record<string, string> = {
  [LIBRARY]: LIBRARY_DECLARATIONS,
  [`${DECLARATIONS}react.d.ts`]: REACT_DECLARATIONS,
  [`${DECLARATIONS}wrapper.d.ts`]: WRAPPER_DECLARATIONS,
  [`${DECLARATIONS}theme.d.ts`]: THEME_DECLARATIONS,
  [`${DECLARATIONS}dynamic.d.ts`]: DYNAMIC_DECLARATIONS,
  [`${DECLARATIONS}data-grid.d.ts`]: DATA_GRID_DECLARATIONS,
  [`${DECLARATIONS}date-pickers.d.ts`]: DATE_PICKERS_DECLARATIONS,
  [`${DECLARATIONS}charts.d.ts`]: CHARTS_DECLARATIONS,
  [`${DECLARATIONS}tree-view.d.ts`]: TREE_VIEW_DECLARATIONS,
};

const MODULES: readonly [pattern: RegExp, declarations: string][] = [
  [/^@mui\/x-data-grid(-pro|-premium|-generator)?(\/|$)/, 'data-grid'],
  [/^@mui\/x-date-pickers(-pro)?(\/|$)/, 'date-pickers'],
  [/^@mui\/x-charts(\/|$)/, 'charts'],
  [/^@mui\/x-tree-view(\/|$)/, 'tree-view'],
  [/^react$/, 'react'],
  [
    /^(@mui\/(material|system|styles|styled-engine|joy)(\/styles|\/styled)?|@emotion\/styled|styled-components)$/,
    'wrapper',
  ],
  [/^@mui\/theme-components$/, 'theme'],
  [/^next\/dynamic$/, 'dynamic'],
];

/** The product of a module, or `undefined` if the module is not one of a product. */
export function getProductOfModule(module: string): UpgradeProduct | undefined {
  const name = MODULES.slice(0, 4).find(([pattern]) => pattern.test(module))?.[1];
  return name as UpgradeProduct | undefined;
}

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.mts', '.cts', '.mjs', '.cjs'];

/** Whether a file holds TypeScript or JavaScript. */
export function isScript(path: string): boolean {
  return EXTENSIONS.some((extension) => path.endsWith(extension)) && !path.endsWith('.d.ts');
}

/** The files of a project, bound and ready to be asked for types. */
export interface Project {
  typescript: typeof ts;
  checker: ts.TypeChecker;
  /** Returns the tree of a file. */
  getSource: (path: string) => ts.SourceFile;
  /** Returns the path of a tree in the project. */
  getPath: (source: ts.SourceFile) => string;
  /** Returns why a file cannot be parsed, or `undefined` if it can. */
  getProblem: (path: string) => string | undefined;
  /** Whether a node belongs to what the packages declared before the change. */
  isDeclared: (node: ts.Node) => boolean;
}

function resolve(base: string, relative: string): string {
  const parts = base.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Creates a program of the files, in which the packages have the declarations of the earlier
 * version. `typescript` is the compiler, so that the same code runs in a browser and in Node.
 */
export function createProject(
  typescript: typeof ts,
  files: readonly UpgradeFile[],
  /** Further declarations of the products. */
  added: ReadonlyMap<UpgradeProduct, string> = new Map(),
): Project {
  const texts = new Map(Object.entries(TEXTS));
  for (const [product, text] of added) {
    const path = `${DECLARATIONS}${product}.d.ts`;
    texts.set(path, texts.get(path)! + text);
  }
  for (const { path, code } of files) texts.set(PROJECT + path, code);
  const paths = files.map(({ path }) => PROJECT + path);

  const find = (place: string): string | undefined =>
    [place, ...EXTENSIONS.flatMap((each) => [place + each, `${place}/index${each}`])].find(
      (path) => texts.has(path) && isScript(path),
    ) ??
    EXTENSIONS.map((each) => place.replace(/\.[cm]?jsx?$/, each)).find((path) => texts.has(path));
  // An alias such as `@/grid` names a file by the end of its path.
  const findByEnd = (end: string): string | undefined => {
    const found = paths.filter((path) => {
      const name = path.replace(/(\/index)?\.[cm]?[jt]sx?$/, '');
      return name.endsWith(`/${end}`);
    });
    return found.length === 1 ? found[0] : undefined;
  };
  const resolveModule = (name: string, from: string): string | undefined => {
    const declared = MODULES.find(([pattern]) => pattern.test(name))?.[1];
    if (declared) return `${DECLARATIONS}${declared}.d.ts`;
    if (name.startsWith('.')) return find(resolve(from, name));
    const alias = /^(?:@|~|src|#)\/(.+)$/.exec(name)?.[1];
    return alias === undefined ? undefined : findByEnd(alias);
  };

  const options: ts.CompilerOptions = {
    allowJs: true,
    jsx: typescript.JsxEmit.Preserve,
    noLib: true,
    types: [],
    strict: true,
    esModuleInterop: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    experimentalDecorators: true,
    target: typescript.ScriptTarget.ESNext,
    module: typescript.ModuleKind.ESNext,
    moduleResolution: typescript.ModuleResolutionKind.Bundler,
  };
  const sources = new Map<string, ts.SourceFile>();
  const getSourceFile = (path: string): ts.SourceFile | undefined => {
    const text = texts.get(path);
    if (text === undefined) return undefined;
    let source = sources.get(path);
    if (!source) {
      // JSX is as frequent in .js files as in .jsx.
      const kind = /\.(js|mjs|cjs)$/.test(path) ? typescript.ScriptKind.JSX : undefined;
      source = typescript.createSourceFile(path, text, typescript.ScriptTarget.ESNext, true, kind);
      sources.set(path, source);
    }
    return source;
  };
  const program = typescript.createProgram({
    rootNames: [LIBRARY, ...paths],
    options,
    host: {
      getSourceFile,
      getDefaultLibFileName: () => LIBRARY,
      writeFile: () => undefined,
      getCurrentDirectory: () => '/',
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      fileExists: (path) => texts.has(path),
      readFile: (path) => texts.get(path),
      directoryExists: () => true,
      getDirectories: () => [],
      resolveModuleNameLiterals: (literals, from) =>
        literals.map(({ text }) => {
          const path = resolveModule(text, from);
          if (path === undefined) return { resolvedModule: undefined };
          const extension = /\.d\.ts$|\.[^.]+$/.exec(path)![0];
          return { resolvedModule: { resolvedFileName: path, extension } };
        }),
    },
  });
  return {
    typescript,
    checker: program.getTypeChecker(),
    getSource: (path) => program.getSourceFile(PROJECT + path)!,
    getPath: ({ fileName }) => fileName.slice(PROJECT.length),
    getProblem(path) {
      const source = program.getSourceFile(PROJECT + path)!;
      const [problem] = program.getSyntacticDiagnostics(source);
      if (!problem) return undefined;
      const { line } = source.getLineAndCharacterOfPosition(problem.start);
      const message = typescript.flattenDiagnosticMessageText(problem.messageText, ' ');
      return `line ${line + 1}: ${message}`;
    },
    isDeclared: (node) => node.getSourceFile().fileName.startsWith(DECLARATIONS),
  };
}
