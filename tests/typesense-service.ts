import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getTypesenseSchema, type TypesenseRecord } from '../src/core/search/typesense.ts';

/**
 * A server for tests that implements the part of Typesense's API that a search needs:
 * `POST /multi_search` with keys, collections, parameter checks, groups, facets and highlights. The
 * ranking is simplified: a record matches if it has every word, and records rank by the number of
 * fields that contain the first word.
 */

export type TypesenseMode = 'works' | 'hangs' | 'fails';

type Search = Record<string, string | number>;

/** A recorded request. */
export interface TypesenseRequest {
  url: string;
  contentType: string;
  key: string;
  searches: Search[];
}

interface Options {
  key: string;
  collection: string;
  records: readonly TypesenseRecord[];
}

function getText(record: TypesenseRecord, field: string): string {
  const value = record[field as keyof TypesenseRecord];
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Marks the words that start with a word of the query. Returns null if there are none. */
function mark(text: string, words: readonly string[]): string | null {
  let found = false;
  const marked = text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    if (!words.some((each) => word.toLowerCase().startsWith(each))) return word;
    found = true;
    return `<mark>${word}</mark>`;
  });
  return found ? marked : null;
}

function toHit(record: TypesenseRecord, search: Search, words: readonly string[]) {
  const full = String(search['highlight_full_fields'] ?? '').split(',');
  const highlight: Record<string, object> = {};
  for (const field of String(search['highlight_fields'] ?? '').split(',')) {
    const marked = field === '' ? null : mark(getText(record, field), words);
    if (marked === null) continue;
    const value = full.includes(field) ? { value: marked } : {};
    highlight[field] = { matched_tokens: words, snippet: marked, ...value };
  }
  const hidden = String(search['exclude_fields'] ?? '').split(',');
  const document = Object.fromEntries(
    Object.entries(record).filter(([name]) => !hidden.includes(name)),
  );
  return { document, highlight, highlights: [], text_match: 1 };
}

/** Returns the error message of the real server for a search, or null if the search is valid. */
function findMistake(search: Search): string | null {
  const { fields } = getTypesenseSchema('');
  const indexed = new Map(fields.filter(({ index }) => index !== false).map((f) => [f.name, f]));
  const list = (name: string) => String(search[name] ?? '').split(',');
  for (const field of list('query_by')) {
    if (!indexed.has(field as never))
      return `Could not find a field named \`${field}\` in the schema.`;
  }
  if (list('query_by').length !== list('query_by_weights').length) {
    return 'Number of weights in `query_by_weights` does not match number of `query_by` fields.';
  }
  for (const field of [...list('group_by'), ...list('facet_by')]) {
    if (!indexed.get(field as never)?.facet) return `Field \`${field}\` should be a facet field.`;
  }
  return list('sort_by').length > 3 ? 'Only upto 3 sort_by fields can be specified.' : null;
}

function answerSearch(search: Search, { collection, records }: Options) {
  if (search['collection'] !== collection) return { code: 404, error: 'Not found.' };
  const mistake = findMistake(search);
  if (mistake !== null) return { code: 400, error: mistake };
  const words = String(search['q']).toLowerCase().split(/\s+/);
  const fields = String(search['query_by']).split(',');
  const count = (record: TypesenseRecord, word: string) =>
    fields.filter((field) => mark(getText(record, field), [word]) !== null).length;
  const matching = records.filter((record) => words.every((word) => count(record, word) > 0));
  const [, product] = /^product:=(.*)$/.exec(String(search['filter_by'] ?? '')) ?? [];
  const kept = matching.filter((record) => product === undefined || record.product === product);
  const groups = Map.groupBy(
    kept.toSorted((a, b) => count(b, words[0]!) - count(a, words[0]!)),
    ({ page }) => page,
  );
  const byProduct = Map.groupBy([...groups.values()], ([first]) => first!.product);
  return {
    found: groups.size,
    found_docs: kept.length,
    out_of: records.length,
    page: 1,
    search_time_ms: 1,
    grouped_hits: [...groups].slice(0, Number(search['per_page'])).map(([page, all]) => ({
      group_key: [page],
      found: all.length,
      hits: all.slice(0, Number(search['group_limit'])).map((each) => toHit(each, search, words)),
    })),
    facet_counts: [
      {
        field_name: 'product',
        counts: [...byProduct].map(([value, all]) => ({
          value,
          highlighted: value,
          count: all.length,
        })),
      },
    ],
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Starts the server on a free port. Records all requests except preflights. */
export async function startTypesenseService(options: Options) {
  const requests: TypesenseRequest[] = [];
  let mode: TypesenseMode = 'works';

  const send = (response: ServerResponse, status: number, value: object) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(value));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') return send(response, 204, {});
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key =
      url.searchParams.get('x-typesense-api-key') ??
      String(request.headers['x-typesense-api-key'] ?? '');
    const { searches } = JSON.parse(await read(request)) as { searches: Search[] };
    const contentType = request.headers['content-type'] ?? '';
    requests.push({ url: url.pathname, contentType, key, searches });
    if (mode === 'hangs') return;
    if (mode === 'fails') return send(response, 503, { message: 'Not Ready or Lagging' });
    if (request.method !== 'POST' || url.pathname !== '/multi_search') {
      return send(response, 404, { message: 'Not Found' });
    }
    if (key !== options.key) {
      return send(response, 401, { message: 'Forbidden - a valid key must be sent.' });
    }
    send(response, 200, { results: searches.map((search) => answerSearch(search, options)) });
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    setMode: (next: TypesenseMode) => {
      mode = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
