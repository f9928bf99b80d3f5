import { defineConfig } from 'vitest/config';

/** The authors' server on a copy of the project, with a browser: one session for all cases. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/dev/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
