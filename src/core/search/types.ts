import type { Plan } from '../plan.ts';

/**
 * The shapes that search passes around: from the build to the browser, and from there to the
 * dialog.
 */

/** Where the index lies among the built files. */
export const SEARCH_INDEX_PATH = '/x/search-index.json';
/** The same of what the dialog shows before there is a query, for an engine with its own index. */
export const SEARCH_START_PATH = '/x/search-start.json';

/** What an entry of the API reference is to a reader; a method is a property that is called. */
export type SearchMemberKind =
  | 'component'
  | 'interface'
  | 'prop'
  | 'property'
  | 'method'
  | 'slot'
  | 'class'
  | 'event'
  | 'selector';

/** An entry of the API reference. */
export interface SearchMember {
  kind: SearchMemberKind;
  /** The component or interface that it belongs to. */
  owner: string;
  /** Its type; the global class of a class, the line that imports a component or interface. */
  signature: string;
  /** Names of the arguments, where the signature is the name of a function's type. */
  params?: readonly string[];
  default?: string;
  plan?: Plan;
  /** The release that brought it, `v7.2.0`. */
  since?: string;
}

/** What a result can lead to: the top of a page, one of its headings, or a row of its reference. */
export interface SearchPart {
  /** Anchor on the page; `''` is its top. */
  id: string;
  title: string;
  /** Heading of the section around it, where there is one. */
  parent?: string;
  text: string;
  member?: SearchMember;
}

/** A page with its parts, in the order of the page. The first part is its top. */
export interface SearchDocument {
  /** Address with its trailing slash. */
  href: string;
  title: string;
  /** Titles of the groups around it in the navigation, outermost first. */
  trail: readonly string[];
  /** Index of its section in `SearchIndexFile.sections`. */
  section: number;
  plan?: Plan;
  description: string;
  keywords: readonly string[];
  /** API names that the page is about. */
  names: readonly string[];
  /** Below 1 for pages that mention much and answer little; 1 where left out. */
  weight?: number;
  parts: readonly SearchPart[];
}

/** A section of the site: a product, or pages that belong to none. */
export interface SearchSection {
  /**
   * The product id (requirement purpose.product-from-address); absent for sections that are no
   * product.
   */
  productId?: string;
  name: string;
  href: string;
  /** Pages that a reader who has not typed anything may want. */
  starts: readonly { title: string; href: string }[];
}

/** What the dialog shows before there is a query. */
export interface SearchStart {
  sections: readonly SearchSection[];
  /** Page that says where to ask, for a search that finds nothing. */
  helpHref: string;
}

/** What the build writes and the browser loads on the first search. */
export interface SearchIndexFile extends SearchStart {
  documents: readonly SearchDocument[];
  /** Words of readers, and the words of this site that answer them. */
  synonyms: Readonly<Record<string, readonly string[]>>;
}

export interface SearchRequest {
  query: string;
  /** Only pages of this product. */
  productId?: string | undefined;
  /** The product that the reader is in; its pages come a little earlier. */
  currentProductId?: string | undefined;
}

/** A piece of a text; marked where it matches the query. */
export interface TextPiece {
  text: string;
  marked: boolean;
}

/** A page that answers with the best place on it, or a member of the API reference. */
export interface SearchHit {
  href: string;
  title: readonly TextPiece[];
  /** Heading or member that answers best; null where that is the page as a whole. */
  place: readonly TextPiece[] | null;
  trail: readonly string[];
  sectionName: string;
  plan: Plan | null;
  snippet: readonly TextPiece[];
  member: SearchMember | null;
  /** What a reader would copy of a member. */
  code: string | null;
}

/** Why a hosted engine did not answer: late, key refused, no such collection, anything else. */
export type SearchProblem = 'timeout' | 'refused' | 'missing' | 'failed';

export interface SearchAnswer {
  hits: readonly SearchHit[];
  /** Pages and members found where the request looked. */
  total: number;
  /** The same on the whole site, and in each product. */
  siteTotal: number;
  productTotals: Readonly<Record<string, number>>;
  /** Another query that would find something; only where this one found nothing. */
  suggestion: string | null;
  /** Where a hosted engine failed and the site's own index answered. */
  problem?: SearchProblem;
}

/**
 * What the dialog needs of an engine. The one that ships searches in a worker of this site; a
 * hosted one can take its place. Both promises may reject, and may then be asked again.
 */
export interface SearchAdapter {
  /** Gets ready and says what there is to search. */
  load: () => Promise<SearchStart>;
  search: (request: SearchRequest) => Promise<SearchAnswer>;
}
