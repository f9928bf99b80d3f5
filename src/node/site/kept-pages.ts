import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../core/page/page.ts';
import { getSectionPages } from '../../core/site/model.ts';
import { getPrintPathname, toHref, withLanguage } from '../../core/urls.ts';
import { createMemory } from '../cache/build-cache.ts';
import { hashFiles } from '../cache/hash-files.ts';
import { getDemoFile } from '../demo/demo-files.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import { hashDocumentInputs } from './build-inputs.ts';
import { createKeptArticles, type KeptArticles } from './kept-articles.ts';
import type { LoadedSite } from './load-site.ts';

/** Module of the browser → its file on the site. The bundler names files by their content. */
export type ScriptNames = ReadonlyMap<string, string>;

/** The modules that a document names, with the names that it uses for their files. */
type NamedScripts = readonly (readonly [module: string, file: string])[];

/** Documents of earlier builds, as they were before the site was finished. */
export interface KeptPages {
  /** Finds out which documents of the site need not be rendered. */
  prepare: (loaded: LoadedSite) => void;
  /** Whether the document at an address need not be rendered. */
  has: (pathname: string) => boolean;
  /** Lists the page files that have to be compiled to render the other documents. */
  listCompiled: (loaded: LoadedSite) => string[];
  /** Lists the pages of printed documents that are rendered again without being compiled. */
  listArticles: KeptArticles['list'];
  /** Lists the modules of the browser that kept documents name. */
  listScripts: () => string[];
  /** Keeps a document that was rendered. */
  store: (pathname: string, html: string, names: ScriptNames) => void;
  /** Lists the kept documents by their file in a folder, with the present names of their scripts. */
  list: (folder: string, names: ScriptNames) => ReadonlyMap<string, () => string>;
}

const memory = createMemory('pages', [import.meta.filename]);
/** Apart from their scripts, which are enough to know that a document is kept. */
const documents = createMemory('documents', [import.meta.filename]);

/** Pictures of the stored demos have addresses of their own; any other is known to the bundler. */
const OWN_PICTURE = /\/x\/assets\/[\w-]+\.[\w-]+\.(?:png|jpe?g|webp|avif|gif)/;
const SCRIPT = /\/x\/assets\/[\w.@-]+\.js\b/g;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Creates a function that returns a hash of what only this page is made of. */
function createPageHash(root: string): (page: Page) => string {
  const known = new Map<string, string>();
  const remember = (key: string, compute: () => string) => {
    const result = known.get(key) ?? compute();
    known.set(key, result);
    return result;
  };
  /** The text of a page, its demos, and their pictures. */
  const hashFolder = (folder: string) =>
    remember(folder, () =>
      hashFiles(
        root,
        ['page.mdx', 'demos', 'pictures'].map((name) => path.join(folder, name)),
      ),
    );
  /** What demos of a product share. */
  const hashDatasets = (product: string) =>
    remember(`${product}/datasets`, () =>
      hashFiles(root, [path.join('content', product)], (file) => /[\\/]datasets[\\/]/.test(file)),
    );
  return ({ file, section }) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    // Cards show pictures of demos of other pages.
    const shown = [...text.matchAll(/\bpicture="([^"]+)"/g)].map(([, id = '']) => id);
    const folders = shown.map((id) => path.relative(ROOT, path.resolve(getDemoFile(id), '../..')));
    const products = shown.map((id) => id.split('/')[0] ?? '');
    return hash(
      JSON.stringify([
        [path.dirname(file), ...folders].map(hashFolder),
        [section, ...products].map(hashDatasets),
      ]),
    );
  };
}

/** Lists the addresses of a document in every language. */
function listAddresses(pathname: string): string[] {
  return loadConfig().locales.map(({ id }) => toHref(withLanguage(pathname, id)));
}

export function createKeptPages(root = ROOT): KeptPages {
  /** What each document is made of, by its address. */
  const inputs = new Map<string, unknown>();
  const kept = new Map<string, NamedScripts>();
  const articles = createKeptArticles();

  return {
    prepare(loaded) {
      if (memory.locate() === null) return;
      const { site } = loaded;
      const shared = hashDocumentInputs(root, loaded);
      const hashPage = createPageHash(root);
      const parts = new Map<string, string>();
      const printed = new Map<string, unknown[][]>();
      for (const page of site.pages) {
        const part = page.api ? '' : hashPage(page);
        parts.set(page.pathname, part);
        for (const address of listAddresses(page.pathname)) {
          inputs.set(address, [shared, address, part]);
        }
      }
      for (const section of site.sections) {
        const guides = getSectionPages(site, section).guides.map(({ pathname }) => pathname);
        const all = guides.map((pathname) => [pathname, parts.get(pathname)]);
        for (const address of listAddresses(getPrintPathname(section.prefix))) {
          inputs.set(address, [shared, address, all]);
          printed.set(address, all);
        }
      }
      for (const [address, input] of inputs) {
        const scripts = documents.has(input) ? memory.read<NamedScripts>(input) : undefined;
        memory.count(scripts !== undefined);
        if (scripts) kept.set(address, scripts);
      }
      for (const [address, pages] of printed) {
        // Also for a document that is kept, so that its pages count as used.
        for (const [pathname, part] of pages) {
          articles.prepare(address, pathname as string, [shared, address, pathname, part]);
        }
      }
    },
    has: (pathname) => kept.has(toHref(pathname)),
    listCompiled({ site }) {
      const isKept = (pathname: string) => listAddresses(pathname).every((each) => kept.has(each));
      const printed = site.sections.flatMap((section) => {
        const rendered = listAddresses(getPrintPathname(section.prefix)).filter(
          (address) => !kept.has(address),
        );
        return getSectionPages(site, section).guides.filter(({ pathname }) =>
          rendered.some((address) => !articles.has(address, pathname)),
        );
      });
      const own = site.pages.filter(({ api, pathname }) => !api && !isKept(pathname));
      return [...new Set([...own, ...printed].map(({ file }) => file))].sort();
    },
    listArticles: () =>
      Object.fromEntries(Object.entries(articles.list()).filter(([address]) => !kept.has(address))),
    listScripts: () => [...new Set([...kept.values()].flat().map(([module]) => module))],
    store(pathname, html, names) {
      const input = inputs.get(toHref(pathname));
      if (input === undefined) return;
      articles.store(toHref(pathname), html);
      if (OWN_PICTURE.test(html)) return;
      const modules = new Map([...names].map(([module, file]) => [`/${file}`, module]));
      const files = [...new Set(html.match(SCRIPT))];
      const scripts = files.map((file) => [modules.get(file), file] as const);
      // A file of another kind would keep its name when its content changes.
      if (scripts.some(([module]) => module === undefined)) return;
      documents.store(input, html);
      memory.store(input, scripts);
    },
    list(folder, names) {
      const read = (address: string, scripts: NamedScripts) => {
        const html = documents.read<string>(inputs.get(address));
        if (html === undefined) throw new Error(`${address} left the cache. Build again.`);
        const present = new Map(scripts.map(([module, file]) => [file, names.get(module)]));
        return html.replace(SCRIPT, (file) => {
          const name = present.get(file);
          if (name === undefined) throw new Error(`${address} needs ${file}, which was not built`);
          return `/${name}`;
        });
      };
      return new Map(
        [...kept].map(([address, scripts]) => [
          path.join(folder, address, 'index.html'),
          () => read(address, scripts),
        ]),
      );
    },
  };
}
