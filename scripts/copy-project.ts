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

/** What tools keep between their runs; a copy has its own. */
const CACHES = new Set(['.vite', '.vite-temp', '.astro', '.cache', '.vitest-cache']);

/** The same tree of files without their content; on another disk with it. */
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
 * Copies the project as it is now, without what git ignores, so that what is tried out never touches
 * the project itself. Installed packages are linked file by file: to tools they lie in the copy.
 */
export function copyProject(root: string): string {
  const target = mkdtempSync(path.join(tmpdir(), 'docs-copy-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    const source = path.join(root, file);
    if (existsSync(source)) cpSync(source, path.join(target, file), { recursive: true });
  }
  linkTree(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
  return target;
}
