import { defineConfig } from 'vitest/config';
import { coversSpec } from './scripts/test/scope.ts';
import { FEATURE_CHECKS } from './scripts/test/select-tests.ts';

const minutes = (count: number) => count * 60_000;

/** Returns a group of tests; `milliseconds` is the longest time for a test or a hook. */
const group = (name: string, include: readonly string[], milliseconds: number, more = {}) => ({
  test: {
    name,
    environment: 'node' as const,
    include: [...include],
    testTimeout: milliseconds,
    hookTimeout: milliseconds,
    ...more,
  },
});

/** Tests of features that this run leaves out. */
const leftOut = FEATURE_CHECKS.filter((file) => !coversSpec(process.env, file));

export default defineConfig({
  test: {
    projects: [
      // Files share their modules: to load them anew for each would take a third of the time.
      group('unit', ['{src,tools,scripts,server}/**/*.test.ts'], minutes(1), {
        isolate: false,
        exclude: leftOut,
      }),
      // The content and the configuration, which is read once per worker.
      group('content', ['tests/unit/**/*.test.ts'], minutes(1), {
        isolate: false,
        exclude: leftOut,
      }),
      // The built site, the output of `npm run build`.
      group('site', ['tests/site/**/*.test.ts'], minutes(2), { exclude: leftOut }),
      // The authors' server on a copy of the project, with a browser.
      group('dev', ['tests/dev/**/*.test.ts'], minutes(2)),
      // Demos as their toolbar copies them, rendered in a browser on an empty page.
      group('pasted', ['tests/pasted/**/*.test.ts'], minutes(10)),
      // The recipes of README.md on a copy of the repository.
      group('recipes', ['tests/recipes/**/*.test.ts'], minutes(10)),
      // The projects that readers open in online editors or download. Needs npm's registry.
      group('sandboxes', ['tests/sandboxes/**/*.test.ts'], minutes(5), { maxConcurrency: 2 }),
    ],
  },
});
