/** How tests start the browser if they do not run with the options of the configuration. */
import { findHeadlessShell, TEST_ARGUMENTS } from '../../scripts/find-chromium.ts';

/**
 * Without optimizing compilers and threads that only collect garbage. Tests run the code of a page
 * only a few times, so optimizing it takes more of the processor than it saves.
 */
export const UNOPTIMIZED = {
  executablePath: findHeadlessShell(),
  args: [...TEST_ARGUMENTS, '--js-flags=--single-threaded-gc --no-opt --no-maglev'],
};

/**
 * For files with many short tests: one page, which is cleared between two tests. A page of its own
 * for each test takes a quarter more of the processor. Not for files that replace the clock: what
 * Playwright adds to the context for it would throw in the tests that follow.
 */
export const SHARED_PAGE = { reuseContext: true, launchOptions: UNOPTIMIZED };
