import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NavEntry } from '../../src/core/site/nav.ts';
import { copyProject } from '../copy-project.ts';

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
    const pages = readdirSync(path.join(content, section), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'page.mdx' && path.dirname(file) !== '.')
      .map((file) => path.dirname(file));
    const prefix = findPrefix(entries);
    for (const page of pages) {
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
        added.push({ pathname: `${prefix}/${folder}` });
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
    writeFileSync(file, text.replace(/(\d+) \* 1024/g, '$1 * 1024 * 1000'));
  }
}

function findPrefix(entries: readonly NavEntry[]): string {
  const paths = entries.map(({ pathname }) => pathname);
  return paths.sort((a, b) => a.length - b.length)[0] ?? '';
}

function readPeakMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function build(root: string): Promise<{ seconds: number; peakMemory: number }> {
  const started = performance.now();
  const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  let peakMemory = 0;
  const timer = setInterval(() => {
    peakMemory = Math.max(peakMemory, readPeakMemory(child.pid!));
  }, 200);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build of the copy failed:\n${errors}`);
  return { seconds: (performance.now() - started) / 1000, peakMemory };
}

function countPages(root: string): number {
  return readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html'),
  ).length;
}

/** Builds a copy of the site with `factor` times its pages in a temporary folder. */
export async function measureBuild(root: string, factor: number): Promise<BuildCost> {
  const copy = copyProject(root);
  try {
    await multiplyPages(copy, factor);
    liftBudgets(copy);
    const { seconds, peakMemory } = await build(copy);
    const pages = countPages(copy);
    return { pages, seconds, secondsPerPage: seconds / pages, peakMemory };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
