import type { Connect } from 'vite';
import type { Redirect } from '../../core/hosting/config.ts';
import { buildRedirects, resolveRequest } from '../../core/hosting/hosting.ts';
import { buildSiteModel } from '../../core/site/model.ts';
import { getPrintPathname, toHref, withLanguage } from '../../core/urls.ts';
import { loadConfig } from '../load-config.ts';
import { loadSite } from '../site/load-site.ts';

interface Known {
  redirects: readonly Redirect[];
  pages: ReadonlySet<string>;
}

/** Routes that are no page of the content, named here so that they get their trailing slash. */
const OTHER_ROUTES = ['/versions', '/production-error', '/playground'];

async function loadKnown(): Promise<Known> {
  const { tree, pages, sections } = buildSiteModel(await loadSite());
  const pathnames = [
    ...pages.map(({ pathname }) => pathname),
    ...sections.map(({ prefix }) => getPrintPathname(prefix)),
    ...OTHER_ROUTES,
  ];
  const { locales, hosting } = loadConfig();
  return {
    redirects: buildRedirects(hosting.redirects, tree.nodes),
    pages: new Set(
      locales.flatMap(({ id }) => pathnames.map((path) => withLanguage(toHref(path), id))),
    ),
  };
}

/** Modules and files that the dev server sends by itself. */
const OWN = /^\/(@|src\/|node_modules\/|content\/|\.astro\/)|\.\w+$/;

/**
 * Makes the dev server obey the rules of a production host: its headers and redirects, those of
 * trailing slashes too. `forget` makes it read pages and navigation again.
 */
export function createDevHosting(load: () => Promise<Known> = loadKnown) {
  let known: Promise<Known> | undefined;

  const handle: Connect.NextHandleFunction = (request, response, next) => {
    for (const [name, value] of Object.entries(loadConfig().hosting.headers['/*'] ?? {})) {
      response.setHeader(name, value);
    }
    const address = request.originalUrl ?? request.url ?? '/';
    if (OWN.test(address.split('?')[0] ?? '')) return next();
    known ??= load();
    known.then(
      ({ redirects, pages }) => {
        const answer = resolveRequest(address, redirects, (pathname) => pages.has(pathname));
        if (answer.kind !== 'redirect') return next();
        response.writeHead(answer.status, { Location: answer.location });
        response.end();
      },
      () => {
        // A mistake in the content is shown by the page itself.
        known = undefined;
        next();
      },
    );
  };
  return { handle, forget: () => (known = undefined) };
}
