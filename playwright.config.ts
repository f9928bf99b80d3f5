import { defineConfig } from '@playwright/test';
import { findHeadlessShell, LAUNCH_ARGUMENTS } from './scripts/find-chromium.ts';

/** Where the built site is served; `BASE_URL` tests another server, such as that of the authors. */
const PORT = Number(process.env['PORT'] ?? 4321);

// Looked for once: each worker reads this file too.
const browser = (process.env['CHROMIUM_PATH'] = findHeadlessShell());

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/e2e/**/*.spec.ts', 'content/**/page.spec.ts'],
  // Beside the reports, for it is emptied by each run.
  outputDir: 'test-results/browser',
  // Pictures of demos lie beside their pages; only an author may add one.
  snapshotPathTemplate: '{testDir}/content/{arg}{ext}',
  updateSnapshots: process.env['CI'] ? 'none' : 'missing',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }], ['./scripts/test/retries-reporter.ts']],
  use: {
    baseURL: process.env['BASE_URL'] ?? `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browser,
      // Draws letters as a browser with a window does, so that both take the same pictures.
      args: [...LAUNCH_ARGUMENTS, '--font-render-hinting=slight'],
    },
  },
  ...(process.env['BASE_URL'] === undefined && {
    webServer: {
      command: 'npm run serve',
      env: { PORT: String(PORT) },
      url: `http://127.0.0.1:${PORT}/x/introduction/`,
      reuseExistingServer: !process.env['CI'],
    },
  }),
});
