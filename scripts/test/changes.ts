import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import products from '../../config/products.ts';
import { getPagePathname, toHref } from '../../src/core/urls.ts';
import { listFiles } from '../../src/node/list-files.ts';
import { ROOT } from '../../src/node/load-config.ts';
import type { SpecFile, WrittenPage } from './select-tests.ts';

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
  const code = readFileSync(path.join(ROOT, file), 'utf8');
  for (const [, name] of code.matchAll(/from '(\.[^']+)'/g)) {
    const imported = path.posix.join(path.posix.dirname(file), name!);
    const dataset = ['', '.ts', '.tsx'].map((ending) => imported + ending);
    const existing = dataset.find(
      (each) => /\/datasets\/.+\.tsx?$/.test(each) && existsSync(path.join(ROOT, each)),
    );
    if (existing === undefined || found.has(existing)) continue;
    found.add(existing);
    addDatasets(existing, found);
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
