/**
 * The only place where addresses are parsed and built.
 */

/** The anchor of the playground on a reference page, at which it opens. */
export const PLAYGROUND_HASH = 'try';

/** Languages recognized as a path prefix although no interface text exists for them. */
const HARD_WIRED_LANGUAGES = ['zh'];

export interface CanonicalAddress {
  userLanguage: string;
  /** Without the language prefix, with query and hash. */
  canonicalAs: string;
  /** `canonicalAs` up to the first `#`. */
  canonicalAsServer: string;
  /** `canonicalAsServer` with a leading `/api` as `/api-docs` and without one trailing slash. */
  canonicalPathname: string;
}

/**
 * Splits the language off an address of this site and returns its canonical forms. The prefix must
 * be a known language followed by a slash. The prefix of English is recognized and removed too.
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

/** Adds a trailing slash to a pathname, before any query or hash. */
export function toHref(pathname: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(pathname) ?? [];
  return `${path.endsWith('/') ? path : `${path}/`}${rest}`;
}

/**
 * Returns the address to publish to search engines: origin, language unless it is the default, path
 * with its trailing slash, no query and no hash.
 */
export function getCanonicalUrl(origin: string, pathname: string, language = 'en'): string {
  return origin + withLanguage(toHref(pathname.replace(/[?#].*$/s, '')), language);
}

export interface AlternateLink {
  hreflang: string;
  href: string;
}

/** Returns the address of a page in each language and for readers of any other (`x-default`). */
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

/** Returns the path of the image that other sites show with a link to a page, for all languages. */
export function getSocialImagePath(pathname: string): string {
  const path = removeTrailingSlash(pathname.replace(/[?#].*$/s, '')).replace(/^\/x(?=\/)/, '');
  return `/x/social${path === '/' || path === '' ? '/site' : path}.png`;
}

/** Returns the pathname of a page from its folder. The folder `''` is the product's overview. */
export function getPagePathname(prefix: string, folder: string): string {
  return folder === '' ? prefix : `${prefix}/${folder}`;
}

/** Adds a hash to the address of a page. */
export function withHash(pathname: string, hash: string): string {
  return `${toHref(pathname)}#${hash}`;
}

/**
 * Returns the element id that a hash names, with or without its `#`. Anybody can write any hash, so
 * one that is not percent-encoded correctly is taken literally.
 */
export function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Adds the language prefix to an address; none for the default language. */
export function withLanguage(pathname: string, language: string): string {
  return language === 'en' ? pathname : `/${language}${pathname}`;
}

/** Sections of the host without languages. */
const WITHOUT_LANGUAGE = /^\/(blog|size-snapshot)\//;

/**
 * Localizes a link on a page in the given language. Adds the language prefix to pages of this host
 * that have none. Files, other hosts and hashes stay unchanged.
 */
export function localizeHref(href: string, language: string, languages: readonly string[]): string {
  if (language === 'en' || !/^\/(?!\/)/.test(href) || WITHOUT_LANGUAGE.test(href)) return href;
  const [, path = '', first = ''] = /^(\/([^/?#]*)[^?#]*)/.exec(href) ?? [];
  if (languages.includes(first) || /\.\w+$/.test(path)) return href;
  return withLanguage(href, language);
}

/** Returns the language that a reader asks for in the query; null unless it is two letters. */
export function getQueryLanguage(search: string): string | null {
  const language = new URLSearchParams(search).get('userLanguage') ?? '';
  return /^[a-z]{2}$/.test(language) ? language : null;
}

/** Path of the style sheet with the variables of the demos' theme. */
export const DEMO_SHEET_PATH = '/x/demo-theme.css';

/** Returns the pathname of a page of the API reference; without a slug, of the product's index. */
export function getApiPathname(folder: string, slug = ''): string {
  return slug === '' ? `/x/api/${folder}` : `/x/api/${folder}/${slug}`;
}

/** Returns the path of a type's definition, which opens in place. */
export function getApiDefinitionPath(folder: string, name: string): string {
  return `/x/api/${folder}/types/${name}.json`;
}

/** Returns the path of a product's API history, which the changes page loads. */
export function getApiHistoryPath(folder: string): string {
  return `/x/api/${folder}/changes.json`;
}
/** Returns the path of what the playground of a component needs. */
export function getPlaygroundPath(folder: string, component: string): string {
  return `/x/api/${folder}/playground/${component}.json`;
}
/** Returns the path of a page's Markdown, for all languages. */
export function getMarkdownPath(pathname: string): string {
  return `${removeTrailingSlash(pathname)}.md`;
}

/** Returns the pathname of a whole section as one printable page. */
export function getPrintPathname(prefix: string): string {
  return `${prefix}/print`;
}

/** Returns the path of the list of all Markdown pages or, with a prefix, of one product's list. */
export function getLlmsPath(prefix = ''): string {
  return `${prefix}/llms.txt`;
}

/** Returns the path of a product's full Markdown. Parts count from 1. */
export function getLlmsFullPath(prefix: string, part = 1): string {
  return `${prefix}/llms-full${part === 1 ? '' : `-${part}`}.txt`;
}

/** Names of a product's data files. */
export const DATA_NAMES = ['pages', 'api', 'demos', 'versions'] as const;
export type DataName = (typeof DATA_NAMES)[number];

/** Returns the path of a product's data file. */
export function getDataPath(folder: string, name: DataName): string {
  return `/x/data/${folder}/${name}.json`;
}

/**
 * Returns the path of the JSON Schema of the data files of that name, the same for every product.
 */
export function getDataSchemaPath(name: DataName): string {
  return `/x/data/${name}.schema.json`;
}

/** Path of the release feed. */
export const RELEASE_FEED_PATH = '/x/releases.atom';
/** Lists the documentation of every release. */
export const VERSIONS_PATH = '/versions/';

/** The page of the theme builder. */
export const THEMING_PATH = '/x/theming';

/** The page of the upgrade assistant. */
export const UPGRADE_PATH = '/x/migration/assistant';
