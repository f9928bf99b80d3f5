import { removeTrailingSlash } from '../urls.ts';

/** Joining the pages of a section into one document, in which each keeps its own anchors. */

/** The anchor of a page among the others. */
export function getPrintAnchor(pathname: string): string {
  return removeTrailingSlash(pathname)
    .replace(/^\/x\//, '')
    .replaceAll('/', '.');
}

function getAnchor(page: string, hash: string): string {
  return hash === '' ? getPrintAnchor(page) : `${getPrintAnchor(page)}--${hash}`;
}

/** A page as the route writes it; pages are not nested. */
const PAGE = /(<article\b[^>]*\sdata-page="([^"]+)"[^>]*>)([\s\S]*?)(<\/article>)/g;

/**
 * Makes one document of the pages in it: ids become unique, links from one page to another lead
 * there and not out of the document; those to an anchor that is not printed lead to its page.
 */
export function joinPages(html: string): string {
  const own = html.replace(
    PAGE,
    (_, open: string, page: string, body: string, close: string) =>
      open +
      body.replace(/(\s(?:id|for|aria-labelledby)=")([^"]+)"/g, `$1${getAnchor(page, '')}--$2"`) +
      close,
  );
  const pages = new Set([...html.matchAll(PAGE)].map(([, , page = '']) => page));
  const ids = new Set([...own.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  return own.replace(
    PAGE,
    (_, open: string, page: string, body: string, close: string) =>
      open +
      body.replace(
        /(<a\b[^>]*?\shref=")([^"#]*)#?([^"]*)"/g,
        (link, before: string, path: string, hash: string) => {
          const target = path === '' ? page : removeTrailingSlash(path);
          if (!pages.has(target)) return link;
          const anchor = getAnchor(target, hash);
          return `${before}#${ids.has(anchor) ? anchor : getPrintAnchor(target)}"`;
        },
      ) +
      close,
  );
}
