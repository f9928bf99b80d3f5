import type { AstroPrerenderer } from 'astro';
import { endStep } from '../memory.ts';
import type { BuildProgress } from './build-progress.ts';
import type { KeptPages, ScriptNames } from './kept-pages.ts';

interface Options {
  progress: BuildProgress;
  pages: KeptPages;
  scripts: { names: () => ScriptNames };
}

/** How many pages are rendered before a large site returns memory. */
const PAGES_PER_STEP = 200;

/**
 * Wraps a prerenderer so that it renders only the pages that no earlier build has kept, keeps those
 * that it renders, and reports how many these are.
 */
export function prerenderPages(
  prerenderer: AstroPrerenderer,
  { progress, pages, scripts }: Options,
): AstroPrerenderer {
  let total = 0;
  let rendered = 0;
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
      const html = response.clone().text();
      pages.store(new URL(request.url).pathname, await html, scripts.names());
      progress.count(total);
      rendered += 1;
      if (rendered % PAGES_PER_STEP === 0) endStep();
      return result;
    },
  };
}
