import type { AstroPrerenderer } from 'astro';
import type { BuildProgress } from './build-progress.ts';
import type { KeptPages, ScriptNames } from './kept-pages.ts';

interface Options {
  progress: BuildProgress;
  pages: KeptPages;
  scripts: { names: () => ScriptNames };
}

/**
 * Wraps a prerenderer so that it renders only the pages that no earlier build has kept, keeps those
 * that it renders, and reports how many these are.
 */
export function prerenderPages(
  prerenderer: AstroPrerenderer,
  { progress, pages, scripts }: Options,
): AstroPrerenderer {
  let total = 0;
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
      const rendered = await prerenderer.render(request, options);
      const response = rendered instanceof Response ? rendered : rendered.response;
      const html = response.clone().text();
      pages.store(new URL(request.url).pathname, await html, scripts.names());
      progress.count(total);
      return rendered;
    },
  };
}
