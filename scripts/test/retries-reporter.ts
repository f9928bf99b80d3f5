import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** What is said of tests that passed only when tried again; nothing where there is none. */
export function renderRetries(titles: readonly string[]): string {
  if (titles.length === 0) return '';
  const count = titles.length === 1 ? '1 test' : `${titles.length} tests`;
  const lines = titles.map((title) => `  ${title}`);
  return `\nRETRIED: ${count} passed only at a later try. Find the fault:\n${lines.join('\n')}\n`;
}

/** Names the tests that needed another try, last of all, so that none passes unnoticed. */
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
