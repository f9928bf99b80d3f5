import type { AstroPrerenderer } from 'astro';
import { endStep } from '../memory.ts';
import type { BuildProgress } from './build-progress.ts';
import type { KeptPages, ScriptNames } from './kept-pages.ts';

interface Options {
  progress: BuildProgress;
  pages: KeptPages;
  scripts: { names: () => ScriptNames };
}

/** How many characters of documents are rendered before a large site returns memory. */
const STEP = 16 * 1024 ** 2;

/**
 * Wraps a prerenderer so that it renders only the pages that no earlier build has kept, keeps those
 * that it renders, and reports how many these are.
 */
export function prerenderPages(
  prerenderer: AstroPrerenderer,
  { progress, pages, scripts }: Options,
): AstroPrerenderer {
  let total = 0;
  let sinceStep = 0;
  return {
    ...prerenderer,
    async getStaticPaths() {
      progress.startStage('Pages');
      const paths = (await prerenderer.getStaticPaths()).filter(
        ({ pathname }) => !pages.has(pathname),
      );
      total = paths.length;
      return paths;
    },
    async render(request, options) {
      const result = await prerenderer.render(request, options);
      const response = result instanceof Response ? result : result.response;
      // A clone of the response would be another copy of the document.
      const html = await response.text();
      pages.store(new URL(request.url).pathname, html, scripts.names());
      progress.count(total);
      sinceStep += html.length;
      if (sinceStep >= STEP) {
        sinceStep = 0;
        endStep();
      }
      const again = new Response(html === '' ? null : html, response);
      return result instanceof Response ? again : { ...result, response: again };
    },
  };
}
