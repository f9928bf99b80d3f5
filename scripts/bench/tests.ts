import type { BrowserTest, UnitFileTimes } from '../test/reports.ts';

/** Time that tests take together, in seconds; two that run side by side count both. */
export interface FileTime {
  file: string;
  tests: number;
  seconds: number;
}

const round = (seconds: number) => Number(seconds.toFixed(1));

/** Tests beside pages are one row: there are as many files as pages. */
function getRow(file: string): string {
  return file.startsWith('content/') ? 'content/**/page.spec.ts' : file;
}

/** The time of each spec file, the slowest first. */
export function sumByFile(tests: readonly BrowserTest[]): FileTime[] {
  const rows = new Map<string, FileTime>();
  for (const { file, seconds } of tests) {
    const row = rows.get(getRow(file)) ?? { file: getRow(file), tests: 0, seconds: 0 };
    rows.set(row.file, { ...row, tests: row.tests + 1, seconds: row.seconds + seconds });
  }
  return [...rows.values()]
    .sort((a, b) => b.seconds - a.seconds)
    .map((row) => ({ ...row, seconds: round(row.seconds) }));
}

/** The slowest files of unit tests. */
export function listSlowestFiles(files: readonly UnitFileTimes[], root: string, count: number) {
  return files
    .map(({ name, startTime, endTime }) => ({
      file: name.replace(`${root}/`, ''),
      seconds: round((endTime - startTime) / 1000),
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

/** What one more page and one more demo cost. */
export interface Growth {
  secondsPerPage: number;
  secondsPerDemo: number;
}

/** The straight line that fits the tests of whole pages best, by least squares; none falls. */
export function fitGrowth(tests: readonly { demos: number; seconds: number }[]): Growth {
  const count = tests.length;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const demos = mean(tests.map((test) => test.demos));
  const seconds = mean(tests.map((test) => test.seconds));
  const spread = mean(tests.map((test) => (test.demos - demos) ** 2));
  const common = mean(tests.map((test) => (test.demos - demos) * (test.seconds - seconds)));
  const secondsPerDemo = spread > 0 ? Math.max(0, common / spread) : 0;
  return { secondsPerPage: Math.max(0, seconds - secondsPerDemo * demos), secondsPerDemo };
}

/** How large a site is. */
export interface SiteSize {
  guides: number;
  demos: number;
}

export interface Estimate {
  /** Counted from the tests of whole pages. */
  today: SiteSize;
  growth: Growth;
  /** Time of the browser tests on the clock, in seconds: today, and at the other size. */
  browser: { today: number; then: number };
}

/**
 * What the browser tests would take at another size: each whole page and demo as much as today, the
 * tests beside pages in step with the guides, and all others what they take now.
 */
export function estimateGrowth(
  tests: readonly BrowserTest[],
  clockSeconds: number,
  then: SiteSize,
): Estimate | null {
  const whole = tests.flatMap(({ demos, seconds, title }) =>
    demos === undefined || title.startsWith('/x/api/') ? [] : [{ demos, seconds }],
  );
  const sum = (list: readonly { seconds: number }[]) =>
    list.reduce((total, { seconds }) => total + seconds, 0);
  const total = sum(tests);
  if (whole.length === 0 || total === 0) return null;
  const growth = fitGrowth(whole);
  const today = {
    guides: whole.length,
    demos: whole.reduce((count, { demos }) => count + demos, 0),
  };
  const beside = sum(tests.filter(({ file }) => file.startsWith('content/')));
  const added =
    (then.guides - today.guides) * growth.secondsPerPage +
    (then.demos - today.demos) * growth.secondsPerDemo +
    (then.guides / today.guides - 1) * beside;
  const browser = { today: clockSeconds, then: clockSeconds * (1 + added / total) };
  return { today, growth, browser };
}
