import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Returns the message about tests that passed only on a retry, or '' if there are none. */
export function renderRetries(titles: readonly string[]): string {
  if (titles.length === 0) return '';
  const count = titles.length === 1 ? '1 test' : `${titles.length} tests`;
  const lines = titles.map((title) => `  ${title}`);
  return `\nRETRIED: ${count} passed only on a retry. Find out why:\n${lines.join('\n')}\n`;
}

/** Lists the tests that needed a retry at the very end, so that none goes unnoticed. */
export default class RetriesReporter implements Reporter {
  #root: Suite | undefined;

  onBegin(_config: FullConfig, root: Suite): void {
    this.#root = root;
  }

  // The other reporters print their summaries in `onEnd`.
  onExit(): Promise<void> {
    const flaky = (this.#root?.allTests() ?? []).filter((test) => test.outcome() === 'flaky');
    const titles = flaky.map((test) => test.titlePath().filter(Boolean).join(' › '));
    process.stdout.write(renderRetries(titles));
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}
