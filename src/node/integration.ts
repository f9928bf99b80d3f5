import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { AuthorErrors } from '../core/author-error.ts';
import { closeBuildCache, openBuildCache } from './build-cache.ts';
import { startWorker } from './code/worker/derive-in-worker.ts';
import { listDemoFiles } from './demo/demo-files.ts';
import { warmSources } from './demo/load-demos.ts';
import { finishSite } from './finish/finish-site.ts';
import {
  loadCacheSwitch,
  loadLicenseKey,
  loadPlaygroundSwitch,
  loadVerboseSwitch,
  ROOT,
} from './load-config.ts';
import { listFiles } from './list-files.ts';
import { createDevHosting, loadKnownAddresses } from './server/dev-hosting.ts';
import { createMistakeAnswers, reportMistakes } from './server/dev-mistakes.ts';
import { createBuildProgress } from './site/build-progress.ts';
import type { SiteLoader } from './site/site-loader.ts';

const directives = new URL('../enhance/directives/', import.meta.url);
const devPages = new URL('../dev-pages/', import.meta.url);

/** Returns the routes for authors: all of them in dev, and in the build only the enabled ones. */
export function getDevRoutes(command: string, playground: boolean) {
  const inDev = command === 'dev';
  return [
    ...(inDev || playground ? [{ pattern: '/playground', entrypoint: 'playground.astro' }] : []),
    ...(inDev
      ? [{ pattern: '/experiments/docs/[name]', entrypoint: 'experiments/[name].astro' }]
      : []),
  ];
}

/** Counts the files of a folder, including its subfolders, and their size in bytes. */
function measureFolder(folder: string): { files: number; bytes: number } {
  const sizes = listFiles(folder).map((file) => statSync(path.join(folder, file)).size);
  return { files: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) };
}

/**
 * Adds the site's client directives and the routes for authors, prepares the dev server, and
 * post-processes the built files.
 */
export function siteIntegration(loader: SiteLoader): AstroIntegration {
  const progress = createBuildProgress();
  return {
    name: 'site',
    hooks: {
      'astro:config:setup'({ addClientDirective, injectRoute, command }) {
        if (command === 'build' && loadCacheSwitch()) openBuildCache(ROOT);
        for (const { pattern, entrypoint } of getDevRoutes(command, loadPlaygroundSwitch())) {
          injectRoute({ pattern, entrypoint: fileURLToPath(new URL(entrypoint, devPages)) });
        }
        for (const name of ['demo', 'interaction', 'touch']) {
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(`${name}.ts`, directives)),
          });
        }
      },
      'astro:server:setup'({ server }) {
        startWorker();
        const handles = [
          createDevHosting(() => loadKnownAddresses(loader)),
          createMistakeAnswers(loader),
        ];
        // Astro prepends a middleware that responds to a missing trailing slash with an error page.
        // All middlewares are registered once the server listens, so these can go before it.
        server.httpServer?.once('listening', () => {
          server.middlewares.stack.unshift(...handles.map((handle) => ({ route: '', handle })));
          reportMistakes(server, loader);
        });
      },
      'astro:server:start'({ address }) {
        // The first page with demos compiles what all of them share. Requesting one now saves the
        // author from waiting for it.
        const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
        void fetch(`http://${host}:${address.port}/x/react-data-grid/`).catch(() => undefined);
      },
      // Before bundling, which takes long and whose errors say less about a mistake.
      async 'astro:build:start'() {
        if (loadLicenseKey() === null) {
          console.log('PUBLIC_MUI_LICENSE is not set: demos of paid packages show a watermark.');
        }
        progress.startStage('Content');
        const loaded = await loader.load();
        if (loaded.mistakes.length > 0) throw new AuthorErrors(loaded.mistakes);
        void warmSources();
        progress.startStage('Scripts and pages');
      },
      async 'astro:build:done'({ dir }) {
        progress.startStage('Search, data and checks of the built files');
        const folder = fileURLToPath(dir);
        const pages = await finishSite(folder, await loader.load());
        const demos = listDemoFiles().length;
        const reused = closeBuildCache();
        progress.end({ pages, demos, reused, ...measureFolder(folder) }, loadVerboseSwitch());
      },
    },
  };
}
