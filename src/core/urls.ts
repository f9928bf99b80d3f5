/**
 * The only place where addresses are taken apart and joined. Source of the rules: requirements
 * routes.language-prefix and routes.api-docs.
 */

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

/**
 * Splits the language off an address of this site and gives its canonical forms. The prefix counts
 * only where it is a known language followed by a slash; English has one too, and it is removed.
 */
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

/**
 * The address search engines are told: origin, language where it is not the default one, path with
 * its slash, no query and no hash.
 */
export function getCanonicalUrl(origin: string, pathname: string, language = 'en'): string {
  return origin + withLanguage(toHref(pathname.replace(/[?#].*$/s, '')), language);
}

export interface AlternateLink {
  hreflang: string;
  href: string;
}

/** A page in each of its languages, and for readers of any other (`x-default`). */
export function getAlternateLinks(
  origin: string,
  pathname: string,
  languages: readonly string[],
): AlternateLink[] {
  return [
    ...languages.map((language) => ({
      hreflang: language,
      href: getCanonicalUrl(origin, pathname, language),
    })),
    { hreflang: 'x-default', href: getCanonicalUrl(origin, pathname) },
  ];
}

/** Where the picture lies that other sites show beside a link to a page; one for all languages. */
export function getSocialImagePath(pathname: string): string {
  const path = removeTrailingSlash(pathname.replace(/[?#].*$/s, '')).replace(/^\/x(?=\/)/, '');
  return `/x/social${path === '/' || path === '' ? '/site' : path}.png`;
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

/** Addresses of whole parts of the host that have no languages. */
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

/** The address of a page of the API reference; without a last segment the product's index. */
export function getApiPathname(folder: string, slug = ''): string {
  return slug === '' ? `/x/api/${folder}` : `/x/api/${folder}/${slug}`;
}

/** Where the definition of a type lies that a reader opens in place. */
export function getApiDefinitionPath(folder: string, name: string): string {
  return `/x/api/${folder}/types/${name}.json`;
}

/** Where the history of a product's reference lies that the page of its changes asks. */
export function getApiHistoryPath(folder: string): string {
  return `/x/api/${folder}/changes.json`;
}
/** Where the Markdown of a page lies; one for all languages. */
export function getMarkdownPath(pathname: string): string {
  return `${removeTrailingSlash(pathname)}.md`;
}

/** The address of a whole section as one page for the printer. */
export function getPrintPathname(prefix: string): string {
  return `${prefix}/print`;
}

/** The list of everything that can be read as Markdown; with a prefix that of one product. */
export function getLlmsPath(prefix = ''): string {
  return `${prefix}/llms.txt`;
}

/** All Markdown of a product in one file; it goes on in further parts, counted from 1. */
export function getLlmsFullPath(prefix: string, part = 1): string {
  return `${prefix}/llms-full${part === 1 ? '' : `-${part}`}.txt`;
}

/** Names of the files with a product's facts. */
export const DATA_NAMES = ['pages', 'api', 'demos', 'versions'] as const;
export type DataName = (typeof DATA_NAMES)[number];

/** Where a product's facts lie as JSON. */
export function getDataPath(folder: string, name: DataName): string {
  return `/x/data/${folder}/${name}.json`;
}

/** The JSON Schema of the files of that name, the same for every product. */
export function getDataSchemaPath(name: DataName): string {
  return `/x/data/${name}.schema.json`;
}

/** The feed of releases. */
export const RELEASE_FEED_PATH = '/x/releases.atom';
