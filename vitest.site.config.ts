import { defineConfig } from 'vitest/config';

/** Checks of the built site: run `npm run build` first. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/site/**/*.test.ts'], testTimeout: 120_000 },
});
