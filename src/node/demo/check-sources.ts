import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';
import type { AuthorError } from '../../core/author-error.ts';
import { ROOT } from '../load-config.ts';
import { listFiles } from '../list-files.ts';

type Mistake = Omit<AuthorError, 'file'>;

/** Cache of resolved package modules, because all demos import the same few dozen. */
const packages = new Map<string, boolean>();

const require = createRequire(path.join(ROOT, 'package.json'));

function hasPackage(name: string): boolean {
  const known = packages.get(name);
  if (known !== undefined) return known;
  let found = true;
  try {
    require.resolve(name);
  } catch {
    found = false;
  }
  // Missing packages are not cached: they can be installed while the dev server runs.
  if (found) packages.set(name, found);
  return found;
}

function hasFile(base: string): boolean {
  if (/\.\w+$/.test(base) && existsSync(base)) return true;
  return existsSync(`${base}.ts`) || existsSync(`${base}.tsx`);
}

function getLine(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}

function checkImport(name: string, file: string): Omit<Mistake, 'line'> | null {
  if (name.startsWith('.')) {
    if (hasFile(path.resolve(path.dirname(file), name))) return null;
    return { problem: `There is no file ${name}.`, remedy: 'Correct the path.' };
  }
  if (hasPackage(name)) return null;
  const remedy = 'Import one of the packages listed in CONTRIBUTING.md.';
  return { problem: `The module ${name} is not installed.`, remedy };
}

/**
 * Finds the mistakes in one source: syntax errors, found by the bundler's own parser, and imports
 * that cannot be resolved.
 */
export function findSourceMistakes(file: string, code: string): Mistake[] {
  const { errors, module } = parseSync(file, code);
  if (errors.length > 0) {
    return errors.map(({ message, labels, helpMessage }) => ({
      line: getLine(code, labels[0]?.start ?? 0),
      problem: `The source cannot be parsed: ${/[.?!]$/.test(message) ? message : `${message}.`}`,
      remedy: helpMessage ?? 'Correct the syntax.',
    }));
  }
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest);
  const exported = module.staticExports.flatMap(({ entries }) => entries[0]?.moduleRequest ?? []);
  // A module that is imported and then re-exported is in both lists.
  const requests = new Map([...imported, ...exported].map((request) => [request.start, request]));
  return [...requests.values()].flatMap(({ value, start }) => {
    const mistake = checkImport(value, file);
    return mistake ? [{ line: getLine(code, start), ...mistake }] : [];
  });
}

/** Lists the demos, their variants and the datasets below a folder, as full paths. */
function listSources(root: string): string[] {
  if (!existsSync(root)) return [];
  return listFiles(root)
    .filter(
      (file) =>
        /^(demos|datasets)$/.test(path.basename(path.dirname(file))) &&
        /(?<!\.(test|spec))\.tsx?$/.test(file),
    )
    .sort()
    .map((file) => path.join(root, file));
}

/** Finds mistakes in demos and datasets. Files are relative to the parent of `contentRoot`. */
export async function checkSources(
  folders: readonly string[],
  contentRoot: string,
): Promise<AuthorError[]> {
  const files = folders.map((folder) => listSources(path.join(contentRoot, folder)));
  const found = await Promise.all(
    files.flat().map(async (fullPath) => {
      const file = path.relative(path.dirname(contentRoot), fullPath).replaceAll(path.sep, '/');
      const mistakes = findSourceMistakes(fullPath, await readFile(fullPath, 'utf8'));
      return mistakes.map((mistake) => ({ file, ...mistake }));
    }),
  );
  return found.flat();
}

/** Lists the package modules that demos import at run time, without duplicates. */
export async function listImportedPackages(contentRoot: string): Promise<string[]> {
  const names = new Set<string>();
  for (const file of listSources(contentRoot)) {
    const code = await readFile(file, 'utf8');
    for (const { start, moduleRequest } of parseSync(file, code).module.staticImports) {
      const isType = /^import\s+type\b/.test(code.slice(start));
      if (!isType && !moduleRequest.value.startsWith('.')) names.add(moduleRequest.value);
    }
  }
  return [...names].filter(hasPackage).sort();
}
