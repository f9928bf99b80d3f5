import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { TYPESCRIPT_OPTIONS } from '../../../core/editor/language/options.ts';
import { ROOT } from '../../load-config.ts';

const MODULES = path.join(ROOT, 'node_modules');

/** Folder of the declarations of the standard library. */
const LIBRARY = path.join(MODULES, 'typescript/lib');

/** Folders with other builds of a package. */
const OTHER_BUILDS = new Set(['node_modules', 'esm', 'modern', 'node', 'legacy', 'build', 'src']);

/** Reads declaration files and what they import. */
export interface DeclarationGraph {
  /** Returns the file that a module leads to: its declarations, or its code if it has none. */
  resolve: (moduleName: string) => string | null;
  /** Returns these files and all that they lead to, in depth. */
  follow: (files: Iterable<string>) => Set<string>;
  /** The `package.json` files that modules were found by. */
  manifests: ReadonlySet<string>;
}

/** Returns the files of the standard library that edited demos start from. */
export function getLibraryFiles(): string[] {
  const names = ['es2022', ...TYPESCRIPT_OPTIONS.lib];
  return [...new Set(names)].map((name) => path.join(LIBRARY, `lib.${name}.d.ts`));
}

/** Lists the names of the files and folders of a folder that a module could be named after. */
function listNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : (/^[^.]+(?=\.(d\.ts|js)$)/.exec(entry.name)?.[0] ?? []),
  );
  return names.filter((name) => name !== 'index' && !OTHER_BUILDS.has(name));
}

/** Lists the names of modules that a package may have. Not each of them has declarations. */
export function listModuleNames(packageName: string): string[] {
  const folder = path.join(MODULES, packageName);
  const types = path.join(MODULES, '@types', packageName.replace(/^@/, '').replace('/', '__'));
  const deeper = ['locale', 'plugin'].flatMap((name) =>
    listNames(path.join(folder, name)).map((each) => `${name}/${each}`),
  );
  const names = new Set([...listNames(folder), ...listNames(types), ...deeper]);
  return [packageName, ...[...names].map((name) => `${packageName}/${name}`)];
}

/** Whether a file has declarations only. */
export function isDeclaration(file: string): boolean {
  return /\.d\.[cm]?ts$/.test(file);
}

/** Creates a graph over `node_modules` with the resolution of edited demos. */
export function createDeclarationGraph(): DeclarationGraph {
  const { options } = ts.convertCompilerOptionsFromJson(TYPESCRIPT_OPTIONS, ROOT);
  const manifests = new Set<string>();
  const host: ts.ModuleResolutionHost = {
    ...ts.sys,
    readFile(file) {
      const text = ts.sys.readFile(file);
      if (text !== undefined && path.basename(file) === 'package.json') manifests.add(file);
      return text;
    },
  };
  const cache = ts.createModuleResolutionCache(ROOT, (name) => name, options);
  const find = (moduleName: string, from: string): string | undefined =>
    ts.resolveModuleName(moduleName, from, options, host, cache).resolvedModule?.resolvedFileName;
  const findTypes = (name: string, from: string): string | undefined =>
    ts.resolveTypeReferenceDirective(name, from, options, host).resolvedTypeReferenceDirective
      ?.resolvedFileName;
  const edges = new Map<string, string[]>();
  const getEdges = (file: string): string[] => {
    const known = edges.get(file);
    if (known) return known;
    const info = ts.preProcessFile(readFileSync(file, 'utf8'), true, false);
    const found = [
      ...info.importedFiles.flatMap(({ fileName }) => find(fileName, file) ?? []),
      ...info.typeReferenceDirectives.flatMap(({ fileName }) => findTypes(fileName, file) ?? []),
      ...info.referencedFiles.map(({ fileName }) => path.resolve(path.dirname(file), fileName)),
      ...info.libReferenceDirectives.map(({ fileName }) =>
        path.join(LIBRARY, `lib.${fileName}.d.ts`),
      ),
    ].filter(isDeclaration);
    edges.set(file, found);
    return found;
  };
  return {
    resolve: (moduleName) => find(moduleName, path.join(ROOT, 'demo.tsx')) ?? null,
    follow(files) {
      const all = new Set(files);
      for (const file of all) for (const next of getEdges(file)) all.add(next);
      return all;
    },
    manifests,
  };
}
