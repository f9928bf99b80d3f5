import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';

/** Creates a reader of the static import graph of built modules. Reads each file once. */
export function createImportGraph(folder: string) {
  const imports = new Map<string, Promise<string[]>>();

  const read = async (url: string): Promise<string[]> => {
    await init;
    const code = await readFile(path.join(folder, url), 'utf8');
    const [found] = parse(code);
    return found
      .filter(({ type }) => type === 'static' || type === 'reexport-star')
      .map(({ specifier }) => new URL(specifier ?? '', `https://site${url}`).pathname);
  };

  /** Lists modules and everything they import statically. Each module follows its imports. */
  return async function getClosure(urls: readonly string[]): Promise<string[]> {
    const seen = new Set<string>();
    const ordered: string[] = [];
    const visit = async (url: string): Promise<void> => {
      if (seen.has(url)) return;
      seen.add(url);
      if (!imports.has(url)) imports.set(url, read(url));
      for (const imported of await imports.get(url)!) await visit(imported);
      ordered.push(url);
    };
    for (const url of urls) await visit(url);
    return ordered;
  };
}

/** Finds the modules of a page's first demo: its island and the framework's renderer. */
export function findFirstDemo(html: string): string[] {
  const island = /<astro-island\b[^>]*\bclient="demo"[^>]*>/.exec(html)?.[0];
  if (!island) return [];
  const urls = ['component-url', 'renderer-url'].flatMap(
    (name) => new RegExp(`\\b${name}="([^"]+)"`).exec(island)?.[1] ?? [],
  );
  // The graph keeps them. Without a copy they would keep the whole document in memory.
  return structuredClone(urls);
}

/** Adds preload links at the end of the head: the modules arrive after the document itself. */
export function addPreloads(html: string, urls: readonly string[]): string {
  const links = urls.map((url) => `<link rel="modulepreload" href="${url}">`).join('');
  return html.replace('</head>', () => `${links}</head>`);
}
