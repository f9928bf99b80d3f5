import type ts from 'typescript';
import { JAVASCRIPT_OPTIONS, TYPESCRIPT_OPTIONS } from '../../editor/language/options.ts';
import type { CheckedFile } from './finding.ts';

/** Files around those that are checked. Paths are absolute, with slashes. */
export interface FileSource {
  readFile: (path: string) => string | undefined;
  fileExists: (path: string) => boolean;
  directoryExists: (path: string) => boolean;
  /** Resolves links; the same path where there are none. */
  getRealPath: (path: string) => string;
}

export interface ProgramOptions {
  typescript: typeof ts;
  files: readonly CheckedFile[];
  /** Folder of the project. */
  folder: string;
  /** The project's own files and packages. */
  source: FileSource;
  /** Declarations for packages that the project lacks, by paths that start with `/node_modules/`. */
  declarations: ReadonlyMap<string, string>;
  /** Options of the project's `tsconfig.json`, as the compiler has read them. */
  compilerOptions?: ts.CompilerOptions;
  /** Keeps parsed files between programs. */
  registry?: ts.DocumentRegistry;
}

/** The files that are checked, with their types. */
export interface CheckedProgram {
  service: ts.LanguageService;
  getSource: (path: string) => ts.SourceFile;
  checker: () => ts.TypeChecker;
  /** Runs something while a file has another text. */
  withText: <Result>(path: string, text: string, run: () => Result) => Result;
}

const LIBRARY = '/node_modules/typescript/lib/';

export const isJavaScript = (path: string) => /\.[cm]?jsx?$/.test(path);

/** `C:/node_modules/react` is where the search ends on Windows. */
const toDeclared = (path: string) =>
  path.replace(/^[A-Za-z]:(?=\/node_modules(\/|$))/, '').replace(/\/$/, '');

function listFolders(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

/**
 * Options of the project that decide which types its code has. How it is written and read is ours,
 * so that code is checked in the same way whatever builds it.
 */
function mergeOptions(typescript: typeof ts, isJs: boolean, own: ts.CompilerOptions = {}) {
  const { options } = typescript.convertCompilerOptionsFromJson(
    isJs ? JAVASCRIPT_OPTIONS : TYPESCRIPT_OPTIONS,
    '/',
  );
  const { paths, baseUrl, pathsBasePath, rootDirs, jsxImportSource } = own;
  const modules = { paths, baseUrl, pathsBasePath, rootDirs, jsxImportSource };
  const taken = isJs
    ? modules
    : {
        ...modules,
        strict: own.strict,
        strictNullChecks: own.strictNullChecks,
        strictFunctionTypes: own.strictFunctionTypes,
        noImplicitAny: own.noImplicitAny,
        exactOptionalPropertyTypes: own.exactOptionalPropertyTypes,
        noUncheckedIndexedAccess: own.noUncheckedIndexedAccess,
      };
  const known = Object.entries(taken).filter(([, value]) => value !== undefined);
  return {
    ...options,
    allowJs: true,
    allowImportingTsExtensions: true,
    esModuleInterop: true,
    ...(Object.fromEntries(known) as ts.CompilerOptions),
  };
}

/**
 * Creates a program of files that are all JavaScript or all TypeScript. A package is read from the
 * project, and from the declarations if the project does not have it: their folder is the last one
 * in which a module is looked for.
 */
export function createProgram(options: ProgramOptions): CheckedProgram {
  const { typescript, files, source, declarations, folder } = options;
  const texts = new Map(files.map(({ path, code }) => [path, code]));
  const changes = new Map<string, number>();
  const folders = listFolders([...texts.keys(), ...declarations.keys()]);
  let version = 0;
  const read = (path: string) =>
    texts.get(path) ?? source.readFile(path) ?? declarations.get(toDeclared(path));
  const settings = mergeOptions(
    typescript,
    isJavaScript(files[0]?.path ?? ''),
    options.compilerOptions,
  );
  const styles = `${folder}/@styles.d.ts`;
  texts.set(styles, "declare module '*.css' {}\n");

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => settings,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (each) => LIBRARY + typescript.getDefaultLibFileName(each),
    getProjectVersion: () => String(version),
    getScriptFileNames: () => [...texts.keys()],
    getScriptVersion: (path) =>
      texts.has(path)
        ? `${texts.get(path)!.length}-${changes.get(path) ?? 0}`
        : `read-${read(path)?.length ?? 0}`,
    getScriptSnapshot(path) {
      const text = read(path);
      return text === undefined ? undefined : typescript.ScriptSnapshot.fromString(text);
    },
    fileExists: (path) =>
      texts.has(path) || source.fileExists(path) || declarations.has(toDeclared(path)),
    readFile: read,
    directoryExists: (path) => folders.has(toDeclared(path)) || source.directoryExists(path),
    getDirectories: () => [],
    readDirectory: () => [],
    realpath: source.getRealPath,
    useCaseSensitiveFileNames: () => true,
  };
  const service = typescript.createLanguageService(host, options.registry);
  return {
    service,
    getSource: (path) => service.getProgram()!.getSourceFile(path)!,
    checker: () => service.getProgram()!.getTypeChecker(),
    withText(path, text, run) {
      const before = texts.get(path)!;
      const set = (next: string) => {
        texts.set(path, next);
        changes.set(path, (changes.get(path) ?? 0) + 1);
        version += 1;
      };
      set(text);
      try {
        return run();
      } finally {
        set(before);
      }
    },
  };
}
