import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface BuildRun {
  seconds: number;
  /** Processor time of the build and all its threads and processes, in seconds. */
  processor: number;
  /** Peak memory of the building process, in MiB. */
  peakMemory: number;
}

function readPeakMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Processor time of a process and of those that it waited for, in seconds. */
function readProcessorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // In hundredths of a second: own time in user and kernel mode, and the same of the processes.
    return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / 100;
  } catch {
    return 0;
  }
}

/** Builds a project in a process of its own, with more variables in its environment. */
export async function runBuild(
  root: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<BuildRun> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  let peakMemory = 0;
  let processor = 0;
  const timer = setInterval(() => {
    peakMemory = Math.max(peakMemory, readPeakMemory(child.pid!));
    processor = Math.max(processor, readProcessorTime(child.pid!));
  }, 100);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build failed:\n${errors}`);
  return { seconds: (performance.now() - started) / 1000, processor, peakMemory };
}
