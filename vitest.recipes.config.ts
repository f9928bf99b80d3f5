import { defineConfig } from 'vitest/config';

/** Runs the recipes of README.md on a copy of the repository. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/recipes/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
