import type { IncomingMessage } from 'node:http';

/** By what a client recognizes a representation that it has. */
export interface Validators {
  etag: string;
  modified: Date;
}

type Request = Pick<IncomingMessage, 'headers' | 'method'>;

const WEAK = /^W\//;

function parseTags(list: string): string[] {
  return list.match(/(?:W\/)?"[^"]*"/g) ?? [];
}

/** Returns the seconds of a date, which is all that a header can say; null if it is none. */
function toSeconds(date: Date | string | undefined): number | null {
  const time = date instanceof Date ? date.getTime() : Date.parse(date ?? '');
  return Number.isNaN(time) ? null : Math.floor(time / 1000);
}

/**
 * Returns the status that the preconditions of a request demand: 412 if one fails, 304 if the client
 * has the representation, otherwise 200. Source: RFC 9110, section 13.2.2.
 */
export function checkPreconditions(
  { headers }: Request,
  { etag, modified }: Validators,
): 200 | 304 | 412 {
  const changed = toSeconds(modified) ?? 0;
  const match = headers['if-match'];
  const unmodifiedSince = toSeconds(headers['if-unmodified-since']);
  if (match !== undefined) {
    // A weak tag does not say that the bytes are the same.
    if (match.trim() !== '*' && !parseTags(match).includes(etag)) return 412;
  } else if (unmodifiedSince !== null && changed > unmodifiedSince) return 412;

  const noneMatch = headers['if-none-match'];
  const modifiedSince = toSeconds(headers['if-modified-since']);
  if (noneMatch !== undefined) {
    const tags = parseTags(noneMatch).map((tag) => tag.replace(WEAK, ''));
    return noneMatch.trim() === '*' || tags.includes(etag) ? 304 : 200;
  }
  return modifiedSince !== null && changed <= modifiedSince ? 304 : 200;
}

/**
 * Whether the range of a request is to be sent: only for GET, and only if the client's other part is
 * of the same representation. Source: RFC 9110, sections 13.1.5 and 14.2.
 */
export function isRangeWanted(
  { headers, method }: Request,
  { etag, modified }: Validators,
): boolean {
  const condition = headers['if-range'];
  if (method !== 'GET' || headers.range === undefined) return false;
  if (condition === undefined) return true;
  if (typeof condition !== 'string') return false;
  return condition === etag || condition === modified.toUTCString();
}
