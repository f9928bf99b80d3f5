import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { matchPath, parseHeaders, parseRedirects } from '../core/hosting.ts';

export interface StaticServerOptions {
  folder: string;
  port: number;
  host?: string;
  /** Changes each document on its way, for tests that give it other services. */
  rewriteDocument?: (html: string) => string;
}

function readRules(folder: string, name: string): string {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Serves built files as a production host would: the headers and redirects of `_headers` and
 * `_redirects`, compression, trailing slashes, and the site's own page for what is not found.
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
    setHeaders: (response, pathname) => setHeaders(response, pathname),
  });

  function setHeaders(response: ServerResponse, pathname: string) {
    for (const [rule, values] of headers) {
      if (!matchPath(rule, pathname)) continue;
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    }
  }

  function redirect(response: ServerResponse, status: number, to: string) {
    response.writeHead(status, { Location: to });
    response.end();
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const [pathname = '/', search = ''] = (request.url ?? '/').split(/(?=\?)/);
    setHeaders(response, pathname);
    for (const { from, to, status } of redirects) {
      const match = matchPath(from, pathname);
      if (match)
        return redirect(response, status, to.replace(':splat', () => match.splat) + search);
    }
    const last = pathname.split('/').at(-1) ?? '';
    if (
      last !== '' &&
      !last.includes('.') &&
      existsSync(path.join(folder, pathname, 'index.html'))
    ) {
      return redirect(response, 301, `${pathname}/${search}`);
    }
    const document = path.join(folder, pathname, 'index.html');
    if (rewriteDocument && pathname.endsWith('/') && existsSync(document)) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(rewriteDocument(readFileSync(document, 'utf8')));
      return;
    }
    return files(request, response, () => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(existsSync(notFound) ? readFileSync(notFound) : 'Not found');
    });
  }

  return createServer((request, response) => {
    compress(request as never, response as never, () => handle(request, response));
  });
}

/** Starts the server and gives its address. */
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
