import { defineConfig } from 'vitest/config';

/** Unit tests. The tests of the built site have their own configuration. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.ts',
      'tests/unit/**/*.test.ts',
      'tools/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    reporters: ['default'],
    // Grammars and the linter take seconds to load on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
