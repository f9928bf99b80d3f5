/** Reads the reports that the stages of `npm test` write. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of Playwright's JSON report that is read. */
export interface BrowserReport {
  suites: readonly Suite[];
  stats: { startTime: string; duration: number };
  config: { workers: number; metadata?: { actualWorkers?: number } };
}
interface Suite {
  title: string;
  specs?: readonly Spec[];
  suites?: readonly Suite[];
}
interface Spec {
  title: string;
  file: string;
  tests: readonly {
    status: string;
    annotations: readonly { type: string; description?: string }[];
    results: readonly { duration: number }[];
  }[];
}

/** One test of the browser. */
export interface BrowserTest {
  /** Path of its file from the root. */
  file: string;
  /** Its title behind those of its groups. */
  title: string;
  /** Of all its tries. */
  seconds: number;
  tries: number;
  /** It failed and then passed. */
  flaky: boolean;
  /** How many demos its page has, for a test of one page. */
  demos?: number;
}

/** The tests of a report, in its order. */
export function listBrowserTests({ suites }: Pick<BrowserReport, 'suites'>): BrowserTest[] {
  const collect = (suite: Suite, titles: readonly string[]): BrowserTest[] => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map(({ status, annotations, results }) => {
        const demos = annotations.find(({ type }) => type === 'demos')?.description;
        return {
          file,
          title: [...titles, title].join(' › '),
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
          tries: results.length,
          flaky: status === 'flaky',
          ...(demos !== undefined && { demos: Number(demos) }),
        };
      }),
    ),
    ...(suite.suites ?? []).flatMap((each) => collect(each, [...titles, each.title])),
  ];
  // The outermost suite of each is its file.
  return suites.flatMap((suite) => collect(suite, []));
}

/** The part of Vitest's JSON report that is read. */
export interface UnitReport {
  testResults: readonly { name: string; startTime: number; endTime: number }[];
}

/** Reads a report below the folder of all; null where the stage has not written one. */
export function readReport<Report>(folder: string, name: string): Report | null {
  const file = path.join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
