import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../load-config.ts';
import type { SiteLoader } from '../site/site-loader.ts';
import { invalidate } from './invalidate.ts';
import { isContentModule } from './virtual-modules.ts';

/** What a changed file means to the loaded site: nothing, other sources of demos, or other pages. */
export function getChange(file: string, type: 'create' | 'delete' | 'update') {
  const name = path.relative(ROOT, file).replaceAll(path.sep, '/');
  if (/^content\/.*\/(demos|datasets)\/[^/]+\.tsx?$/.test(name)) {
    return type === 'update' ? 'source' : 'pages';
  }
  const isRead = /^content\/(.*\/(page\.mdx|nav\.ts)|ui\/[^/]+\.json)$|^api\/.*\.json$/.test(name);
  return isRead ? 'pages' : null;
}

/** Style sheets whose text stands in the documents, with all that they import. */
const INLINE_SHEET = /\.css\?inline$/;

/** Makes the dev server read the content again where it has changed, and open pages show it. */
export function devUpdates(loader: SiteLoader): Plugin {
  return {
    name: 'site:dev-updates',
    enforce: 'pre',
    hotUpdate({ file, type, timestamp, modules }) {
      const { environment } = this;
      const isClient = environment.name === 'client';
      const findModules = (test: (id: string) => boolean) =>
        [...environment.moduleGraph.idToModuleMap].flatMap(([id, module]) =>
          test(id) ? [module] : [],
        );

      if (file.endsWith('.css')) {
        // A sheet of an island is replaced in the page; those in the document come with it.
        if (modules.some(({ isSelfAccepting }) => isSelfAccepting)) return undefined;
        invalidate(
          environment,
          findModules((id) => INLINE_SHEET.test(id)),
          timestamp,
        );
        if (isClient) environment.hot.send({ type: 'full-reload' });
        return isClient ? [] : undefined;
      }

      const change = getChange(file, type);
      if (change === null) return undefined;
      // The browser's environment is told first, and all of them are told of the same change.
      if (isClient) loader.forget();
      if (change === 'source') return undefined;
      invalidate(environment, findModules(isContentModule), timestamp);
      if (!isClient) return modules;
      environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
