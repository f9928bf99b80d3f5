/** A part of `npm test`: one npm script. */
export interface Stage {
  /** Name of the npm script. */
  script: string;
  /** Arguments for the script. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Scripts that must have passed before this one starts. */
  after?: readonly string[];
}

/** Folder for the reports of the stages. Separate from Playwright's, which empties its own folder. */
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
  { script: 'test:sandboxes', args: vitestReport('sandboxes'), after: ['test:unit'] },
  { script: 'test:site', args: vitestReport('site'), after: ['build'] },
  // Other stages would slow down the dev servers and the browser that it starts.
  {
    script: 'test:dev',
    args: vitestReport('dev'),
    after: [
      'lint',
      'build',
      'typecheck',
      'api',
      'test:unit',
      'test:recipes',
      'test:sandboxes',
      'test:site',
    ],
  },
  // It renders on two pages at a time, which is all that two cores can do.
  { script: 'test:pasted', args: vitestReport('pasted'), after: ['test:dev'] },
  {
    script: 'test:e2e',
    args: ['--reporter=list,json,./scripts/test/retries-reporter.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/e2e.json` },
    // It uses every core, and stages running in parallel would slow down the browser.
    after: ['test:pasted'],
  },
];

/** Returns the stages that can start: not started yet, with everything in `after` passed. */
export function listReady(
  stages: readonly Stage[],
  started: ReadonlySet<string>,
  passed: ReadonlySet<string>,
): Stage[] {
  return stages.filter(
    ({ script, after = [] }) => !started.has(script) && after.every((each) => passed.has(each)),
  );
}
