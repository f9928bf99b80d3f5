import { brotliCompressSync, constants } from 'node:zlib';
import { findTypeLinks } from '../../core/api/links.ts';
import { countParts, type DocumentParts } from './count-parts.ts';
import { findFirstDemo } from './module-preloads.ts';

/** What the weight of a page is computed from, as its document says. */
export interface DocumentFacts {
  parts: DocumentParts;
  /** Compressed size of the inline styles. */
  styleBytes: number;
  /** Addresses of style sheets and modules. */
  sheets: readonly string[];
  scripts: readonly string[];
  /** Modules of the first demo; empty if there is none. */
  firstDemo: readonly string[];
  /** Addresses of the picture of the first demo, in all widths and color schemes. */
  pictures: readonly string[];
  font: string | null;
  typeLinks: readonly { folder: string; name: string }[];
}

/** The font file that every page needs. The bundler adds a hash to its name. */
const TEXT_FONT = /\/x\/assets\/sans\.[\w-]+\.woff2/;

function matchAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value]) => value ?? '');
}

/** Compressed sizes by text, because most documents have the same styles. */
const sizes = new Map<string, number>();

function weighText(text: string): number {
  let size = sizes.get(text);
  if (size === undefined) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    size = brotliCompressSync(text, { params }).length;
    sizes.set(text, size);
  }
  return size;
}

/** Finds what a document says about its weight. */
export function findFacts(html: string): DocumentFacts {
  const [pictures = ''] = /<span class="demo-picture[\s\S]*?<\/span>/.exec(html) ?? [];
  return {
    parts: countParts(html),
    styleBytes: weighText(matchAll(html, /<style>([\s\S]*?)<\/style>/g).join('\n')),
    sheets: matchAll(html, /<link rel="stylesheet" href="([^"]+)"/g),
    scripts: matchAll(html, /<script type="module" src="([^"]+)"/g),
    firstDemo: findFirstDemo(html),
    pictures: matchAll(pictures, /[ "](?:src|srcSet|srcset)="([^"]+)"/g),
    font: TEXT_FONT.exec(html)?.[0] ?? null,
    typeLinks: findTypeLinks(html),
  };
}
