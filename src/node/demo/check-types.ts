import { spawn } from 'node:child_process';
import path from 'node:path';
import type { AuthorError } from '../../core/author-error.ts';
import { ROOT } from '../load-config.ts';

/** Parses the output of `tsc --pretty false`: a line for each mistake, then indented details. */
export function parseTypeMistakes(output: string): AuthorError[] {
  const mistakes: AuthorError[] = [];
  for (const line of output.split('\n')) {
    const [, file, at, code, text] = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
    const last = mistakes.at(-1);
    if (file !== undefined) {
      const remedy = `Fix the TypeScript error ${code}.`;
      mistakes.push({ file, line: Number(at), problem: `${text}`, remedy });
    } else if (last && /^\s/.test(line)) last.problem += `\n    ${line.trim()}`;
  }
  return mistakes;
}

/** Finds type errors below `content/`. Throws the output of `tsc` if it fails otherwise. */
export async function findTypeMistakes(): Promise<AuthorError[]> {
  const tsc = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
  const cache = path.join(ROOT, 'node_modules/.cache/check-types.tsbuildinfo');
  const args = ['-p', 'content', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', cache];
  const child = spawn(process.execPath, [tsc, ...args], { cwd: ROOT });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (output += part.toString()));
  }
  const code = await new Promise((resolve) => child.on('exit', resolve));
  const mistakes = parseTypeMistakes(output);
  if (code !== 0 && mistakes.length === 0) throw new Error(output);
  return mistakes;
}
