import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** A test of which at least one attempt failed. */
export interface FaultyTest {
  title: string;
  /** Message of the failed attempt. */
  error?: string | undefined;
}

/** Lines of an error message that are printed: what was expected, and what came. */
const LINES = 12;

function renderTests(tests: readonly FaultyTest[], [before, after]: [string, string]): string {
  if (tests.length === 0) return '';
  const count = tests.length === 1 ? '1 test' : `${tests.length} tests`;
  const lines = tests.flatMap(({ title, error }) => [
    `  ${title}`,
    ...stripVTControlCharacters(error ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, LINES)
      .map((line) => `    ${line}`),
  ]);
  return `\n${before}${count} ${after}:\n${lines.join('\n')}\n`;
}

/** Returns the message about tests that passed only on a retry, or '' if there are none. */
export const renderRetries = (tests: readonly FaultyTest[]) =>
  renderTests(tests, ['RETRIED: ', 'passed only on a retry. Find out why']);

/**
 * Returns the message about tests that failed, or '' if there are none.
 * @param stage Name of the npm script that ran them.
 */
export const renderFailures = (tests: readonly FaultyTest[], stage: string) =>
  renderTests(tests, ['FAILED: ', `in ${stage}`]);

/** Lists the tests that needed a retry at the very end, so that none goes unnoticed. */
export default class RetriesReporter implements Reporter {
  #root: Suite | undefined;

  onBegin(_config: FullConfig, root: Suite): void {
    this.#root = root;
  }

  // The other reporters print their summaries in `onEnd`.
  onExit(): Promise<void> {
    const flaky = (this.#root?.allTests() ?? []).filter((test) => test.outcome() === 'flaky');
    const tests = flaky.map((test) => ({
      title: test.titlePath().filter(Boolean).join(' › '),
      error: test.results.find((result) => result.error)?.error?.message,
    }));
    process.stdout.write(renderRetries(tests));
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}
