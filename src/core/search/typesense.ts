import type {
  SearchAnswer,
  SearchHit,
  SearchIndex,
  SearchMember,
  SearchRequest,
  TextPiece,
} from './types.ts';
import { getMemberCode } from './members.ts';
import { splitIdentifier, tokenize } from './engine/terms.ts';
import type { Plan } from '../plan.ts';

/** Records, requests and responses of Typesense. Source: its API, version 27. */

/** One part of a page: its top, a heading, or a member of the reference. */
export interface TypesenseRecord {
  id: string;
  /** Address of the page. Results are grouped by it. */
  page: string;
  /** Anchor of the part; empty for the top. */
  anchor: string;
  title: string;
  /** Heading or member; empty for the top. */
  place: string;
  parent: string;
  description: string;
  text: string;
  keywords: readonly string[];
  names: readonly string[];
  /** Identifiers in the titles, split into words. */
  words: string;
  section: string;
  /** Empty for pages without a product. */
  product: string;
  trail: readonly string[];
  plan: string;
  weight: number;
  /** A `SearchMember` as JSON; empty if there is none. */
  member: string;
}

interface Field {
  name: keyof TypesenseRecord;
  type: 'string' | 'string[]' | 'float';
  facet?: true;
  index?: false;
  optional?: true;
}

/** The fields that are searched, with their weights. */
const QUERIED = {
  place: 8,
  title: 6,
  keywords: 4,
  words: 3,
  names: 2,
  parent: 2,
  description: 2,
  text: 1,
} satisfies Partial<Record<keyof TypesenseRecord, number>>;

/** Returns the body of `POST /collections`, which creates the collection. */
export function getTypesenseSchema(name: string) {
  const fields: Field[] = [
    { name: 'page', type: 'string', facet: true },
    { name: 'product', type: 'string', facet: true },
    { name: 'title', type: 'string' },
    { name: 'place', type: 'string' },
    { name: 'parent', type: 'string' },
    { name: 'description', type: 'string' },
    { name: 'text', type: 'string' },
    { name: 'keywords', type: 'string[]' },
    { name: 'names', type: 'string[]' },
    { name: 'words', type: 'string' },
    { name: 'weight', type: 'float' },
    { name: 'anchor', type: 'string', index: false, optional: true },
    { name: 'section', type: 'string', index: false, optional: true },
    { name: 'trail', type: 'string[]', index: false, optional: true },
    { name: 'plan', type: 'string', index: false, optional: true },
    { name: 'member', type: 'string', index: false, optional: true },
  ];
  return { name, fields, default_sorting_field: 'weight' as const };
}

/** Splits identifiers. Typesense only splits at spaces: `row id` would not find `getRowId`. */
function getWords(texts: readonly string[]): string {
  const words = texts.flatMap((text) =>
    tokenize(text).flatMap(({ start, end }) => splitIdentifier(text.slice(start, end))),
  );
  return [...new Set(words)].join(' ');
}

/** Builds the records to import, one for every part of every page. */
export function buildTypesenseRecords({ documents, sections }: SearchIndex): TypesenseRecord[] {
  return documents.flatMap((document) =>
    document.parts.map((part): TypesenseRecord => {
      const { href, title, names, section } = document;
      const place = part.id === '' ? '' : part.title;
      return {
        id: `${href}${part.id}`.replace(/[^\w-]+/g, '_'),
        page: href,
        anchor: part.id,
        title,
        place,
        parent: part.parent ?? '',
        description: place === '' ? document.description : '',
        text: part.text,
        keywords: place === '' ? document.keywords : [],
        names,
        words: getWords(place === '' ? [title, ...names] : [place]),
        section: sections[section]?.name ?? '',
        product: sections[section]?.productId ?? '',
        trail: document.trail,
        plan: part.member?.plan ?? document.plan ?? '',
        weight: document.weight ?? 1,
        member: part.member ? JSON.stringify(part.member) : '',
      };
    }),
  );
}

/** Builds one-way synonyms, each the body of `PUT /collections/:collection/synonyms/:id`. */
export function buildTypesenseSynonyms({ synonyms }: SearchIndex) {
  return Object.entries(synonyms).map(([root, answers]) => ({
    id: root.replace(/\W+/g, '-'),
    root,
    synonyms: answers,
  }));
}

/** Number of groups on one page of results. */
const PAGES = 12;

/** Returns the searches for `POST /multi_search`: results to show and totals of the whole site. */
export function getTypesenseSearches(
  { query, productId, currentProductId }: SearchRequest,
  collection: string,
) {
  const common = {
    collection,
    q: query,
    query_by: Object.keys(QUERIED).join(','),
    query_by_weights: Object.values(QUERIED).join(','),
    group_by: 'page',
    facet_by: 'product',
  };
  const preferred =
    currentProductId === undefined ? [] : [`_eval(product:=${currentProductId}):desc`];
  const shown = {
    ...common,
    group_limit: 3,
    per_page: PAGES,
    sort_by: ['_text_match(buckets: 10):desc', ...preferred, 'weight:desc'].join(','),
    highlight_fields: 'title,place,description,text',
    highlight_full_fields: 'title,place',
    highlight_affix_num_tokens: 8,
    exclude_fields: 'keywords,words,names',
  };
  if (productId === undefined) return [shown];
  const totals = { ...common, group_limit: 1, per_page: 0 };
  return [{ ...shown, filter_by: `product:=${productId}` }, totals];
}

interface Highlight {
  snippet?: string;
  value?: string;
}

interface Hit {
  document: TypesenseRecord;
  highlight?: Partial<Record<keyof TypesenseRecord, Highlight>>;
}

/** The fields used from the response to one search. */
export interface TypesenseResult {
  found?: number;
  grouped_hits?: readonly { hits: readonly Hit[] }[];
  facet_counts?: readonly {
    field_name: string;
    counts: readonly { value: string; count: number }[];
  }[];
  /** Present only if this search failed; the request as a whole still succeeds. */
  code?: number;
  error?: string;
}

/** Splits a text at the `<mark>` tags that Typesense puts around matches. */
function toPieces(text: string): TextPiece[] {
  return text
    .split(/<mark>(.*?)<\/mark>/s)
    .map((piece, index) => ({ text: piece, marked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function toHit({ document, highlight = {} }: Hit): SearchHit {
  const { page, anchor, title, place, description, text, section, plan, trail } = document;
  const member = document.member ? (JSON.parse(document.member) as SearchMember) : null;
  const excerpt = text === '' ? description : text.slice(0, 150);
  return {
    href: anchor === '' ? page : `${page}#${anchor}`,
    title: toPieces(highlight.title?.value ?? title),
    place: place === '' ? null : toPieces(highlight.place?.value ?? place),
    trail: trail ?? [],
    sectionName: section,
    plan: plan === '' ? null : (plan as Plan),
    snippet: toPieces(highlight.description?.snippet ?? highlight.text?.snippet ?? excerpt),
    member,
    code: member ? getMemberCode(place === '' ? title : place, member) : null,
  };
}

/** Returns the best part of a page and, if that is a member, the other matching members. */
function toRows(hits: readonly Hit[]): SearchHit[] {
  const [best, ...others] = hits.map(toHit);
  if (!best) return [];
  return best.member && best.place
    ? [best, ...others.filter(({ member, place }) => member && place)]
    : [best];
}

/** Converts the responses to `getTypesenseSearches`. */
export function readTypesenseResults(results: readonly TypesenseResult[]): SearchAnswer {
  const [shown] = results;
  const totals = results.at(-1);
  const counts = totals?.facet_counts?.find(({ field_name: name }) => name === 'product')?.counts;
  return {
    hits: (shown?.grouped_hits ?? []).flatMap(({ hits }) => toRows(hits)),
    total: shown?.found ?? 0,
    siteTotal: totals?.found ?? 0,
    productTotals: Object.fromEntries(
      (counts ?? []).filter(({ value }) => value !== '').map(({ value, count }) => [value, count]),
    ),
    suggestion: null,
  };
}
