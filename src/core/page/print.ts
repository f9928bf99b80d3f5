import { removeTrailingSlash } from '../urls.ts';

/** Joins the pages of a section into one document, with separate anchors for each page. */

/** Returns the anchor of a page within the document. */
export function getPrintAnchor(pathname: string): string {
  return removeTrailingSlash(pathname)
    .replace(/^\/x\//, '')
    .replaceAll('/', '.');
}

function getAnchor(page: string, hash: string): string {
  return hash === '' ? getPrintAnchor(page) : `${getPrintAnchor(page)}--${hash}`;
}

/** A page in the HTML of the route. Pages are not nested. */
const PAGE = /(<article\b[^>]*\sdata-page="([^"]+)"[^>]*>)([\s\S]*?)(<\/article>)/g;

/**
 * Makes the ids of the pages in a document unique and turns links between these pages into links
 * within the document. A link to an anchor that is not in the document leads to its page instead.
 */
export function joinPages(html: string): string {
  if (!html.includes(' data-page="')) return html;
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
