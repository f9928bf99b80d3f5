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

/** Makes the dev server read the content again where it has changed, and open pages show it. */
export function devUpdates(loader: SiteLoader): Plugin {
  return {
    name: 'site:dev-updates',
    enforce: 'pre',
    hotUpdate({ file, type, timestamp, modules }) {
      const change = getChange(file, type);
      if (change === null) return undefined;
      const { environment } = this;
      const isClient = environment.name === 'client';
      // The browser's environment is told first, and all of them are told of the same change.
      if (isClient) loader.forget();
      if (change === 'source') return undefined;
      const { idToModuleMap } = environment.moduleGraph;
      const shown = [...idToModuleMap.values()].filter(({ id }) => id && isContentModule(id));
      invalidate(environment, shown, timestamp);
      if (!isClient) return modules;
      environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
