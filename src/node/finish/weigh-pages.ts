import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageKind, PageWeight } from '../../core/hosting/config.ts';
import type { WeighedPage } from '../../core/hosting/budgets.ts';
import { getSentBytes } from '../sent-bytes.ts';
import type { FinishedDocument } from './finish-documents.ts';

/** Creates a function that returns the transferred bytes of a built file, with a cache. */
function createScale(folder: string) {
  const sizes = new Map<string, Promise<number>>();
  return (url: string): Promise<number> => {
    let size = sizes.get(url);
    if (!size) {
      size = getSentBytes(path.join(folder, url));
      sizes.set(url, size);
    }
    return size;
  };
}

/** Returns the kind of a page from its path alone, without regard to demos. */
function getKind(name: string): PageKind {
  if (/[\\/]print[\\/]index\.html$/.test(name)) return 'whole section';
  return /^x.api./.test(name) ? 'API reference' : 'without demos';
}

/**
 * Creates a function that reports whether modules belong to a paid plan, recognized by the license
 * check in their code. Pages share most of their modules, so each is read once.
 */
function createPlanCheck(folder: string) {
  const paid = new Map<string, Promise<boolean>>();
  const read = async (url: string) =>
    (await readFile(path.join(folder, url))).includes('Missing license key');
  return async (modules: readonly string[]): Promise<boolean> => {
    for (const url of modules) if (!paid.has(url)) paid.set(url, read(url));
    return (await Promise.all(modules.map((url) => paid.get(url)))).includes(true);
  };
}

/**
 * Weighs the pages of the built site, as hosts compress them. `getClosure` lists
 * modules with all that they import.
 */
export async function weighPages(
  folder: string,
  documents: readonly FinishedDocument[],
  getClosure: (urls: readonly string[]) => Promise<string[]>,
): Promise<WeighedPage[]> {
  const weigh = createScale(folder);
  const isPaid = createPlanCheck(folder);
  const sum = async (urls: readonly string[]) =>
    (await Promise.all(urls.map(weigh))).reduce((total, size) => total + size, 0);

  return Promise.all(
    documents.map(async ({ file, facts }): Promise<WeighedPage> => {
      const { parts, styleBytes, sheets, firstDemo, pictures, font } = facts;
      const compressed = await getSentBytes(file);
      const scripts = await getClosure(facts.scripts);
      const weight: PageWeight = {
        html: compressed,
        script: await sum(scripts),
        style: styleBytes + (await sum(sheets)),
        ...parts,
      };
      const name = path.relative(folder, file);
      let kind = getKind(name);
      if (firstDemo.length > 0) {
        const modules = await getClosure(firstDemo);
        const all = new Set([...modules, ...scripts, ...sheets, ...(font === null ? [] : [font])]);
        // The first demo's picture, in the width and color scheme with the most bytes.
        const picture = Math.max(0, ...(await Promise.all(pictures.map(weigh))));
        weight.firstDemo = compressed + (await sum([...all])) + picture;
        kind = (await isPaid(modules)) ? 'with a paid first demo' : 'with demos';
      }
      return { file: name, kind, weight };
    }),
  );
}
