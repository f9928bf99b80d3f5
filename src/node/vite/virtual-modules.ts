import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { ApiModel } from '../../core/api/model.ts';
import type { RenderedReference } from '../../core/api/page-props.ts';
import { getAnchors } from '../../core/page/page.ts';
import { listApiReleases } from '../api/load-history.ts';
import { loadSiteReport } from '../api/accessibility/load-site-report.ts';
import { loadFeatureMatrix } from '../api/combinations.ts';
import { loadCostReleases, loadCostTotals, loadRuntime } from '../api/cost/load-cost.ts';
import { loadPartTable } from '../api/load-part-table.ts';
import { createTextRenderer, renderReference } from '../api/render-reference.ts';
import { loadConfig, loadLicenseKey, ROOT } from '../load-config.ts';
import { createSearchStart } from '../search/search-index.ts';
import { getLabelSection, loadLabels } from '../site/load-labels.ts';
import { loadPackageLocales } from '../site/load-package-locales.ts';
import { loadLatestReleases } from '../site/load-releases.ts';
import type { LoadedSite } from '../site/load-site.ts';
import type { SiteLoader } from '../site/site-loader.ts';
import { renderLoaderCall, provideLoaders, type ApiData } from './page-loaders.ts';

/** Exports a function that loads a page by file. The build has to know all pages in advance. */
function listBuiltPages({ site }: LoadedSite): string {
  const files = site.pages.filter(({ api }) => !api).map(({ file }) => file);
  const loaders = files.map((file) => {
    const name = JSON.stringify(file);
    return `${name}: () => import(${JSON.stringify(`/${file}`)})`;
  });
  return `const modules = { ${loaders.join(', ')} };
export const loadPage = (file) => modules[file]();`;
}

/** In the dev server a glob would compile every page before the first one is served. */
const DEV_PAGES = "export const loadPage = (file) => import(/* @vite-ignore */ '/' + file);";

const INLINE_SCRIPTS = { bootScript: 'src/state/boot.ts', apiBootScript: 'src/state/api/boot.ts' };

/** Bundles a script that is inlined in the document, so that it runs before the first paint. */
async function bundleInline(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Returns data as an expression. `JSON.parse` is faster than parsing an object literal. */
function parseAsJson(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

function getSiteData({ site: { config, versions, sections, pages, packageVersions } }: LoadedSite) {
  return { config, versions, sections, pages, packageVersions };
}

/**
 * Creates a function that renders descriptions as HTML. The result is cached until the API
 * reference or any page or anchor changes, since descriptions link to those.
 */
function createApiRenderer() {
  let last: { key: unknown[]; rendered: readonly RenderedReference[] } | undefined;
  return function renderApi({ site, references, demoUses }: LoadedSite): ApiData {
    const anchors = new Map(site.pages.map((page) => [page.pathname, getAnchors(page)]));
    const key = [JSON.stringify([...anchors]), ...references.map(({ model }) => model)];
    if (!last || key.some((part, index) => part !== last?.key[index])) {
      const findAnchors = (pathname: string) => anchors.get(pathname) ?? null;
      const rendered = references.map(
        ({ product, model, links, history, renames, playgrounds, accessibility }) => {
          const render = createTextRenderer(model, links, findAnchors);
          let html: ApiModel | undefined;
          return {
            folder: product.folder,
            history,
            renames,
            accessibility,
            playgrounds: Object.fromEntries(
              Object.entries(playgrounds).map(([name, reason]) => [name, reason && render(reason)]),
            ),
            // Rendered on demand: in the dev server a page needs the reference of at most one
            // product.
            get model() {
              return (html ??= renderReference(model, links, findAnchors));
            },
          };
        },
      );
      last = { key, rendered };
    }
    return { references: last.rendered, demoUses };
  };
}

/** What the source of a virtual module is created from. */
interface Context {
  inDev: boolean;
  load: SiteLoader['load'];
  watch: (file: string) => void;
}

/** Creates the source of each module, by name. */
const MODULES: Readonly<Record<string, (context: Context) => string | Promise<string>>> = {
  'virtual:site': () =>
    "import { buildSiteModel } from '/src/core/site/model.ts';\n" +
    `export const site = buildSiteModel(${renderLoaderCall('docs:load-site')});`,
  'virtual:api': () =>
    `export const { references, demoUses } = ${renderLoaderCall('docs:load-api')};`,
  'virtual:pages': async ({ inDev, load }) => (inDev ? DEV_PAGES : listBuiltPages(await load())),
  async 'virtual:boot'() {
    const scripts = await Promise.all(
      Object.entries(INLINE_SCRIPTS).map(
        async ([name, entry]) =>
          `export const ${name} = ${JSON.stringify(await bundleInline(entry))};`,
      ),
    );
    return scripts.join('\n');
  },
  'virtual:labels'(context) {
    const { locales } = loadConfig();
    const tables = watchLabels(context);
    return `export const tables = ${JSON.stringify(tables)}; export const locales = ${JSON.stringify(locales)};`;
  },
  'virtual:package-locales': () => toModule(loadPackageLocales(loadConfig().products)),
  'virtual:latest-releases': () => toModule(loadLatestReleases()),
  'virtual:api-releases': () => toModule(listApiReleases(loadConfig().products)),
  'virtual:release': () => toModule(loadConfig().versions.current),
  async 'virtual:search-start'({ load }) {
    return `export default ${parseAsJson(createSearchStart(await load()))};`;
  },
  async 'virtual:package-versions'({ load }) {
    return toModule((await load()).site.packageVersions);
  },
  async 'virtual:parts'({ load }) {
    const { references } = await load();
    return `export default ${parseAsJson(loadPartTable(references))};`;
  },
  'virtual:runtime': () => toModule(loadRuntime()),
  'virtual:answers': () => toModule(loadConfig().answers),
  'virtual:site-report': () => toModule(loadSiteReport()),
  'virtual:feature-matrix': () => toModule(loadFeatureMatrix()),
  'virtual:cost-totals'() {
    const { products } = loadConfig();
    const names = Object.fromEntries(products.map(({ folder, name }) => [folder, name]));
    return (
      `export default ${parseAsJson(loadCostTotals())};` +
      `export const productNames = ${JSON.stringify(names)};`
    );
  },
  'virtual:cost-releases': () => `export default ${parseAsJson(loadCostReleases())};`,
  'virtual:license': () => toModule(loadLicenseKey()),
};
const LABEL_SECTION = 'virtual:labels/';

function toModule(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}

function watchLabels({ watch }: Context) {
  const { locales } = loadConfig();
  for (const { id } of locales) watch(path.join(ROOT, `content/ui/${id}.json`));
  return loadLabels(locales);
}

/** Whether a module contains content and must be invalidated when the content changes. */
export function isContentModule(id: string): boolean {
  return /^\0virtual:(site|api|labels|parts|search-start)/.test(id);
}

/** Provides modules with the data that the build loads: site, API reference, labels and so on. */
export function virtualModules(loader: SiteLoader): Plugin {
  const renderApi = createApiRenderer();
  return {
    name: 'site:virtual-modules',
    enforce: 'pre',
    buildStart() {
      provideLoaders({
        'docs:load-site': async () => getSiteData(await loader.load()),
        'docs:load-api': async () => renderApi(await loader.load()),
      });
    },
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) =>
        Object.hasOwn(MODULES, id) || id.startsWith(LABEL_SECTION) ? `\0${id}` : null,
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        const name = id.slice(1);
        const context: Context = {
          inDev: this.environment.mode === 'dev',
          load: loader.load,
          watch: (file) => this.addWatchFile(file),
        };
        if (name.startsWith(LABEL_SECTION)) {
          return toModule(getLabelSection(watchLabels(context), name.slice(LABEL_SECTION.length)));
        }
        return Object.hasOwn(MODULES, name) ? MODULES[name]?.(context) : null;
      },
    },
  };
}
