import type { CodePlace } from '../../core/editor/runner/frame-messages.ts';
import type { CompiledFile } from '../compile/compile-file.ts';

/** Address under which the browser names a file of a run, in its stacks and developer tools. */
export function getSourceName(run: number, file: string): string {
  return `demo-${run}/${file}`;
}

/** Finds the innermost place of a run's files in the stack of an error, of any browser. */
export function findPlace(
  stack: string,
  run: number,
  files: readonly CompiledFile[],
): CodePlace | null {
  for (const [, file = '', line, column] of stack.matchAll(/demo-(\d+\/[^\s:()]+):(\d+):(\d+)/g)) {
    const compiled = files.find(({ name }) => file === `${run}/${name}`);
    if (!compiled) continue;
    return {
      file: compiled.name,
      line: Number(line),
      column: compiled.getColumn(Number(line), Number(column)),
    };
  }
  return null;
}

/** Whether the stack of an error contains code of another run, which is no longer shown. */
export function isFromOtherRun(stack: string, run: number): boolean {
  const runs = [...stack.matchAll(/demo-(\d+)\//g)].map(([, each]) => Number(each));
  return runs.length > 0 && !runs.includes(run);
}
