import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { getDemoPlan } from '../../core/demo/demo.ts';
import { listImportedPackages } from '../demo/check-sources.ts';
import { renderDemoStyles } from '../demo/demo-styles.ts';
import { getVariantFiles, loadDemo } from '../demo/load-demos.ts';
import { ROOT } from '../load-config.ts';
import { callLoader, offerLoaders } from './dev-loaders.ts';
import { invalidate } from './invalidate.ts';

const CONTENT = path.join(ROOT, 'content');

function split(id: string): { file: string; query: string } {
  const at = id.indexOf('?');
  return at < 0 ? { file: id, query: '' } : { file: id.slice(0, at), query: id.slice(at + 1) };
}

/** The demo as the server renders it: nothing, the frame reserves its place. */
const SERVER_ISLAND = 'export default function DemoPlaceholder() { return null; }';

async function getClientIsland(file: string): Promise<string> {
  const [main, ...others] = getVariantFiles(file);
  if (!main) throw new Error(`${file} does not exist`);
  const sources = await Promise.all(
    [main, ...others].map(({ file: each }) => readFile(each, 'utf8')),
  );
  const loaders = await Promise.all(
    others.map(async ({ styling, file: each }, index) => {
      const css = await renderDemoStyles(styling, sources[index + 1] ?? '');
      return `${JSON.stringify(styling)}: { load: () => import(${JSON.stringify(each)}), css: ${JSON.stringify(css)} }`;
    }),
  );
  return [
    "import { createDemoIsland } from '/src/islands/demo/create-demo-island.tsx';",
    `import Main from ${JSON.stringify(file)};`,
    getDemoPlan(sources) === null ? '' : "import '/src/islands/demo/license.ts';",
    `export default createDemoIsland(Main, { ${loaders.join(', ')} });`,
  ].join('\n');
}

/** The main file of a demo from that of one of its styling variants. */
function getMainFile(file: string): string {
  return file.replace(/\.\w+(?=\.tsx$)/, '');
}

/**
 * Gives each demo as `X.tsx?island`, what runs in the browser, and as `X.tsx?source`, what its page
 * shows of it.
 */
export function demoModules(): Plugin {
  /** Islands as the browser has them, by their main file. */
  const islands = new Map<string, string>();
  return {
    name: 'site:demo-modules',
    enforce: 'pre',
    // All that demos import is prepared when the dev server starts, not page by page with a reload.
    // Vite would look for it itself, in hundreds of files, and give up at the first that is wrong.
    async config(_, { command }) {
      if (command !== 'serve') return undefined;
      return { optimizeDeps: { include: await listImportedPackages(CONTENT) } };
    },
    configureServer() {
      offerLoaders({ 'docs:load-demo': loadDemo });
    },
    async resolveId(id, importer) {
      const { file, query } = split(id);
      if (!/^(island|source)$/.test(query)) return null;
      const resolved = await this.resolve(file, importer, { skipSelf: true });
      return resolved && `${split(resolved.id).file}?${query}`;
    },
    async load(id) {
      const { file, query } = split(id);
      if (query === 'source') {
        this.addWatchFile(file);
        if (this.environment.mode !== 'dev') {
          return `export default ${JSON.stringify(await loadDemo(file))};`;
        }
        // The dev server reads every module that a page could import; only those that a page does
        // import are evaluated, so the work waits for that.
        return `export default ${callLoader('docs:load-demo', file)};`;
      }
      if (query !== 'island') return null;
      if (this.environment.config.consumer === 'server') return SERVER_ISLAND;
      const island = await getClientIsland(file);
      islands.set(file, island);
      return island;
    },
    /**
     * A demo is replaced in the open page with its state. Its island only names its files, so that
     * it stays while they stay the same; what its page shows of it is there with the next visit.
     */
    async hotUpdate({ file, modules, timestamp }) {
      if (!/[\\/]content[\\/].*\.tsx?$/.test(file)) return undefined;
      const { moduleGraph, config } = this.environment;
      if (config.consumer === 'server') {
        invalidate(this.environment, modules, timestamp);
        return [];
      }
      const main = getMainFile(file);
      const known = islands.get(main);
      const isSame = known !== undefined && known === (await getClientIsland(main).catch(() => ''));
      const own = modules.filter(({ id }) => split(id ?? '').query !== 'island');
      if (isSame || known === undefined) return own;
      const island = moduleGraph.getModuleById(`${main}?island`);
      return island ? [...own, island] : own;
    },
  };
}
