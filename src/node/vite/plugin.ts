import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { Plugin, ViteDevServer } from 'vite';
import { getChangeData } from '../../core/api/page-props.ts';
import { getDemoPlan, getSourcePath } from '../../core/demo/demo.ts';
import { getApiHistoryPath } from '../../core/urls.ts';
import { SEARCH_INDEX_PATH, SEARCH_START_PATH } from '../../core/search/types.ts';
import { getSearchStart, loadSearchIndex } from '../search/search-index.ts';
import { getAnchors } from '../../core/page/page.ts';
import { renderDemoStyles } from '../demo/demo-styles.ts';
import { loadDefinition } from '../api/definitions.ts';
import { loadDemoUses } from '../api/demo-imports.ts';
import { loadReferences } from '../api/load-reference.ts';
import { renderReference } from '../api/render-reference.ts';
import { loadConfig, loadLicenseKey, loadPackageVersions, ROOT } from '../load-config.ts';
import { getLabelSection, loadLabels } from '../site/load-labels.ts';
import { getVariantFiles, loadDemo, loadSourceById } from '../demo/load-demos.ts';
import { loadPackageLocales } from '../site/load-package-locales.ts';
import { loadSite } from '../site/load-site.ts';
import { loadPageMarkdown } from '../markdown/load-page-markdown.ts';

const SITE = 'virtual:site';
const BOOT = 'virtual:boot';
const LICENSE = 'virtual:license';
const RELEASE = 'virtual:release';
const PAGES = 'virtual:pages';
const LABELS = 'virtual:labels';
const API = 'virtual:api';
const LOCALES = 'virtual:package-locales';
/**
 * Names under which the dev server's pages find what they need from this process. As modules these
 * would be megabytes that the server parses and maps before it answers its first page.
 */
const DEV_LOADER = 'docs:load-demo';
const DEV_SITE = 'docs:load-site';
const DEV_API = 'docs:load-api';
const VIRTUAL = new Set([SITE, BOOT, LICENSE, RELEASE, PAGES, LABELS, API, LOCALES]);

function split(id: string): { file: string; query: string } {
  const at = id.indexOf('?');
  return at < 0 ? { file: id, query: '' } : { file: id.slice(0, at), query: id.slice(at + 1) };
}

/** Loads the page of a file. The build needs to know them all beforehand. */
const BUILT_PAGES = `const modules = import.meta.glob('/content/**/page.mdx');
export const loadPage = (file) => modules['/' + file]();`;
/** The dev server would compile every page that a glob names before it answers the first. */
const DEV_PAGES = "export const loadPage = (file) => import(/* @vite-ignore */ '/' + file);";

/** Bundles a script that must stand inside the document, before anything is painted. */
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

/** Data as an expression; as text, because a parser is quicker with JSON than with JavaScript. */
function parseAsJson(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

function toModule(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
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

/** Answers `/x/demo-source/…` in the dev server; the build writes the same answers as files. */
function serveDemoSources(server: ViteDevServer) {
  const versions = loadPackageVersions();
  const [before = '', after = ''] = getSourcePath('*').split('*');
  server.middlewares.use((request, response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (!pathname.startsWith(before)) return next();
    const id = decodeURIComponent(pathname.slice(before.length, -after.length));
    loadSourceById(id, versions).then((answer) => {
      response.statusCode = answer === null ? 404 : 200;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer));
    }, next);
  });
}

/** Answers for the search index in the dev server, from the content as it is now. */
function serveSearchIndex(server: ViteDevServer) {
  server.middlewares.use((request, response, next) => {
    const pathname = (request.url ?? '').split('?')[0];
    if (pathname !== SEARCH_INDEX_PATH && pathname !== SEARCH_START_PATH) return next();
    loadSearchIndex().then((index) => {
      response.setHeader('Content-Type', 'application/json');
      const answer = pathname === SEARCH_START_PATH ? getSearchStart(index) : index;
      response.end(JSON.stringify(answer));
    }, next);
  });
}

/** Answers for the Markdown of pages, which the build writes as files. */
function serveMarkdown(server: ViteDevServer) {
  server.middlewares.use((request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?');
    if (!/^\/x\/.+\.md$/.test(address)) return next();
    loadPageMarkdown(address).then((markdown) => {
      if (markdown === null) return next();
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      response.end(markdown);
    }, next);
  });
}

/** Calls a loader of this process from a module that the dev server runs. */
function callLoader(name: string, ...values: unknown[]): string {
  return `await globalThis[${JSON.stringify(name)}](${values.map((value) => JSON.stringify(value)).join()})`;
}

/** The reference with its descriptions as HTML. */
async function loadApiData() {
  const { pages } = await loadSite();
  const anchors = new Map(pages.map((page) => [page.pathname, getAnchors(page)]));
  const loaded = loadReferences(loadConfig().products);
  const references = loaded.map(({ product, model, links, history, renames }) => ({
    folder: product.folder,
    history,
    renames,
    model: renderReference(model, links, (pathname) => anchors.get(pathname) ?? null),
  }));
  return { references, demoUses: await loadDemoUses() };
}

/** Answers for what API pages ask for as they are read, which the build writes as files. */
function serveReference(server: ViteDevServer) {
  server.middlewares.use((request, response, next) => {
    const references = loadReferences(loadConfig().products);
    const compared = references.find(
      ({ product }) => getApiHistoryPath(product.folder) === request.url,
    );
    if (compared) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(getChangeData(compared, compared.links)));
      return;
    }
    const [, folder, name] =
      /^\/x\/api\/([a-z-]+)\/types\/(\w+)\.json$/.exec(request.url ?? '') ?? [];
    const reference = references.find(({ product }) => product.folder === folder);
    if (!reference || name === undefined) return next();
    loadDefinition(reference, name).then((definition) => {
      response.statusCode = definition === null ? 404 : 200;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(definition));
    }, next);
  });
}

/** Gives the site's model, the inline script, and each demo as island and as source. */
export function sitePlugin(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'site',
    enforce: 'pre',
    configureServer(dev) {
      server = dev;
      serveDemoSources(dev);
      Object.assign(globalThis, {
        [DEV_LOADER]: loadDemo,
        [DEV_SITE]: loadSite,
        [DEV_API]: loadApiData,
      });
      serveSearchIndex(dev);
      serveReference(dev);
      serveMarkdown(dev);
      const refresh = (file: string) => {
        if (!/[\\/]content[\\/].*(page\.mdx|nav\.ts)$/.test(file)) return;
        for (const environment of Object.values(dev.environments)) {
          const module = environment.moduleGraph.getModuleById(`\0${SITE}`);
          if (module) environment.moduleGraph.invalidateModule(module);
        }
      };
      dev.watcher.on('add', refresh).on('unlink', refresh).on('change', refresh);
    },
    async resolveId(id, importer) {
      if (VIRTUAL.has(id) || id.startsWith(`${LABELS}/`)) return `\0${id}`;
      const { file, query } = split(id);
      if (!/^(island|source)$/.test(query)) return null;
      const resolved = await this.resolve(file, importer, { skipSelf: true });
      return resolved && `${split(resolved.id).file}?${query}`;
    },
    async load(id) {
      if (id === `\0${SITE}`) {
        const inDev = this.environment.mode === 'dev';
        const data = inDev ? callLoader(DEV_SITE) : parseAsJson(await loadSite());
        return (
          "import { buildSiteModel } from '/src/core/site/model.ts';\n" +
          `export const site = buildSiteModel(${data});`
        );
      }
      if (id === `\0${PAGES}`) return this.environment.mode === 'dev' ? DEV_PAGES : BUILT_PAGES;
      if (id === `\0${BOOT}`) {
        const scripts = {
          bootScript: await bundleInline('src/state/boot.ts'),
          apiBootScript: await bundleInline('src/state/api/boot.ts'),
        };
        return Object.entries(scripts)
          .map(([name, script]) => `export const ${name} = ${JSON.stringify(script)};`)
          .join('\n');
      }
      if (id.startsWith(`\0${LABELS}`)) {
        const { locales } = loadConfig();
        const tables = loadLabels(locales);
        const [, section] = id.split('/');
        for (const locale of locales)
          this.addWatchFile(path.join(ROOT, `content/ui/${locale.id}.json`));
        if (section !== undefined) return toModule(getLabelSection(tables, section));
        return `export const tables = ${JSON.stringify(tables)}; export const locales = ${JSON.stringify(locales)};`;
      }
      if (id === `\0${API}`) {
        const inDev = this.environment.mode === 'dev';
        const data = inDev ? callLoader(DEV_API) : parseAsJson(await loadApiData());
        return `export const { references, demoUses } = ${data};`;
      }
      if (id === `\0${LOCALES}`) return toModule(loadPackageLocales(loadConfig().products));
      if (id === `\0${LICENSE}`) return toModule(loadLicenseKey());
      if (id === `\0${RELEASE}`) return toModule(loadConfig().versions.current);
      const { file, query } = split(id);
      if (query === 'source') {
        this.addWatchFile(file);
        if (this.environment.mode !== 'dev') return toModule(await loadDemo(file));
        // The dev server reads every module that a page could import; only those that a page does
        // import are evaluated, so the work waits for that.
        return `export default ${callLoader(DEV_LOADER, file)};`;
      }
      if (query !== 'island') return null;
      const onServer = this.environment.config.consumer === 'server';
      return onServer ? SERVER_ISLAND : getClientIsland(file);
    },
    hotUpdate({ file }) {
      if (!server || !/[\\/]content[\\/].*\.tsx?$/.test(file)) return;
      const sources = this.environment.moduleGraph.getModulesByFile(file);
      for (const module of sources ?? []) {
        if (module.id?.endsWith('?source')) this.environment.moduleGraph.invalidateModule(module);
      }
    },
  };
}
