import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import products from '../../config/products.ts';
import { getPagePathname, toHref } from '../../src/core/urls.ts';
import { listFiles } from '../../src/node/list-files.ts';
import { ROOT } from '../../src/node/load-config.ts';
import { listImports, readImporters, type Importers } from './module-graph.ts';
import { LABELS, type SpecFile, type WrittenPage } from './select-tests.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter(Boolean);

/** Lists the files that differ from a commit, with untracked ones. Throws for an unknown commit. */
export function listChanged(base: string): string[] {
  const changed = git('diff', '--name-only', base, '--');
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')];
}

/** Counts the commits up to the current one; null without git. */
export function countCommits(): number | null {
  try {
    return Number(git('rev-list', '--count', 'HEAD')[0]);
  } catch {
    return null;
  }
}

/** Lists all files of the content, as paths from the project's root. */
export function listContent(): string[] {
  return listFiles(path.join(ROOT, 'content')).map(
    (file) => `content/${file.replaceAll(path.sep, '/')}`,
  );
}

/** Adds the datasets that a file imports, and those that they import in turn. */
function addDatasets(file: string, found: Set<string>): void {
  for (const imported of listImports(file)) {
    if (!/\/datasets\/.+\.tsx?$/.test(imported) || found.has(imported)) continue;
    found.add(imported);
    addDatasets(imported, found);
  }
}

/** Lists the pages that authors wrote, with the datasets of their demos. */
export function listPages(content: readonly string[]): WrittenPage[] {
  return products.flatMap((product) => {
    const root = `content/${product.folder}`;
    return content
      .filter((file) => file.startsWith(`${root}/`) && file.endsWith('/page.mdx'))
      .map((file) => path.posix.dirname(file))
      .map((folder) => {
        const datasets = new Set<string>();
        for (const file of content) {
          if (file.startsWith(`${folder}/demos/`) && /\.tsx?$/.test(file)) {
            addDatasets(file, datasets);
          }
        }
        return {
          folder,
          path: toHref(getPagePathname(product.prefix, folder.slice(root.length + 1))),
          datasets: [...datasets],
        };
      });
  });
}

const SPECS = 'tests/e2e';

/** Reads the spec files that are not beside a page. */
export function readSpecFiles(): SpecFile[] {
  const read = (file: string) => readFileSync(path.join(ROOT, SPECS, file), 'utf8');
  return readdirSync(path.join(ROOT, SPECS))
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('take-'))
    .map((file) => ({ file: `${SPECS}/${file}`, text: read(file) }));
}

/** The folders whose modules browser tests depend on. */
const CODE = ['insights', 'scripts', 'server', 'src', 'tests'];

/** A section of labels, such as `search`, with its labels by name. */
type LabelSections = Record<string, Record<string, unknown>>;

/** Lists the keys of labels that are new or differ from a commit, such as `search.empty`. */
function listChangedLabels(base: string): string[] {
  const then = JSON.parse(git('show', `${base}:${LABELS}`).join('\n')) as LabelSections;
  const now = JSON.parse(readFileSync(path.join(ROOT, LABELS), 'utf8')) as LabelSections;
  return Object.entries(now).flatMap(([section, labels]) =>
    Object.keys(labels)
      .filter((name) => JSON.stringify(labels[name]) !== JSON.stringify(then[section]?.[name]))
      .map((name) => `${section}.${name}`),
  );
}

/**
 * Reads which files import which. The labels count as imported by the files that name a key that
 * differs from a commit; if a key is not named anywhere, by none, so that they count as shared.
 */
export function readModuleGraph(base: string): Importers {
  const files = CODE.flatMap((folder) =>
    listFiles(path.join(ROOT, folder)).map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  ).filter((file) => /\.(tsx?|astro)$/.test(file) && !/^src\/.+\.test\.tsx?$/.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
  const listNaming = (key: string) => files.filter((file) => texts.get(file)!.includes(key));
  const users = listChangedLabels(base).map((key) => {
    const named = listNaming(`'${key}'`);
    // Some keys are put together.
    return named.length > 0 ? named : listNaming(`\`${key.split('.')[0]}.`);
  });
  const isKnown = users.every((each) => each.length > 0);
  return new Map([...readImporters(files), [LABELS, isKnown ? [...new Set(users.flat())] : []]]);
}
