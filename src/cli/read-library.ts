import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  getDocsPath,
  type DocsLibrary,
  type LibraryPage,
  type LibraryProduct,
} from '../core/data/answers/library.ts';
import {
  expandBundle,
  findBundles,
  type DeclarationBundle,
  type LanguageManifest,
} from '../core/editor/language/manifest.ts';
import { openSearchEngine } from '../core/search/engine/engine.ts';
import { restoreIndex, type StoredIndex } from '../core/search/engine/stored-index.ts';
import { joinTexts, type SearchFiles } from '../core/search/index-files.ts';

/** What `library.json` of the package holds. */
export interface LibraryFile {
  release: string;
  origin: string;
  products: readonly LibraryProduct[];
  pages: readonly LibraryPage[];
}

function once<Value>(read: () => Value): () => Value {
  let value: { it: Value } | undefined;
  return () => (value ??= { it: read() }).it;
}

/** Reads the package in a folder. Its parts are read when they are asked for, and kept. */
export function readLibrary(folder: string): DocsLibrary {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const readJson = (name: string): unknown => JSON.parse(read(`data/${name}.json`));
  const file = readJson('library') as LibraryFile;
  const getParts = (kind: string) => {
    const parts = new Map(
      file.products.map((product) => [
        product.folder,
        once(() => readJson(`${kind}-${product.folder}`)),
      ]),
    );
    return (product: string) => parts.get(product)!();
  };
  const getNeeds = once(() => readJson('declarations') as LanguageManifest);
  const bundles = new Map<string, ReadonlyMap<string, string>>();
  const readBundle = (name: string) => {
    const known = bundles.get(name);
    if (known) return known;
    const bundle = expandBundle(readJson(`declarations-${name}`) as DeclarationBundle);
    bundles.set(name, bundle);
    return bundle;
  };
  const [api, history, examples] = ['api', 'history', 'examples'].map(getParts);
  return {
    ...file,
    readPage: (page) => read(getDocsPath(page.pathname)),
    readApi: api as DocsLibrary['readApi'],
    readHistory: history as DocsLibrary['readHistory'],
    readExamples: examples as DocsLibrary['readExamples'],
    readDeclarations: (codes) =>
      new Map(findBundles(codes, getNeeds()).flatMap((name) => [...readBundle(name)])),
    getEngine: once(() =>
      openSearchEngine(
        joinTexts(readJson('search') as SearchFiles),
        restoreIndex(readJson('search-terms') as StoredIndex),
      ),
    ),
  };
}
