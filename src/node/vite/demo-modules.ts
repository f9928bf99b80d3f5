import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { getDemoPlan } from '../../core/demo/demo.ts';
import { listImportedPackages } from '../demo/check-sources.ts';
import { renderDemoStyles } from '../demo/demo-styles.ts';
import { getVariantFiles } from '../demo/demo-files.ts';
import { loadDemo } from '../demo/load-demos.ts';
import { ROOT } from '../load-config.ts';
import { renderLoaderCall, provideLoaders } from './page-loaders.ts';
import { invalidate } from './invalidate.ts';

const CONTENT = path.join(ROOT, 'content');

function split(id: string): { file: string; query: string } {
  const at = id.indexOf('?');
  return at < 0 ? { file: id, query: '' } : { file: id.slice(0, at), query: id.slice(at + 1) };
}

const DEMO_MODULE = /\?(?:island|source)$/;

/**
 * Returns the full path of a demo that a module imports; null if it does not exist. All plugins
 * together would take a second to find the same files.
 */
function findDemo(file: string, importer: string): string | null {
  const places = file.startsWith('.')
    ? [path.resolve(path.dirname(importer), file)]
    : [file, path.join(ROOT, file)];
  const found = places.find((place) => existsSync(place));
  return found === undefined ? null : normalizePath(found);
}

/**
 * The island of every demo on the server. Renders nothing, because the demo's frame reserves the
 * space.
 */
const SERVER_ISLAND = '\0site:every-demo?island';
const SERVER_ISLAND_CODE = 'export default function DemoPlaceholder() { return null; }';

/** What makes the component of a demo its default export. */
const COMPONENT = /^export default (?=function (\w+)\()/m;

interface IslandOptions {
  /**
   * Whether the demo's code becomes part of the island, which halves the number of modules. In the
   * dev server it stays a module of its own, which can be replaced when it is edited.
   */
  isJoined: boolean;
}

async function getClientIsland(file: string, { isJoined }: IslandOptions): Promise<string> {
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
  const [source = ''] = sources;
  const joined = isJoined ? COMPONENT.exec(source)?.[1] : undefined;
  return [
    "import { createDemoIsland } from '/src/islands/demo/create-demo-island.tsx';",
    joined === undefined
      ? `import Main from ${JSON.stringify(file)};`
      : source.replace(COMPONENT, ''),
    getDemoPlan(sources) === null ? '' : "import '/src/islands/demo/license.ts';",
    `export default createDemoIsland(${joined ?? 'Main'}, { ${loaders.join(', ')} });`,
  ].join('\n');
}

/**
 * Loads the demo when the module is evaluated: the dev server loads modules that the page may never
 * evaluate, and in a build the sources are derived meanwhile.
 */
function getSourceModule(file: string): string {
  return `export default ${renderLoaderCall('docs:load-demo', file)};`;
}

/** Returns the main file of a demo, given the file of any of its styling variants. */
function getMainFile(file: string): string {
  return file.replace(/\.\w+(?=\.tsx$)/, '');
}

/**
 * Provides two modules per demo: `X.tsx?island`, which runs in the browser, and `X.tsx?source`, the
 * source and metadata that its page shows.
 */
export function demoModules(): Plugin {
  /** Island code that was sent to the browser, by main file. */
  const islands = new Map<string, string>();
  return {
    name: 'site:demo-modules',
    enforce: 'pre',
    // Packages that demos import are optimized when the dev server starts. Otherwise Vite would
    // discover them page by page and reload each time. Vite's own scan would go through hundreds of
    // files and stop at the first syntax error.
    async config({ optimizeDeps }, { command }) {
      if (command !== 'serve') return undefined;
      // The server that Astro starts in a build, to load content, serves nobody. It must not replace
      // what the dev server has optimized.
      if (optimizeDeps?.noDiscovery) return { cacheDir: 'node_modules/.vite/content' };
      return { optimizeDeps: { include: await listImportedPackages(CONTENT) } };
    },
    buildStart() {
      provideLoaders({ 'docs:load-demo': loadDemo });
    },
    resolveId: {
      filter: { id: DEMO_MODULE },
      handler(id, importer = '') {
        const { mode, config } = this.environment;
        const isRendered = mode === 'build' && config.consumer === 'server';
        const { file, query } = split(id);
        if (isRendered && query === 'island') return SERVER_ISLAND;
        const demo = findDemo(file, importer);
        if (demo === null) return null;
        if (!isRendered) return `${demo}?${query}`;
        // Two modules for each demo took the bundler a gigabyte for ten thousand demos.
        const code = encodeURIComponent(getSourceModule(demo));
        return { id: `data:text/javascript,${code}`, external: true };
      },
    },
    load: {
      filter: { id: DEMO_MODULE },
      async handler(id) {
        if (id === SERVER_ISLAND) return SERVER_ISLAND_CODE;
        const { file, query } = split(id);
        if (query === 'source') {
          this.addWatchFile(file);
          return getSourceModule(file);
        }
        if (this.environment.config.consumer === 'server') return SERVER_ISLAND_CODE;
        const isJoined = this.environment.mode === 'build';
        const island = await getClientIsland(file, { isJoined });
        islands.set(file, island);
        return { code: island, moduleType: 'tsx' };
      },
    },
    /**
     * Updates an edited demo in the open page and keeps its state. The island only imports the
     * demo's files, so it is replaced only if its own code changes. The source that the page shows
     * is updated on the next visit.
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
      const isSame =
        known !== undefined &&
        known === (await getClientIsland(main, { isJoined: false }).catch(() => ''));
      const own = modules.filter(({ id }) => split(id ?? '').query !== 'island');
      if (isSame || known === undefined) return own;
      const island = moduleGraph.getModuleById(`${main}?island`);
      return island ? [...own, island] : own;
    },
  };
}
