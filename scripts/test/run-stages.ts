import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { listReady, type Stage } from './stages.ts';

export interface StageResult {
  script: string;
  seconds: number;
  passed: boolean;
}

/** Receives output; for `npm test`, the terminal does. */
export type Write = (text: string) => void;

const WINDOWS = process.platform === 'win32';

/** Ends a stage and all its child processes. */
function endProcess({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (WINDOWS) spawn('taskkill', ['/pid', String(pid), '/t', '/f']);
  else {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It has already ended.
    }
  }
}

/**
 * Prints the output of parallel stages as if they ran one after the other: the output of the first
 * unfinished stage immediately, the output of later stages when it is their turn.
 */
function createPrinter(stages: readonly Stage[], write: Write) {
  const waiting = new Map(stages.map(({ script }) => [script, [] as string[]]));
  const ended = new Map<string, string>();
  let turn = 0;
  const current = () => stages[turn]?.script;
  function flush() {
    for (let script = current(); script !== undefined; script = current()) {
      for (const text of waiting.get(script)!.splice(0)) write(text);
      const end = ended.get(script);
      if (end === undefined) return;
      write(end);
      turn += 1;
    }
  }
  return {
    print(script: string, text: string) {
      waiting.get(script)!.push(text);
      flush();
    },
    end(script: string, text: string) {
      ended.set(script, text);
      flush();
    },
  };
}

/** Returns the command of a stage. Tests pass one that does not need npm. */
export type GetCommand = (stage: Stage) => [command: string, ...args: string[]];

const runScript: GetCommand = ({ script, args = [] }) => [
  WINDOWS ? 'npm.cmd' : 'npm',
  'run',
  '--silent',
  script,
  '--',
  ...args,
];

export interface RunOptions {
  write: Write;
  /** Maximum number of parallel stages. Default: the number of cores. */
  limit?: number;
  getCommand?: GetCommand;
  /** Ends all running stages, which then count as failed. */
  signal?: AbortSignal;
}

/**
 * Runs stages in parallel, each after those listed in its `after`. Starts no more stages once one
 * has failed. Returns the results of the stages that were started, in list order.
 */
export async function runStages(
  stages: readonly Stage[],
  { write, limit = availableParallelism(), getCommand = runScript, signal }: RunOptions,
): Promise<StageResult[]> {
  const printer = createPrinter(stages, write);
  const results = new Map<string, StageResult>();
  const running = new Map<string, ChildProcess>();
  const started = new Set<string>();
  const passed = new Set<string>();
  let failed = false;

  await new Promise<void>((resolve) => {
    const start = (stage: Stage) => {
      const { script } = stage;
      const [command, ...args] = getCommand(stage);
      const begin = performance.now();
      const child = spawn(command, args, {
        // Tools drop their colors when they write to a pipe.
        env: {
          ...process.env,
          ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
          ...stage.env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A separate process group can be ended together with all child processes.
        detached: !WINDOWS,
        shell: WINDOWS,
      });
      started.add(script);
      running.set(script, child);
      printer.print(script, `\n── ${script}\n`);
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => printer.print(script, text));
      }
      const finish = (ok: boolean) => {
        if (!running.delete(script)) return;
        const seconds = (performance.now() - begin) / 1000;
        results.set(script, { script, seconds, passed: ok });
        if (ok) passed.add(script);
        else failed = true;
        printer.end(
          script,
          `── ${script} ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n`,
        );
        next();
      };
      child.on('error', (error) => {
        printer.print(script, `${error.message}\n`);
        finish(false);
      });
      child.on('close', (code) => finish(code === 0));
    };

    const next = () => {
      if (!failed && !signal?.aborted) {
        for (const stage of listReady(stages, started, passed).slice(0, limit - running.size)) {
          start(stage);
        }
      }
      if (running.size > 0) return;
      // Stages that never started must not hold back the output of those that did.
      for (const { script } of stages) if (!started.has(script)) printer.end(script, '');
      resolve();
    };

    signal?.addEventListener('abort', () => {
      failed = true;
      for (const child of running.values()) endProcess(child);
    });
    next();
  });
  return stages.flatMap(({ script }) => results.get(script) ?? []);
}
