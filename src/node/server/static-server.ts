import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { matchPath, resolveRequest } from '../../core/hosting/hosting.ts';
import { getMarkdownPath } from '../../core/urls.ts';
import { createRulesReader, type HostRules } from './host-rules.ts';
import { prefersMarkdown } from './negotiate.ts';
import { addVary, sendContent, sendFile } from './send-content.ts';

export interface StaticServerOptions {
  folder: string;
  port: number;
  host?: string;
  /** Changes each document before it is sent. Tests use this to configure other services. */
  rewriteDocument?: (html: string) => string;
}

const METHODS = ['GET', 'HEAD'];
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

/** Files for the host, and compressed copies of other files: no host serves them as they are. */
function isInternal(file: string, folder: string): boolean {
  const name = path.relative(folder, file);
  if (name === '_headers' || name === '_redirects') return true;
  return /\.(br|gz)$/.test(name) && existsSync(file.slice(0, -3));
}

/**
 * Serves built files as a production host would: with the headers and redirects of `_headers` and
 * `_redirects`, compression, ranges, trailing slashes and the site's 404 page.
 */
export function createStaticServer({
  folder,
  rewriteDocument,
}: Pick<StaticServerOptions, 'folder' | 'rewriteDocument'>): Server {
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
      return isFile && !isInternal(file, folder) ? file : null;
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

  async function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    const page = await readFile(path.join(folder, '404.html')).catch(() => 'Not found');
    response.statusCode = 404;
    // A missing page can be added later, so the response must not be cached for long.
    response.removeHeader('Cache-Control');
    response.setHeader('Content-Type', HTML);
    await sendContent(request, response, { body: page, type: HTML });
  }

  async function sendRewritten(
    request: IncomingMessage,
    response: ServerResponse,
    { file, rewrite }: { file: string; rewrite: (html: string) => string },
  ) {
    const html = await readFile(file, 'utf8').catch(() => null);
    if (html === null) return sendNotFound(request, response);
    return sendContent(request, response, { body: rewrite(html), type: HTML });
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    // A proxy asks with the whole address; whose host it names makes no difference here.
    const address = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '');
    await waitForFolder(folder);
    const rules = readRules();
    const answer = resolveRequest(address, rules.redirects, (name) => findFile(name) !== null);
    const pathname = answer.kind === 'file' ? answer.pathname : (address.split('?')[0] ?? '/');
    setHeaders(response, rules, pathname);
    if (!METHODS.includes(request.method ?? '')) {
      response.writeHead(405, { Allow: METHODS.join(', ') });
      response.end();
      return;
    }
    if (answer.kind === 'redirect') {
      response.writeHead(answer.status, { Location: answer.location });
      response.end();
      return;
    }
    const onMissing = () => void sendNotFound(request, response);
    let file = answer.kind === 'file' ? findFile(pathname) : null;
    if (file === null) return onMissing();
    const isPage = pathname.endsWith('/');
    const markdown = isPage ? findFile(getMarkdownPath(pathname)) : null;
    if (markdown !== null) addVary(response, 'Accept');
    if (markdown !== null && prefersMarkdown(request)) file = markdown;
    else if (isPage && rewriteDocument) {
      return sendRewritten(request, response, { file, rewrite: rewriteDocument });
    }
    return sendFile(request, response, { file, onMissing });
  }

  return createServer((request, response) => {
    // The reader may leave, or a file may vanish, at any time. That ends one response at most.
    response.on('error', () => response.destroy());
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
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
