import { defineConfig } from 'vitest/config';

/** The recipes of README.md, carried out on a copy of the repository. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/recipes/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
