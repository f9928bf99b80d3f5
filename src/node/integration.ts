import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { AuthorErrors } from '../core/author-error.ts';
import { startWorker } from './code/worker/derive-in-worker.ts';
import { warmSources } from './demo/load-demos.ts';
import { finishSite } from './finish/finish-site.ts';
import { loadPlaygroundSwitch } from './load-config.ts';
import { createDevHosting, loadKnownAddresses } from './server/dev-hosting.ts';
import { createMistakeAnswers, reportMistakes } from './server/dev-mistakes.ts';
import type { SiteLoader } from './site/site-loader.ts';

const directives = new URL('../enhance/directives/', import.meta.url);
const devPages = new URL('../dev-pages/', import.meta.url);

/** Routes for authors: all of them while they work; of the built site only those switched on. */
export function getDevRoutes(command: string, playground: boolean) {
  const inDev = command === 'dev';
  return [
    ...(inDev || playground ? [{ pattern: '/playground', entrypoint: 'playground.astro' }] : []),
    ...(inDev
      ? [{ pattern: '/experiments/docs/[name]', entrypoint: 'experiments/[name].astro' }]
      : []),
  ];
}

/**
 * Adds the two ways in which this site's islands hydrate and the routes for authors, and finishes the
 * built files.
 */
export function siteIntegration(loader: SiteLoader): AstroIntegration {
  return {
    name: 'site',
    hooks: {
      'astro:config:setup'({ addClientDirective, injectRoute, command }) {
        for (const { pattern, entrypoint } of getDevRoutes(command, loadPlaygroundSwitch())) {
          injectRoute({ pattern, entrypoint: fileURLToPath(new URL(entrypoint, devPages)) });
        }
        for (const name of ['demo', 'interaction']) {
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
        // Astro puts a rule of its own in front, which answers a missing slash with an error page;
        // once the server listens all of them are there, and these go before.
        server.httpServer?.once('listening', () => {
          server.middlewares.stack.unshift(...handles.map((handle) => ({ route: '', handle })));
          reportMistakes(server, loader);
        });
      },
      'astro:server:start'({ address }) {
        // The first page with demos compiles what all others share; that may begin before an author asks.
        const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
        void fetch(`http://${host}:${address.port}/x/react-data-grid/`).catch(() => undefined);
      },
      // Before the bundler, which takes long and would say less about a mistake.
      async 'astro:build:start'() {
        const { mistakes } = await loader.load();
        if (mistakes.length > 0) throw new AuthorErrors(mistakes);
        void warmSources();
      },
      async 'astro:build:done'({ dir }) {
        await finishSite(fileURLToPath(dir), await loader.load());
      },
    },
  };
}
