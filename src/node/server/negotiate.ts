import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** Codings of the content that the server can send, best first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

type Request = Pick<IncomingMessage, 'headers'>;

/** The types of the package do not have the options of its current version. */
interface CodingNegotiator {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => Coding[];
}

/**
 * Returns the coding that a client prefers of those that are available, or null if it accepts none
 * of them. Source: RFC 9110, section 12.5.3.
 */
export function chooseCoding(request: Request, available: readonly Coding[]): Coding | null {
  const negotiator = new Negotiator(request) as unknown as CodingNegotiator;
  return negotiator.encodings(available, { preferred: CODINGS })[0] ?? null;
}

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

/**
 * Whether a client prefers Markdown to HTML. Of equal weights the first type wins; a client that
 * accepts neither gets HTML. Source: RFC 9110, section 12.5.1.
 */
export function prefersMarkdown(request: Request): boolean {
  return new Negotiator(request).mediaType([HTML, MARKDOWN]) === MARKDOWN;
}
