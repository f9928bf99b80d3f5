import { defineConfig } from 'vitest/config';

/** Every demo as its toolbar copies it, rendered in a browser on an empty page. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/pasted/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
