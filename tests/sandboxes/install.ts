import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Sandbox } from '../../src/core/demo/sandbox.ts';

const run = promisify(execFile);
const OPTIONS = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'];
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** A project on disk, outside the repository. */
export interface InstalledProject {
  /** Runs a command of an installed package. Rejects with its output if it fails. */
  run: (command: string, ...args: string[]) => Promise<void>;
  /** Runs commands that start with `npm install`, one per line. */
  install: (commands: string) => Promise<void>;
  write: (files: Readonly<Record<string, string>>) => void;
  /** Returns the installed version of a package. */
  getVersion: (name: string) => string;
  remove: () => void;
}

/** npm passes its own settings and folder to the scripts it runs; readers' npm has neither. */
function getEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_/i.test(name) || /^npm_config_(registry|cache)$/i.test(name),
    ),
  );
}

/** Writes a project into a temporary folder and installs its packages, like a reader would. */
export async function installProject({ files }: Sandbox): Promise<InstalledProject> {
  const root = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  const write = (written: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(written)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
  };
  write(files);
  const runIn = async (command: string, args: readonly string[]) => {
    try {
      await run(command, args, { cwd: root, env: getEnvironment(), maxBuffer: 1e8 });
    } catch (error) {
      const { stdout = '', stderr = '', message } = error as Error & Record<string, string>;
      throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}` || message);
    }
  };
  const remove = () => rmSync(root, { recursive: true, force: true });
  const install = (...words: string[]) => runIn(NPM, ['install', ...words, ...OPTIONS]);
  try {
    await install();
  } catch (error) {
    remove();
    throw error;
  }
  return {
    run: (command, ...args) =>
      runIn(process.execPath, [path.join('node_modules', command), ...args]),
    install: async (commands) => {
      for (const command of commands.split('\n')) {
        await install(...command.replace(/^npm install /, '').split(' '));
      }
    },
    write,
    getVersion: (name) => {
      const manifest = path.join(root, 'node_modules', name, 'package.json');
      return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
    },
    remove,
  };
}
