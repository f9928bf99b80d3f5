import { defineConfig } from 'vitest/config';

/** Installs the projects that readers open in online editors or download. Needs npm's registry. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/sandboxes/**/*.test.ts'],
    maxConcurrency: 2,
    testTimeout: 300_000,
    // Installing or removing a project takes long on a busy machine.
    hookTimeout: 300_000,
  },
});
