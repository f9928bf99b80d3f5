import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

/**
 * Whether a client prefers Markdown to HTML. Of equal weights the first type wins; a client that
 * accepts neither gets HTML. Source: RFC 9110, section 12.5.1.
 */
export function prefersMarkdown(request: Pick<IncomingMessage, 'headers'>): boolean {
  return new Negotiator(request).mediaType([HTML, MARKDOWN]) === MARKDOWN;
}
