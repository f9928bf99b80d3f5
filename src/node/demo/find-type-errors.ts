import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../load-config.ts';

/**
 * Returns the type errors of files in an empty project with the installed packages, as `tsc` prints
 * them. `files` are codes by their paths in the project; `tsconfig.json` is one of them.
 */
export function findTypeErrors(files: Readonly<Record<string, string>>): string {
  const project = mkdtempSync(path.join(tmpdir(), 'empty-project-'));
  try {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'), 'junction');
    for (const [name, code] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
      writeFileSync(path.join(project, name), code);
    }
    const tsc = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
    // The types of the Tree View refer to each other in circles: what they come to depends on the
    // order of the files, which several threads would share out by their number.
    const args = [tsc, '--pretty', 'false', '--singleThreaded'];
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: project,
      encoding: 'utf8',
    });
    return stdout + stderr;
  } finally {
    rmSync(project, { recursive: true });
  }
}
