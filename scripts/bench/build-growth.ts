import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NavEntry } from '../../src/core/site/nav.ts';
import { listFiles } from '../../src/node/list-files.ts';
import { copyProject } from '../copy-project.ts';
import { runBuild } from './run-build.ts';

export interface BuildCost {
  pages: number;
  seconds: number;
  secondsPerPage: number;
  /** Peak memory of the building process, in MiB. */
  peakMemory: number;
}

/** Adds copies of every page with their own titles and navigation entries. */
async function multiplyPages(root: string, factor: number): Promise<void> {
  const content = path.join(root, 'content');
  for (const section of readdirSync(content)) {
    const navFile = path.join(content, section, 'nav.ts');
    let entries: NavEntry[];
    try {
      entries = ((await import(pathToFileURL(navFile).href)) as { default: NavEntry[] }).default;
    } catch {
      continue;
    }
    const added: NavEntry[] = [];
    const pages = listFiles(path.join(content, section))
      .filter((file) => path.basename(file) === 'page.mdx' && path.dirname(file) !== '.')
      .map((file) => path.dirname(file));
    const leaves = listLeaves(entries);
    for (const page of pages) {
      const pathname = leaves.find((leaf) => leaf.endsWith(`/${page}`));
      if (pathname === undefined) throw new Error(`${section}/${page} is not in the navigation`);
      for (let copy = 2; copy <= factor; copy += 1) {
        const folder = `${page}-${copy}`;
        const original = path.join(content, section, page);
        cpSync(original, path.join(content, section, folder), {
          recursive: true,
          // Pages below this one are copied separately.
          filter: (file) => file === original || !existsSync(path.join(file, 'page.mdx')),
        });
        const file = path.join(content, section, folder, 'page.mdx');
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, text.replace(/^title: (.*)$/m, `title: $1 ${copy}`));
        added.push({ pathname: `${pathname}-${copy}` });
      }
    }
    writeFileSync(navFile, `export default ${JSON.stringify([...entries, ...added])};\n`);
  }
}

/** Raises the budgets, because the copies make menus and the search index unrealistically large. */
function liftBudgets(root: string): void {
  for (const name of ['budgets', 'search']) {
    const file = path.join(root, `config/${name}.ts`);
    const text = readFileSync(file, 'utf8');
    const sizes = text.replace(/(\d+) \* 1024/g, '$1 * 1024 * 1000');
    writeFileSync(file, sizes.replace(/\b(elements|islands): (\d+)/g, '$1: $2 * 1000'));
  }
}

function listLeaves(entries: readonly NavEntry[]): string[] {
  return entries.flatMap(({ pathname, children }) =>
    children ? listLeaves(children) : [pathname],
  );
}

function countPages(root: string): number {
  return listFiles(path.join(root, 'dist')).filter((file) => file.endsWith('.html')).length;
}

/** Builds a copy of the site with `factor` times its pages in a temporary folder. */
export async function measureBuild(root: string, factor: number): Promise<BuildCost> {
  const copy = copyProject(root);
  try {
    await multiplyPages(copy, factor);
    liftBudgets(copy);
    const { seconds, peakMemory } = await runBuild(copy);
    const pages = countPages(copy);
    return { pages, seconds, secondsPerPage: seconds / pages, peakMemory };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
