import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import compression from 'compression';
import send from 'send';
import { matchPath, resolveRequest } from '../../core/hosting/hosting.ts';
import { getMarkdownPath } from '../../core/urls.ts';
import { createRulesReader, type HostRules } from './host-rules.ts';
import { prefersMarkdown } from './negotiate.ts';

export interface StaticServerOptions {
  folder: string;
  port: number;
  host?: string;
  /** Changes each document before it is sent. Tests use this to configure other services. */
  rewriteDocument?: (html: string) => string;
  /** What answers below a path, such as `/service`, with the rest of the path as its address. */
  mounts?: Readonly<Record<string, RequestListener>>;
}

type Request = Parameters<typeof compression.filter>[0];
type Response = Parameters<typeof compression.filter>[1];

const METHODS = ['GET', 'HEAD'];
/** Files that configure the host, which does not serve them. */
const HOST_FILES = new Set(['_headers', '_redirects']);
const HTML = 'text/html; charset=utf-8';

/** Browsers ask each time, because only names with a content hash stay the same for ever. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** A build replaces the whole folder, which is missing for a moment in between. */
const SWAP_ATTEMPTS = 20;
const SWAP_MILLISECONDS = 25;

async function waitForFolder(folder: string): Promise<void> {
  for (let attempt = 0; attempt < SWAP_ATTEMPTS && !existsSync(folder); attempt += 1) {
    await setTimeout(SWAP_MILLISECONDS);
  }
}

/** Compresses every answer whose type is worth it, except a range, which counts bytes of the file. */
const compress = compression({
  threshold: 512,
  filter: (request, response) =>
    request.headers.range === undefined && compression.filter(request, response),
});

/**
 * Serves built files as a production host would: with the headers and redirects of `_headers` and
 * `_redirects`, compression, ranges, trailing slashes and the site's 404 page.
 */
export function createStaticServer({
  folder,
  rewriteDocument,
  mounts = {},
}: Pick<StaticServerOptions, 'folder' | 'rewriteDocument' | 'mounts'>): Server {
  const readRules = createRulesReader(folder);

  /** Returns the file of a path, of a folder its page; null if there is none or the path is wrong. */
  function findFile(pathname: string): string | null {
    // An encoded slash is part of a name and separates nothing.
    if (/%(2f|5c)/i.test(pathname)) return null;
    try {
      const found = path.join(folder, decodeURIComponent(pathname));
      if (!found.startsWith(path.join(folder, path.sep))) return null;
      const file = pathname.endsWith('/') ? path.join(found, 'index.html') : found;
      const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
      return isFile && !HOST_FILES.has(path.relative(folder, file)) ? file : null;
    } catch {
      return null;
    }
  }

  function setHeaders(response: ServerResponse, { headers }: HostRules, pathname: string) {
    response.setHeader('Cache-Control', CACHE_CONTROL);
    for (const [rule, values] of headers) {
      if (!matchPath(rule, pathname)) continue;
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    }
  }

  async function sendNotFound(response: ServerResponse) {
    const page = await readFile(path.join(folder, '404.html'), 'utf8').catch(() => 'Not found');
    // A missing page can be added later, so the response must not be cached for long.
    for (const name of ['Cache-Control', 'ETag', 'Last-Modified']) response.removeHeader(name);
    response.writeHead(404, { 'Content-Type': HTML }).end(rewriteDocument?.(page) ?? page);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string) {
    send(request, encodeURI(file), { cacheControl: false, dotfiles: 'allow', index: false })
      .on('error', ({ status = 500 }: { status?: number }) => {
        if (response.headersSent) response.destroy();
        else if (status === 404) void sendNotFound(response);
        else {
          response.removeHeader('Content-Type');
          response.writeHead(status).end();
        }
      })
      .pipe(response);
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    // A proxy asks with the whole address, of which only the path matters.
    const address = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '');
    await waitForFolder(folder);
    const rules = readRules();
    const answer = resolveRequest(address, rules.redirects, (name) => findFile(name) !== null);
    const pathname = answer.kind === 'file' ? answer.pathname : (address.split('?')[0] ?? '/');
    setHeaders(response, rules, pathname);
    if (!METHODS.includes(request.method ?? '')) {
      response.writeHead(405, { Allow: METHODS.join(', ') }).end();
      return;
    }
    if (answer.kind === 'redirect') {
      response.writeHead(answer.status, { Location: answer.location }).end();
      return;
    }
    const file = answer.kind === 'file' ? findFile(pathname) : null;
    if (file === null) return sendNotFound(response);
    const isPage = pathname.endsWith('/');
    const markdown = isPage ? findFile(getMarkdownPath(pathname)) : null;
    if (markdown !== null) response.setHeader('Vary', 'Accept');
    if (markdown !== null && prefersMarkdown(request)) sendFile(request, response, markdown);
    else if (isPage && rewriteDocument) {
      const html = await readFile(file, 'utf8').catch(() => null);
      if (html === null) return sendNotFound(response);
      response.writeHead(200, { 'Content-Type': HTML }).end(rewriteDocument(html));
    } else sendFile(request, response, file);
  }

  return createServer((request, response) => {
    // The reader may leave, or a file may vanish, at any time. That ends one response at most.
    response.on('error', () => response.destroy());
    const mount = Object.entries(mounts).find(([start]) => request.url?.startsWith(`${start}/`));
    if (mount) {
      const [start, listener] = mount;
      request.url = request.url!.slice(start.length);
      listener(request, response);
      return;
    }
    // The package has types for Express, and needs nothing of it.
    compress(request as Request, response as Response, () => {
      handle(request, response).catch((error: unknown) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
    });
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
