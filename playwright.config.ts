import { defineConfig } from '@playwright/test';
import { findHeadlessShell, TEST_ARGUMENTS } from './scripts/find-chromium.ts';
import { listContent, listPages, readSpecFiles } from './scripts/test/changes.ts';
import { coversSpec, isInScope } from './scripts/test/scope.ts';

/** Port of the built site. Set `BASE_URL` to test another server, such as the dev server. */
const PORT = Number(process.env['PORT'] ?? 4321);

// Every worker loads this file too; the variable saves them the search.
const browser = (process.env['CHROMIUM_PATH'] = findHeadlessShell());

// The tests beside a page belong to its exhaustive checks.
const besides = listPages(listContent())
  .filter(({ path }) => isInScope(path))
  .map(({ folder }) => `${folder}/page.spec.ts`);

const specs = readSpecFiles().map(({ file }) => file);
const isCovered = (file: string) => coversSpec(process.env, file);

export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'all',
      testMatch: [
        ...specs.filter(isCovered),
        ...besides,
        // `npm run pictures` and the commands of the evidence set these.
        ...(process.env['TAKE_PICTURES'] ? ['tests/e2e/take-pictures.spec.ts'] : []),
        ...(process.env['TAKE_EVIDENCE'] ? ['tests/e2e/take-evidence.spec.ts'] : []),
      ],
    },
    // What a feature is for, whatever has changed; the rest of its tests only where it is covered.
    {
      name: 'journeys',
      testMatch: specs.filter((file) => !isCovered(file)),
      grep: /@journey/,
    },
  ],
  // Not the folder of the reports, because each run empties this one.
  outputDir: 'test-results/browser',
  // Screenshots of demos are next to their pages, those of whole pages in tests/pictures. CI must not
  // add missing ones.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  updateSnapshots: process.env['CI'] ? 'none' : 'missing',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: process.env['BASE_URL'] ?? `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browser, args: TEST_ARGUMENTS },
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
