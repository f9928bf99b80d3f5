import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { addPolicy } from '../../src/node/finish/policy.ts';
import { startStaticServer } from '../../src/node/server/static-server.ts';
import { NO_SERVICES, type Services } from '../../src/core/site/services.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

/** Serves the built site as if these services were configured, including its security policy. */
export async function serveWithServices(services: Partial<Services>) {
  const { server, url } = await startStaticServer({
    folder: DIST,
    port: 0,
    rewriteDocument: (html) => addPolicy(html, { ...NO_SERVICES, ...services }),
  });
  return { url, close: () => server.close() };
}

export type FeedbackMode =
  'works' | 'fails' | 'hangs' | 'not JSON' | 'no id' | 'no list' | 'list fails';

export interface Posted {
  path: string;
  body: unknown;
}

/** Starts a feedback service on another origin that works, fails, hangs or sends invalid responses. */
export async function startFeedbackService() {
  const posted: Posted[] = [];
  let mode: FeedbackMode = 'works';
  const votes: Record<string, unknown>[] = [];

  const read = async (request: IncomingMessage): Promise<unknown> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return JSON.parse(text);
  };
  const send = (response: ServerResponse, status: number, text: string) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(text);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'OPTIONS') return send(response, 204, '');
    if (request.method === 'GET') {
      if (mode === 'list fails') return send(response, 500, '{}');
      return send(response, 200, mode === 'no list' ? '{"votes":1}' : JSON.stringify(votes));
    }
    const body = (await read(request)) as Record<string, unknown>;
    posted.push({ path: request.url ?? '', body });
    if (mode === 'fails') return send(response, 503, '{"error":"down"}');
    if (mode === 'hangs') return;
    if (mode === 'not JSON') return send(response, 200, '<!doctype html><p>Hello');
    if (mode === 'no id') return send(response, 200, '{"ok":true}');
    if (body['rating'] !== undefined) votes.push(body);
    send(response, 200, JSON.stringify({ id: 'reader-1' }));
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    posted,
    setMode: (next: FeedbackMode) => {
      mode = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
