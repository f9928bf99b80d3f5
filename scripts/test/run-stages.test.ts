import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runStages, type GetCommand } from './run-stages.ts';
import { listReady, STAGES, type Stage } from './stages.ts';

/** Runs stages that are snippets of JavaScript instead of npm scripts. */
const run = async (
  stages: Record<string, Partial<Stage> & { code: string }>,
  signal?: AbortSignal,
) => {
  const output: string[] = [];
  const list = Object.entries(stages).map(([script, { after = [] }]) => ({ script, after }));
  const getCommand: GetCommand = ({ script }) => [process.execPath, '-e', stages[script]!.code];
  const results = await runStages(list, {
    write: (text) => output.push(text),
    limit: 2,
    getCommand,
    ...(signal && { signal }),
  });
  return {
    output: output.join('').replace(/\d+\.\d s/g, 'n s'),
    results: results.map(({ script, passed }) => [script, passed]),
  };
};

/** Code that prints two lines, the second after a delay. */
const later = (milliseconds: number) =>
  `console.log('one'); setTimeout(() => console.log('two'), ${milliseconds})`;

describe('runStages', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stages-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('prints the output of each stage in one piece and in order, though they run in parallel', async () => {
    const { output, results } = await run({
      slow: { code: later(300) },
      quick: { code: later(1) },
      last: { code: later(1), after: ['slow', 'quick'] },
    });
    const part = (name: string) => `\n── ${name}\none\ntwo\n── ${name} passed in n s\n`;
    expect(output).toBe(['slow', 'quick', 'last'].map(part).join(''));
    expect(results).toEqual([
      ['slow', true],
      ['quick', true],
      ['last', true],
    ]);
  });

  it('starts nothing after a failure, but still reports the stages that are running', async () => {
    const file = JSON.stringify(path.join(folder, 'pid'));
    // However slow the machine is: `slow` ends only when the process of `wrong` is gone.
    const afterWrong = `
      const timer = setInterval(() => {
        if (!fs.existsSync(${file})) return;
        try {
          process.kill(Number(fs.readFileSync(${file}, 'utf8')), 0);
        } catch {
          clearInterval(timer);
        }
      }, 5);`;
    const { output, results } = await run({
      slow: { code: afterWrong },
      wrong: { code: `fs.writeFileSync(${file}, String(process.pid)); process.exit(3);` },
      third: { code: later(1) },
      last: { code: later(1), after: ['slow'] },
    });
    expect(results).toEqual([
      ['slow', true],
      ['wrong', false],
    ]);
    expect(output).toContain('── wrong FAILED in n s');
    expect(output).not.toContain('third');
  });

  it('fails if a command cannot be started', async () => {
    const getCommand: GetCommand = () => ['no-such-command'];
    const results = await runStages([{ script: 'a' }], { write: () => {}, getCommand });
    expect(results).toMatchObject([{ script: 'a', passed: false }]);
  });

  it('ends running stages and their child processes when it is interrupted', async () => {
    const interrupt = new AbortController();
    const child =
      "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 9)'], { stdio: 'inherit' }); setInterval(() => {}, 9)";
    const running = run(
      { endless: { code: child }, next: { code: '', after: ['endless'] } },
      interrupt.signal,
    );
    setTimeout(() => interrupt.abort(), 300);
    // The pipe closes only when no process has it open anymore.
    expect((await running).results).toEqual([['endless', false]]);
  });
});

describe('STAGES', () => {
  it('have no circular dependencies, so that all of them can run', () => {
    const passed = new Set<string>();
    for (let round = 0; round < STAGES.length; round += 1) {
      for (const { script } of listReady(STAGES, passed, new Set(passed))) passed.add(script);
    }
    expect([...passed].sort()).toEqual(STAGES.map(({ script }) => script).sort());
  });
});
