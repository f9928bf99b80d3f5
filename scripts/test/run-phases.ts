import concurrently, { type CloseEvent } from 'concurrently';

/** A part of `npm test`: one npm script. */
export interface Stage {
  script: string;
  args?: readonly string[];
}

const PROCESSES = 2;

/** Names such as `[...page].astro` mean something to a shell. */
const quote = (text: string) => (/^[\w./-]+$/.test(text) ? text : JSON.stringify(text));

const toCommand = ({ script, args = [] }: Stage) =>
  [`npm run -s ${script}`, ...(args.length > 0 ? ['--', ...args.map(quote)] : [])].join(' ');

/** Runs the stages of a phase, two at a time. Prints the output of each in one piece. */
async function runPhase(
  stages: readonly Stage[],
  env: Readonly<Record<string, string>>,
): Promise<readonly CloseEvent[]> {
  const commands = stages.map((stage) => ({ command: toCommand(stage), name: stage.script, env }));
  const { result } = concurrently(commands, {
    group: true,
    maxProcesses: PROCESSES,
    prefix: '{name}',
  });
  return result.catch((events: CloseEvent[]) => events);
}

/**
 * Runs phases one after the other and prints how long each stage took. A phase in which a stage
 * fails is the last one. Returns whether all have passed.
 */
export async function runPhases(
  phases: readonly (readonly Stage[])[],
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  const begin = performance.now();
  const lines: string[] = [];
  let passed = true;
  for (const stages of phases) {
    if (!passed) {
      lines.push(...stages.map(({ script }) => `not run            ${script}`));
      continue;
    }
    for (const { command, exitCode, timings } of await runPhase(stages, env)) {
      const outcome = exitCode === 0 ? 'passed' : 'FAILED';
      lines.push(`${outcome} ${timings.durationSeconds.toFixed(1).padStart(7)} s  ${command.name}`);
      passed &&= exitCode === 0;
    }
  }
  const seconds = Math.round((performance.now() - begin) / 1000);
  const total = `Total: ${Math.floor(seconds / 60)} min ${seconds % 60} s.`;
  console.log(['', ...lines, total].join('\n'));
  return passed;
}
