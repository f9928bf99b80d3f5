import { getImportedModules, getPackageName } from '../../demo/sandbox.ts';

/** Where the build writes the manifest. Its content names the other files by their hashes. */
export const LANGUAGE_MANIFEST_PATH = '/x/editor-language.json';

/** Folder of the compiler and the declaration bundles. */
export const LANGUAGE_ASSETS_PATH = '/x/assets/editor/';

/** A file that the build has prepared. */
export interface LanguageAsset {
  path: string;
  /** Size as it is sent, compressed. */
  bytes: number;
  /** Size of its content, in bytes. */
  contentBytes: number;
}

/** What the language service loads, and for which imports. */
export interface LanguageManifest {
  /** The TypeScript compiler, as a module with a default export. */
  compiler: LanguageAsset;
  /** Declaration bundles by name. */
  bundles: Readonly<Record<string, LanguageAsset>>;
  /** Names of the bundles that every file needs: the standard library and React. */
  base: readonly string[];
  /** Names of the bundles that the modules of a package need, including the package's own. */
  packages: Readonly<Record<string, readonly string[]>>;
  /** Modules that need more bundles than the rest of their package, and what they need. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Modules that an edited demo can import, without icons: `@mui/x-charts/BarChart`. */
  entryPoints: readonly string[];
}

/** Declaration files with the same text, by their absolute paths. */
export interface DeclarationGroup {
  text: string;
  paths: readonly string[];
}

/**
 * A package with a module for each of very many names, all with the same declaration. Its root
 * exports each of them, too.
 */
export interface DeclaredNames {
  /** Folder of the package: `/node_modules/@mui/icons-material/`. */
  folder: string;
  /** Declaration of a module. */
  text: string;
  /** Declaration of the root before its names, and of a name, in which `*` stands for the name. */
  root: { start: string; each: string };
  /** Names without their variants. */
  stems: readonly string[];
  /** Endings that every stem has; one of them is empty. */
  endings: readonly string[];
  /** Names that are not a stem with an ending. */
  others: readonly string[];
}

/** The content of a declaration bundle. */
export interface DeclarationBundle {
  files: readonly DeclarationGroup[];
  names?: DeclaredNames;
}

/** Lists the names of the bundles that files with these imports need, each once. */
export function findBundles(codes: readonly string[], manifest: LanguageManifest): string[] {
  const names = new Set(manifest.base);
  for (const moduleName of codes.flatMap(getImportedModules)) {
    const { modules, packages } = manifest;
    const needed = Object.hasOwn(modules, moduleName)
      ? modules[moduleName]
      : Object.hasOwn(packages, getPackageName(moduleName)) && packages[getPackageName(moduleName)];
    for (const name of needed || []) names.add(name);
  }
  return [...names];
}

/** Lists what files with these imports load: the compiler first, then the bundles. */
export function listAssets(codes: readonly string[], manifest: LanguageManifest): LanguageAsset[] {
  return [
    manifest.compiler,
    ...findBundles(codes, manifest).flatMap((name) => manifest.bundles[name] ?? []),
  ];
}

/** Returns the text of each declaration file of a bundle by its path. */
export function expandBundle({ files, names }: DeclarationBundle): Map<string, string> {
  const texts = new Map(files.flatMap(({ text, paths }) => paths.map((path) => [path, text])));
  if (!names) return texts;
  const { folder, text, root, stems, endings, others } = names;
  // A stem with an ending may be a stem, too.
  const all = [
    ...new Set([...stems.flatMap((stem) => endings.map((ending) => stem + ending)), ...others]),
  ];
  for (const name of all) texts.set(`${folder}${name}.d.ts`, text);
  texts.set(
    `${folder}index.d.ts`,
    root.start + all.map((name) => root.each.replace('*', name)).join(''),
  );
  return texts;
}
