import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostingConfig } from '../../core/hosting/config.ts';
import type { AuthorError } from '../../core/author-error.ts';
import { findRedirectProblems } from '../../core/hosting/hosting.ts';
import { getAnchors } from '../../core/page/page.ts';
import type { LocaleConfig } from '../../core/site/config.ts';
import type { SiteModel } from '../../core/site/model.ts';
import { getPrintPathname, removeTrailingSlash, toHref, withLanguage } from '../../core/urls.ts';
import { loadConfig, ROOT } from '../load-config.ts';

/** Routes that are not pages of the content. */
const OTHER_ROUTES = ['/versions', '/production-error', '/playground'];

/** Returns the addresses of all pages that a reader can open, in each language. */
export function listPageAddresses(
  { pages, sections }: Pick<SiteModel, 'pages' | 'sections'>,
  locales: readonly LocaleConfig[],
): Set<string> {
  const pathnames = [
    ...pages.map(({ pathname }) => pathname),
    ...sections.map(({ prefix }) => getPrintPathname(prefix)),
    ...OTHER_ROUTES,
  ];
  return new Set(
    locales.flatMap(({ id }) => pathnames.map((each) => withLanguage(toHref(each), id))),
  );
}

/**
 * Finds redirects of `config/hosting.ts` whose target is missing from the content, and those that
 * hide a page. Anchors of the API reference and files that the build writes do not exist yet and
 * are checked after the build.
 */
export function findLostRedirects(
  site: SiteModel,
  locales: readonly LocaleConfig[],
  { redirects }: Pick<HostingConfig, 'redirects'> = loadConfig().hosting,
): AuthorError[] {
  const file = 'config/hosting.ts';
  const addresses = listPageAddresses(site, locales);
  const hasPage = (pathname: string, hash: string) => {
    if (!pathname.endsWith('/')) {
      return pathname.startsWith('/x/') || existsSync(path.join(ROOT, 'public', pathname));
    }
    if (!addresses.has(pathname)) return false;
    const page = site.pageByPathname.get(removeTrailingSlash(pathname));
    return hash === '' || !page || page.api !== undefined || getAnchors(page).includes(hash);
  };
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  return findRedirectProblems(redirects, hasPage).map(({ from, problem, remedy }) => ({
    file,
    line: lines.findIndex((line) => line.includes(`'${from}'`)) + 1,
    problem: `${problem}.`,
    remedy,
  }));
}
