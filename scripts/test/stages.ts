/** A part of `npm test`: one npm script. */
export interface Stage {
  /** Name of the npm script. */
  script: string;
  /** What is passed to it, so that it also writes a report. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Scripts that must have passed before this one starts. */
  after?: readonly string[];
}

/** Where stages write their reports; each run of Playwright empties its own folder beside it. */
export const REPORTS = 'test-results/reports';

const vitestReport = (name: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORTS}/${name}.json`,
];

/** All of `npm test`, in the order in which it is printed. */
export const STAGES: readonly Stage[] = [
  { script: 'lint' },
  { script: 'build' },
  // Both write `.astro`.
  { script: 'typecheck', after: ['build'] },
  { script: 'api', args: ['--check'] },
  { script: 'test:unit', args: vitestReport('unit') },
  { script: 'test:recipes', args: vitestReport('recipes'), after: ['test:unit'] },
  { script: 'test:site', args: vitestReport('site'), after: ['build'] },
  // It starts dev servers and a browser, which other stages would make slow to answer.
  {
    script: 'test:dev',
    args: vitestReport('dev'),
    after: ['lint', 'build', 'typecheck', 'api', 'test:unit', 'test:recipes', 'test:site'],
  },
  {
    script: 'test:e2e',
    args: ['--reporter=list,json,./scripts/test/retries-reporter.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/e2e.json` },
    // It uses every core, and what runs beside a browser makes it slow to answer.
    after: ['test:dev'],
  },
];

/** Stages of which one may start: not started yet, and all they come after have passed. */
export function listReady(
  stages: readonly Stage[],
  started: ReadonlySet<string>,
  passed: ReadonlySet<string>,
): Stage[] {
  return stages.filter(
    ({ script, after = [] }) => !started.has(script) && after.every((each) => passed.has(each)),
  );
}
