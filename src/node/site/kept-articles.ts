import { splitPages } from '../../core/page/print.ts';
import { createMemory } from '../cache/build-cache.ts';

/** Pages of earlier builds as their section prints them. */
export interface KeptArticles {
  /** Finds the page in a printed document, given by all that it is made of. */
  prepare: (address: string, pathname: string, input: unknown) => void;
  /** Whether a page need not be rendered for a printed document. */
  has: (address: string, pathname: string) => boolean;
  /** Lists what was found, by address of the printed document and by pathname of the page. */
  list: () => Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Keeps the pages of a printed document that was rendered. */
  store: (address: string, html: string) => void;
}

const memory = createMemory('printed', [import.meta.filename]);

/**
 * Astro writes these once per document, with the first page that needs them, and the bundler names
 * the files. A page with one of them cannot be taken out of its document.
 */
const BOUND =
  /<(?:script\s[^>]*src=|(?:style|link|astro-island)\b)|\/x\/assets\/[\w-]+\.[\w-]+\.\w/;

export function createKeptArticles(): KeptArticles {
  const inputs = new Map<string, Map<string, unknown>>();
  const kept = new Map<string, Map<string, string>>();
  return {
    prepare(address, pathname, input) {
      const own = inputs.get(address) ?? new Map<string, unknown>();
      inputs.set(address, own.set(pathname, input));
      const known = memory.read<string>(input);
      memory.count(known !== undefined);
      if (known === undefined) return;
      const found = kept.get(address) ?? new Map<string, string>();
      kept.set(address, found.set(pathname, known));
    },
    has: (address, pathname) => kept.get(address)?.has(pathname) ?? false,
    list: () =>
      Object.fromEntries([...kept].map(([address, pages]) => [address, Object.fromEntries(pages)])),
    store(address, html) {
      for (const [pathname, body] of splitPages(html)) {
        const input = inputs.get(address)?.get(pathname);
        const isKept = kept.get(address)?.has(pathname) ?? false;
        if (input !== undefined && !isKept && !BOUND.test(body)) memory.store(input, body);
      }
    },
  };
}
