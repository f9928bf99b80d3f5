import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../load-config.ts';
import type { SiteLoader } from '../site/site-loader.ts';
import { invalidate } from './invalidate.ts';
import { isContentModule } from './virtual-modules.ts';

/**
 * Returns what a changed file affects: `source` if only the source of demos, `pages` if the loaded
 * pages, or null if neither.
 */
export function getChange(file: string, type: 'create' | 'delete' | 'update') {
  const name = path.relative(ROOT, file).replaceAll(path.sep, '/');
  if (/^content\/.*\/(demos|datasets)\/[^/]+\.tsx?$/.test(name)) {
    return type === 'update' ? 'source' : 'pages';
  }
  const isRead =
    /^content\/(.*\/(page\.mdx|questions\.json|nav\.ts)|ui\/[^/]+\.json)$|^api\/.*\.json$/.test(
      name,
    );
  return isRead ? 'pages' : null;
}

/** Style sheets inlined in documents, including their imports. */
const INLINE_SHEET = /\.css\?inline$/;

/** Reloads changed content in the dev server and updates open pages. */
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
        // Vite replaces an island's style sheet in the page. Inlined ones need a reload.
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
      // Vite calls this for each environment, the client first, so only the client clears the
      // cache.
      if (isClient) loader.forget();
      if (change === 'source') return undefined;
      invalidate(environment, findModules(isContentModule), timestamp);
      if (!isClient) return modules;
      environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
