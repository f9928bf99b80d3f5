import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {
  matchPath,
  parseHeaders,
  parseRedirects,
  resolveRequest,
} from '../../core/hosting/hosting.ts';
import { prefersMarkdown } from '../../core/hosting/negotiation.ts';
import { getMarkdownPath } from '../../core/urls.ts';

export interface StaticServerOptions {
  folder: string;
  port: number;
  host?: string;
  /** Changes each document before it is sent. Tests use this to configure other services. */
  rewriteDocument?: (html: string) => string;
}

const VARY_BY_FORM = 'Accept-Encoding, Accept';

function readRules(folder: string, name: string): string {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Serves built files as a production host would: with the headers and redirects of `_headers` and
 * `_redirects`, compression, trailing slashes and the site's 404 page.
 */
export function createStaticServer({
  folder,
  rewriteDocument,
}: Pick<StaticServerOptions, 'folder' | 'rewriteDocument'>): Server {
  const headers = parseHeaders(readRules(folder, '_headers'));
  const redirects = parseRedirects(readRules(folder, '_redirects'));
  const notFound = path.join(folder, '404.html');
  const compress = compression({ level: 6, threshold: 512 });
  const files = sirv(folder, {
    etag: true,
    dev: true,
    brotli: true,
    setHeaders: (response, pathname) => {
      setHeaders(response, pathname);
      // sirv sets only the encoding, but these responses also depend on the Accept header.
      if (pathname.endsWith('.md') || findMarkdown(pathname) !== null) {
        response.setHeader('Vary', VARY_BY_FORM);
      }
    },
  });

  function setHeaders(response: ServerResponse, pathname: string) {
    for (const [rule, values] of headers) {
      if (!matchPath(rule, pathname)) continue;
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    }
    // Without a charset, as sirv sends these types, browsers guess the encoding.
    if (/\.md$/.test(pathname)) response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    if (/\.txt$/.test(pathname)) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  }

  /** Whether a path is a file or a folder with a page. False for a malformed path. */
  function hasFile(pathname: string): boolean {
    try {
      const file = path.join(folder, decodeURIComponent(pathname));
      if (!file.startsWith(path.join(folder, path.sep))) return false;
      const index = pathname.endsWith('/') ? path.join(file, 'index.html') : file;
      return statSync(index, { throwIfNoEntry: false })?.isFile() ?? false;
    } catch {
      return false;
    }
  }

  /** Returns the path of a page's Markdown, or null if there is none or the path is not a page. */
  function findMarkdown(pathname: string): string | null {
    if (!pathname.endsWith('/')) return null;
    const file = getMarkdownPath(pathname);
    return hasFile(file) ? file : null;
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const address = request.url ?? '/';
    const answer = resolveRequest(address, redirects, hasFile);
    const pathname = answer.kind === 'file' ? answer.pathname : (address.split('?')[0] ?? '/');
    setHeaders(response, pathname);
    if (answer.kind === 'redirect') {
      response.writeHead(answer.status, { Location: answer.location });
      response.end();
      return undefined;
    }
    response.setHeader('Vary', 'Accept-Encoding');
    const markdown = answer.kind === 'file' ? findMarkdown(answer.pathname) : null;
    if (markdown !== null) {
      response.setHeader('Vary', VARY_BY_FORM);
      if (prefersMarkdown(request.headers.accept)) {
        request.url = markdown;
        return files(request, response, sendNotFound);
      }
    }
    if (rewriteDocument && answer.kind === 'file') {
      const document = path.join(folder, answer.pathname, 'index.html');
      if (answer.pathname.endsWith('/') && existsSync(document)) {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(rewriteDocument(readFileSync(document, 'utf8')));
        return undefined;
      }
    }
    function sendNotFound() {
      response.statusCode = 404;
      // A missing page can be added later, so the response must not be cached for long.
      response.removeHeader('Cache-Control');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(existsSync(notFound) ? readFileSync(notFound) : 'Not found');
    }
    if (answer.kind === 'none') return sendNotFound();
    request.url = answer.pathname;
    return files(request, response, sendNotFound);
  }

  return createServer((request, response) => {
    compress(request as never, response as never, () => handle(request, response));
  });
}

/** Starts the server and returns it with its address. Rejects if the port is taken. */
export async function startStaticServer(options: StaticServerOptions) {
  const { port, host = '127.0.0.1' } = options;
  const server = createStaticServer(options);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { server, url: `http://${host}:${actual}` };
}
