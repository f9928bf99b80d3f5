import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Caches of tools. Each copy has its own. */
const CACHES = new Set(['.vite', '.vite-temp', '.astro', '.cache', '.vitest-cache']);

/** Hard-links a tree of files; copies them if the target is on another disk. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (CACHES.has(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        copyFileSync(source, target);
      }
    }
  }
}

/**
 * Copies the project's files as they are now, except what git ignores, so that experiments never
 * touch the project itself. Returns the folder of the copy.
 */
export function copyFiles(root: string): string {
  const target = mkdtempSync(path.join(tmpdir(), 'docs-copy-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    const source = path.join(root, file);
    if (existsSync(source)) cpSync(source, path.join(target, file), { recursive: true });
  }
  return target;
}

/**
 * Copies the project's files and its installed packages. Files of packages are linked individually,
 * because the bundler would resolve a linked folder to its real path outside the copy.
 */
export function copyProject(root: string): string {
  const target = copyFiles(root);
  linkTree(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
  return target;
}
