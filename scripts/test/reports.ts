/** Readers for the reports that the stages of `npm test` write. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The fields of Playwright's JSON report that we use. */
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
    results: readonly { duration: number; error?: { message?: string } }[];
  }[];
}

/** One browser test. */
export interface BrowserTest {
  /** Path of its file from the project root. */
  file: string;
  /** Titles of its groups followed by its own, joined with ` › `. */
  title: string;
  /** Total of all attempts. */
  seconds: number;
  tries: number;
  /** Whether it failed first and passed on a retry. */
  flaky: boolean;
  /** Whether every attempt failed. */
  failed: boolean;
  /** Message of the first failed attempt. */
  error?: string;
  /** Number of demos on its page; only for tests of a single page. */
  demos?: number;
}

/** Returns the tests of a report, in report order. */
export function listBrowserTests({ suites }: Pick<BrowserReport, 'suites'>): BrowserTest[] {
  const collect = (suite: Suite, titles: readonly string[]): BrowserTest[] => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map(({ status, annotations, results }) => {
        const error = results.find((result) => result.error)?.error?.message;
        const demos = annotations.find(({ type }) => type === 'demos')?.description;
        return {
          file,
          title: [...titles, title].join(' › '),
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
          tries: results.length,
          flaky: status === 'flaky',
          failed: status === 'unexpected',
          ...(error !== undefined && { error }),
          ...(demos !== undefined && { demos: Number(demos) }),
        };
      }),
    ),
    ...(suite.suites ?? []).flatMap((each) => collect(each, [...titles, each.title])),
  ];
  // The outermost suites are the files.
  return suites.flatMap((suite) => collect(suite, []));
}

/** The fields of Vitest's JSON report that we use. */
export interface UnitReport {
  testResults: readonly UnitFile[];
}
interface UnitFile {
  /** Absolute path. */
  name: string;
  startTime: number;
  endTime: number;
  status: string;
  /** Why the file failed as a whole, if it did. */
  message: string;
  assertionResults: readonly {
    fullName: string;
    status: string;
    failureMessages: readonly string[] | null;
  }[];
}

/** Absolute path of a file, with the times when its tests started and ended in milliseconds. */
export type UnitFileTimes = Pick<UnitFile, 'name' | 'startTime' | 'endTime'>;

/**
 * Lists the tests that failed, and the files that could not be run.
 * @param root Folder from which the files are named.
 */
export function listFailedTests(
  { testResults }: UnitReport,
  root: string,
): { title: string; error: string }[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${file} › ${fullName}`,
        error: failureMessages?.[0] ?? '',
      }));
    const isFileFailed = status === 'failed' && failed.length === 0;
    return isFileFailed ? [{ title: file, error: message }] : failed;
  });
}

/** Reads a report from the reports folder. Returns null if the stage has not written one. */
export function readReport<Report>(folder: string, name: string): Report | null {
  const file = path.join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
