/** The only place where addresses are taken apart and joined. Source of the rules: behaviours §1. */

/** Languages recognised as a path prefix although no interface text exists for them. */
const HARD_WIRED_LANGUAGES = ['zh'];

export interface CanonicalAddress {
  userLanguage: string;
  /** Language prefix removed; query and hash kept. */
  canonicalAs: string;
  /** As before, cut at the first `#`. */
  canonicalAsServer: string;
  /** As before, a leading `/api` turned into `/api-docs` and one trailing slash removed. */
  canonicalPathname: string;
}

/** Splits the language off an address of this site and gives its canonical forms. */
export function getCanonicalAddress(
  address: string,
  languages: readonly string[],
): CanonicalAddress {
  const candidate = /^\/([a-z]{2})\//.exec(address)?.[1];
  const known =
    candidate !== undefined && [...languages, ...HARD_WIRED_LANGUAGES].includes(candidate);
  const userLanguage = known ? candidate : 'en';
  const canonicalAs = known ? address.slice(3) : address;
  const canonicalAsServer = canonicalAs.replace(/#.*$/s, '');
  return {
    userLanguage,
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: removeTrailingSlash(
      canonicalAsServer.replace(/^\/api(?=[/?]|$)/, '/api-docs'),
    ),
  };
}

/** Removes one trailing slash; the root stays `/`. */
export function removeTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Gives a pathname its trailing slash, before any query or hash. */
export function toHref(pathname: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(pathname) ?? [];
  return `${path.endsWith('/') ? path : `${path}/`}${rest}`;
}

/** The address search engines are told: origin, path with its slash, no query and no hash. */
export function getCanonicalUrl(origin: string, pathname: string): string {
  return origin + toHref(pathname.replace(/[?#].*$/s, ''));
}

/** The address of a page from the folder it lies in: `''` is the product's overview. */
export function getPagePathname(prefix: string, folder: string): string {
  return folder === '' ? prefix : `${prefix}/${folder}`;
}

/** Adds a hash to an address of a page. */
export function withHash(pathname: string, hash: string): string {
  return `${toHref(pathname)}#${hash}`;
}

/** Prefixes an address with a language; the default language has none. */
export function withLanguage(pathname: string, language: string): string {
  return language === 'en' ? pathname : `/${language}${pathname}`;
}

/** Addresses of whole parts of the host that have no languages (behaviours §6). */
const WITHOUT_LANGUAGE = /^\/(blog|size-snapshot)\//;

/**
 * An address as a page in some language links to it: pages of this host get the prefix, unless
 * they have one; files, other hosts and hashes stay as they are.
 */
export function localizeHref(href: string, language: string, languages: readonly string[]): string {
  if (language === 'en' || !/^\/(?!\/)/.test(href) || WITHOUT_LANGUAGE.test(href)) return href;
  const [, path = '', first = ''] = /^(\/([^/?#]*)[^?#]*)/.exec(href) ?? [];
  if (languages.includes(first) || /\.\w+$/.test(path)) return href;
  return withLanguage(href, language);
}

/** The language a reader asks for in the query; null where it is no two letters. */
export function getQueryLanguage(search: string): string | null {
  const language = new URLSearchParams(search).get('userLanguage') ?? '';
  return /^[a-z]{2}$/.test(language) ? language : null;
}

/** Style sheet with the variables of the demos' theme. */
export const DEMO_SHEET_PATH = '/x/demo-theme.css';
