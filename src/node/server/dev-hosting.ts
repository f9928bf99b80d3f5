import type { Connect } from 'vite';
import hosting from '../../../config/hosting.ts';
import type { Redirect } from '../../core/hosting/config.ts';
import { buildRedirects, resolveRequest } from '../../core/hosting/hosting.ts';
import { loadConfig } from '../load-config.ts';
import { listPageAddresses } from '../site/check-redirects.ts';
import type { SiteLoader } from '../site/site-loader.ts';

export interface KnownAddresses {
  redirects: readonly Redirect[];
  pages: ReadonlySet<string>;
}

/** Loads the addresses of the site from the current content. */
export async function loadKnownAddresses(loader: SiteLoader): Promise<KnownAddresses> {
  const { site } = await loader.load();
  return {
    redirects: buildRedirects(hosting.redirects, site.tree.nodes),
    pages: listPageAddresses(site, loadConfig().locales),
  };
}

/** Modules and files that the dev server serves itself. */
const OWN = /^\/(@|src\/|node_modules\/|content\/|\.astro\/)|\.\w+$/;

/**
 * Makes the dev server follow the rules of a production host: headers and redirects, including
 * those for trailing slashes.
 */
export function createDevHosting(load: () => Promise<KnownAddresses>): Connect.NextHandleFunction {
  return (request, response, next) => {
    // Not validated here: the server has to respond even if the configuration is invalid.
    for (const [name, value] of Object.entries(hosting.headers['/*'] ?? {})) {
      response.setHeader(name, value);
    }
    const address = request.originalUrl ?? request.url ?? '/';
    if (OWN.test(address.split('?')[0] ?? '')) return next();
    load().then(
      ({ redirects, pages }) => {
        const answer = resolveRequest(address, redirects, (pathname) => pages.has(pathname));
        if (answer.kind !== 'redirect') return next();
        response.writeHead(answer.status, { Location: answer.location });
        response.end();
      },
      // The page itself shows a mistake in the content.
      () => next(),
    );
  };
}
