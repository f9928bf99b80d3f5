import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import typescript from 'typescript';
import { CHANGES } from '../../../config/changes/index.ts';
import { checkFiles, type CheckResult } from '../../core/data/check/check.ts';
import type { CheckedFile } from '../../core/data/check/finding.ts';
import type { FileSource } from '../../core/data/check/program.ts';
import type { Context } from '../context.ts';

const toSlashes = (file: string) => file.replaceAll('\\', '/');

function isKind(file: string, kind: 'isFile' | 'isDirectory'): boolean {
  return statSync(file, { throwIfNoEntry: false })?.[kind]() ?? false;
}

/**
 * Files of the project and of its packages. Nothing else is read, also not through a link: a folder
 * of packages is what Node and the compiler would look into.
 */
function createSource(folder: string): FileSource {
  const real = new Map<string, string>();
  const getRealPath = (file: string) => {
    const known = real.get(file);
    if (known !== undefined) return known;
    let found = file;
    try {
      found = toSlashes(realpathSync(file));
    } catch {
      // It does not exist.
    }
    real.set(file, found);
    return found;
  };
  const roots = [folder, getRealPath(folder)].map((each) => `${each}/`);
  const isAllowed = (file: string) =>
    file.includes('/node_modules/') || roots.some((root) => `${file}/`.startsWith(root));
  const isReadable = (file: string) => isAllowed(file) && isAllowed(getRealPath(file));
  return {
    readFile: (file) => {
      if (!isReadable(file) || !isKind(file, 'isFile')) return undefined;
      return readFileSync(file, 'utf8');
    },
    fileExists: (file) => isReadable(file) && isKind(file, 'isFile'),
    directoryExists: (file) => isAllowed(`${file}/`) && isKind(file, 'isDirectory'),
    getRealPath,
  };
}

/** Reads the options of the nearest `tsconfig.json`, with those that it extends. */
function readCompilerOptions(folder: string, source: FileSource) {
  const file = typescript.findConfigFile(folder, source.fileExists);
  if (file === undefined) return {};
  const { config } = typescript.readConfigFile(file, source.readFile) as { config?: object };
  const host: import('typescript').ParseConfigHost = {
    ...{ fileExists: source.fileExists, readFile: source.readFile },
    ...{ readDirectory: () => [], useCaseSensitiveFileNames: true },
  };
  return typescript.parseJsonConfigFileContent(config ?? {}, host, path.dirname(file)).options;
}

/** Keeps parsed declarations between checks. */
const registry = typescript.createDocumentRegistry(true);

/** Checks files, given by absolute paths, as code of the project. */
export function checkProject(context: Context, files: readonly CheckedFile[]): CheckResult[] {
  const { library, asOf, project } = context;
  const folder = toSlashes(project.folder);
  const source = createSource(folder);
  // A fix can import from another package of ours than the code does.
  const own = library.products.flatMap(({ packages }) =>
    packages.map(({ name }) => `import '${name}';`),
  );
  return checkFiles(files, {
    ...{ typescript, library, asOf, folder, source, registry, changes: CHANGES },
    declarations: library.readDeclarations([...files.map(({ code }) => code), ...own]),
    compilerOptions: readCompilerOptions(folder, source),
    getVersion: project.getVersion,
  });
}
