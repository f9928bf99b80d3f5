import { defineConfig } from 'vitest/config';

/** Tests of the modules themselves; the built site has its own checks under `tests/`. */
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
    // Grammars and the linter take seconds to load where the machine is busy.
    testTimeout: 60_000,
  },
});
