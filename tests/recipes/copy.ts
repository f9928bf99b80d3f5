import { execFile } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyFiles } from '../../scripts/copy-project.ts';
import { ROOT } from '../../src/node/load-config.ts';

const run = promisify(execFile);

/** A copy of the repository that a test can change freely. */
export interface Copy {
  root: string;
  /** Writes a file at a path from the root. */
  write: (file: string, text: string) => void;
  read: (file: string) => string;
  remove: (file: string) => void;
  /** Replaces the first occurrence of a text. Throws if the file does not contain it. */
  edit: (file: string, before: string, after: string) => void;
  /** Lists the files that were changed, added or removed since the last call, sorted. */
  takeTouched: () => string[];
  /** Runs a command and returns its output, whether or not it fails. */
  run: (command: string, args: readonly string[]) => Promise<{ failed: boolean; output: string }>;
  /** Deletes the copy. */
  close: () => void;
}

function listStamps(root: string): Map<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/^(node_modules|\.astro)(\/|$)/.test(file))
    .map((file) => [file, statSync(path.join(root, file))] as const)
    .filter(([, entry]) => entry.isFile());
  return new Map(files.map(([file, { mtimeMs, size }]) => [file, `${mtimeMs} ${size}`]));
}

/** Copies the repository into a temporary folder. Shares the installed packages. */
export function copyRepository(): Copy {
  const root = copyFiles(ROOT);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  let stamps = listStamps(root);
  const write = (file: string, text: string) => {
    const fullPath = path.join(root, file);
    mkdirSync(path.dirname(fullPath), { recursive: true });
    writeFileSync(fullPath, text);
  };
  return {
    root,
    write,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    remove: (file) => rmSync(path.join(root, file)),
    edit(file, before, after) {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not contain: ${before}`);
      write(
        file,
        text.replace(before, () => after),
      );
    },
    takeTouched() {
      const now = listStamps(root);
      const all = new Set([...stamps.keys(), ...now.keys()]);
      const touched = [...all].filter((file) => stamps.get(file) !== now.get(file));
      stamps = now;
      return touched.sort();
    },
    async run(command, args) {
      try {
        // The exhaustive checks of pages and names run on the repository itself.
        const env = { ...process.env, TEST_PAGES: '', TEST_TURN: undefined };
        const { stdout, stderr } = await run(command, args, { cwd: root, maxBuffer: 1e8, env });
        return { failed: false, output: stdout + stderr };
      } catch (error) {
        const { stdout = '', stderr = '', message } = error as Error & Record<string, string>;
        return { failed: true, output: stdout + stderr || message };
      }
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}
