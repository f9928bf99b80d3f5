import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { AuthorErrors } from '../core/author-error.ts';
import { closeBuildCache, openBuildCache } from './cache/build-cache.ts';
import { startWorker } from './code/worker/derive-in-worker.ts';
import { listDemoFiles } from './demo/demo-files.ts';
import { warmSources } from './demo/load-demos.ts';
import { finishSite } from './finish/finish-site.ts';
import { prerenderPages } from './site/prerender-pages.ts';
import { loadCacheSwitch, loadLicenseKey, loadPlaygroundSwitch, ROOT } from './load-config.ts';
import { listFiles } from './list-files.ts';
import { endStep, saveMemory } from './memory.ts';
import { createDevHosting, loadKnownAddresses } from './server/dev-hosting.ts';
import { createMistakeAnswers, reportMistakes } from './server/dev-mistakes.ts';
import type { KeptPages } from './site/kept-pages.ts';
import { createBuildProgress } from './site/build-progress.ts';
import type { SiteLoader } from './site/site-loader.ts';
import type { KeptScripts } from './vite/kept-scripts.ts';

/** What builds keep for later builds besides what is derived per file. */
interface Kept {
  pages: KeptPages;
  scripts: KeptScripts;
}

/** Builds with more pages than this save memory. */
const LARGE_SITE = 1000;

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
export function siteIntegration(
  loader: SiteLoader,
  { pages: keptPages, scripts }: Kept,
): AstroIntegration {
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
      async 'astro:build:start'({ setPrerenderer }) {
        if (loadLicenseKey() === null) {
          console.log('PUBLIC_MUI_LICENSE is not set: demos of paid packages show a watermark.');
        }
        progress.startStage('Content');
        const loaded = await loader.load();
        if (loaded.mistakes.length > 0) throw new AuthorErrors(loaded.mistakes);
        const isLarge = loaded.site.pages.length > LARGE_SITE;
        if (isLarge) saveMemory();
        keptPages.prepare(loaded);
        // What fails is reported when it is needed.
        const sources = warmSources().catch(() => undefined);
        // The threads and the bundler would need their memory at the same time.
        if (isLarge) await sources;
        endStep();
        progress.startStage('Bundles');
        setPrerenderer((prerenderer) =>
          prerenderPages(prerenderer, { progress, pages: keptPages, scripts }),
        );
      },
      'astro:build:setup'({ vite, updateConfig }) {
        const { buildApp } = vite.builder ?? {};
        if (!buildApp) throw new Error('Astro no longer says how it builds.');
        updateConfig({
          builder: {
            async buildApp(builder) {
              await buildApp(scripts.wrap(builder));
              endStep();
            },
          },
        });
      },
      async 'astro:build:done'({ dir }) {
        progress.startStage('Search, data, compression and checks of the built files');
        endStep();
        const folder = fileURLToPath(dir);
        const kept = keptPages.list(folder, scripts.names());
        const pages = await finishSite(folder, await loader.load(), kept);
        const demos = listDemoFiles().length;
        const reused = closeBuildCache();
        progress.end({ pages, demos, reused, ...measureFolder(folder) });
      },
    },
  };
}
