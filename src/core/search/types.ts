import type { Plan } from '../plan.ts';
import type { VersionMark } from '../api/history/version-view.ts';

/**
 * Data that search passes from the build to the browser, and from the engine to the dialog.
 */

/** Path of the titles (`SearchTitlesFile`) in the build output. */
export const SEARCH_TITLES_PATH = '/x/search-titles.json';
/** Path of the names (`SearchNamesFile`) in the build output. */
export const SEARCH_NAMES_PATH = '/x/search-names.json';
/** Path of the texts (`SearchTextsFile`) in the build output. */
export const SEARCH_TEXTS_PATH = '/x/search-texts.json';

/** Kind of an API entry as readers see it. A method is a property that can be called. */
export type SearchMemberKind =
  | 'component'
  | 'interface'
  | 'prop'
  | 'property'
  | 'method'
  | 'slot'
  | 'class'
  | 'variable'
  | 'event'
  | 'selector'
  | 'hook'
  | 'function'
  | 'classType'
  | 'constant'
  | 'context'
  | 'classNames'
  | 'type'
  /** An export of an earlier release, of which the kind is not known. */
  | 'export';

/** An entry of the API reference. */
export interface SearchMember {
  kind: SearchMemberKind;
  /** Name of its component or interface. */
  owner: string;
  /** Type of the entry; for a CSS class its global class, for an entity its import statement. */
  signature: string;
  /** Argument names, if the signature is only the name of a function type. */
  params?: readonly string[];
  default?: string;
  plan?: Plan;
  /** First release that includes it, `v7.2.0`. */
  since?: string;
}

/** Target of a result: the top of a page, a heading, or a row of the reference. */
export interface SearchPart {
  /** Anchor on the page; `''` for the top. */
  id: string;
  title: string;
  /** Heading of the section that contains it, if any. */
  parent?: string;
  text: string;
  /** What readers ask that it answers. It is searched, but not shown. */
  questions?: readonly string[];
  member?: SearchMember;
  /** Other global names of it, which have no row of their own. */
  aliases?: readonly string[];
}

/** A page with its parts in page order. The first part is the top. */
export interface SearchDocument {
  /** Pathname with a trailing slash. */
  href: string;
  title: string;
  /** Titles of its parent groups in the navigation, outermost first. */
  trail: readonly string[];
  /** Index of its section in `SearchIndex.sections`. */
  section: number;
  plan?: Plan;
  description: string;
  keywords: readonly string[];
  /** API names that the page is about. */
  names: readonly string[];
  /** Below 1 for pages that mention much and answer little. Default: 1. */
  weight?: number;
  parts: readonly SearchPart[];
}

/** A section of the site: a product, or pages that belong to no product. */
export interface SearchSection {
  /**
   * The product id; absent for sections that are not
   * products.
   */
  productId?: string;
  name: string;
}

/**
 * Content of the dialog before there is a query. It is part of the dialog's script, so that it is
 * shown at once.
 */
export interface SearchStart {
  /** Each section with the pages to suggest. */
  sections: readonly (SearchSection & { starts: readonly { title: string; href: string }[] })[];
  /** Support page, offered if a search finds nothing. */
  helpHref: string;
}

/** Everything that search knows about the site. */
export interface SearchIndex {
  sections: readonly SearchSection[];
  documents: readonly SearchDocument[];
  /** Search terms of readers, each with the terms of this site for the same thing. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Set if the texts are missing, the types and defaults of members, and maybe some names. */
  withoutTexts?: true;
}

export interface SearchRequest {
  query: string;
  /** Only pages of this product. */
  productId?: string | undefined;
  /** Product of the current page. Its pages rank slightly higher. */
  currentProductId?: string | undefined;
}

/** Part of a text; `marked` if it matches the query. */
export interface TextPiece {
  text: string;
  marked: boolean;
}

/** What a result says about the reader's release. */
export type HitVersion = { version: string } & (
  VersionMark | { kind: 'removed'; until: string; now?: string }
);

/** A result: a page with the best match on it, or a member of the API reference. */
export interface SearchHit {
  href: string;
  title: readonly TextPiece[];
  /** Heading or member that matches best; null if that is the page itself. */
  place: readonly TextPiece[] | null;
  trail: readonly string[];
  sectionName: string;
  plan: Plan | null;
  snippet: readonly TextPiece[];
  member: SearchMember | null;
  /** Code of a member that a reader would copy. */
  code: string | null;
  /** What is different in the release that the reader uses. */
  version?: HitVersion;
}

/** Failures of a hosted engine: too late, key refused, no such collection, any other. */
export type SearchProblem = 'timeout' | 'refused' | 'missing' | 'failed';

export interface SearchAnswer {
  hits: readonly SearchHit[];
  /** Number of pages and members found within the requested product or site. */
  total: number;
  /** The same for the whole site, and for each product by id. */
  siteTotal: number;
  productTotals: Readonly<Record<string, number>>;
  /** Another query that has results; null unless this one has none. */
  suggestion: string | null;
  /** Set if a hosted engine failed and the site's own index answered. */
  problem?: SearchProblem;
  /** Set if the index is not complete yet, so that the same request can have a better answer. */
  partial?: true;
}

/** An answer of the built-in engine. */
export interface EngineAnswer extends SearchAnswer {
  /** Whether one page covers the whole query, without corrected words. */
  covered: boolean;
}

/**
 * Interface between the dialog and an engine. The built-in engine searches in a web worker; a
 * hosted one can replace it. All promises can reject. The call can then be repeated.
 */
export interface SearchAdapter {
  /** Prepares the engine, so that the first search does not wait. */
  load: () => Promise<void>;
  /** Resolves once answers are no longer partial. */
  complete: () => Promise<void>;
  search: (request: SearchRequest) => Promise<SearchAnswer>;
  /**
   * Gives up what is pending, also requests that nobody answers: those promises reject. The next
   * call starts over.
   */
  startOver: () => void;
}
