import { defineConfig } from 'vitest/config';

/** Tests of the built site. They need the output of `npm run build`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/site/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
