import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageKind, PageWeight } from '../../core/hosting/config.ts';
import type { WeighedPage } from '../../core/hosting/budgets.ts';
import { getSentBytes } from '../compress/compress-files.ts';
import { listHtmlFiles } from './html-files.ts';
import { countParts } from './count-parts.ts';
import { createImportGraph, findFirstDemo } from './module-preloads.ts';

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

/** Creates a function that returns the compressed bytes of a text, with a cache. */
function createTextScale() {
  const sizes = new Map<string, number>();
  return (text: string): number => {
    let size = sizes.get(text);
    if (size === undefined) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      size = brotliCompressSync(text, { params }).length;
      sizes.set(text, size);
    }
    return size;
  };
}

function matchAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value]) => value ?? '');
}

/** The font file that every page needs. The bundler adds a hash to its name. */
const TEXT_FONT = /\/x\/assets\/sans\.[\w-]+\.woff2/;

/** Returns the kind of a page from its path alone, without regard to demos. */
function getKind(name: string): PageKind {
  if (/[\\/]print[\\/]index\.html$/.test(name)) return 'whole section';
  return /^x.api./.test(name) ? 'API reference' : 'without demos';
}

/** Whether modules belong to a paid plan, recognized by the license check in their code. */
async function isPaid(folder: string, modules: readonly string[]): Promise<boolean> {
  const codes = await Promise.all(modules.map((url) => readFile(path.join(folder, url), 'utf8')));
  return codes.some((code) => code.includes('Missing license key'));
}

/** Weighs every page of the built site. Its files must already be compressed. */
export async function weighPages(folder: string): Promise<WeighedPage[]> {
  const weigh = createScale(folder);
  const weighText = createTextScale();
  const getClosure = createImportGraph(folder);
  const sum = async (urls: readonly string[]) =>
    (await Promise.all(urls.map(weigh))).reduce((total, size) => total + size, 0);

  /** Weighs the first demo's picture, in the width and color scheme with the most bytes. */
  const weighPicture = async (html: string) => {
    const [pictures = ''] = /<span class="demo-picture[\s\S]*?<\/span>/.exec(html) ?? [];
    const sizes = matchAll(pictures, /[ "](?:src|srcSet|srcset)="([^"]+)"/g).map(weigh);
    return Math.max(0, ...(await Promise.all(sizes)));
  };

  return Promise.all(
    (await listHtmlFiles(folder)).map(async (file): Promise<WeighedPage> => {
      const html = await readFile(file, 'utf8');
      const compressed = await getSentBytes(file);
      const inlineStyles = matchAll(html, /<style>([\s\S]*?)<\/style>/g).join('\n');
      const sheets = matchAll(html, /<link rel="stylesheet" href="([^"]+)"/g);
      const scripts = await getClosure(matchAll(html, /<script type="module" src="([^"]+)"/g));
      const weight: PageWeight = {
        html: compressed,
        script: await sum(scripts),
        style: weighText(inlineStyles) + (await sum(sheets)),
        ...countParts(html),
      };
      const name = path.relative(folder, file);
      let kind = getKind(name);
      const demo = findFirstDemo(html);
      if (demo.length > 0) {
        const modules = await getClosure(demo);
        const font = TEXT_FONT.exec(html)?.[0];
        const all = new Set([...modules, ...scripts, ...sheets, ...(font ? [font] : [])]);
        weight.firstDemo = compressed + (await sum([...all])) + (await weighPicture(html));
        kind = (await isPaid(folder, modules)) ? 'with a paid first demo' : 'with demos';
      }
      return { file: name, kind, weight };
    }),
  );
}
