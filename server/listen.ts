import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { createService } from './app.ts';

/** Connections at once; more than this are refused. */
const MOST_CONNECTIONS = 2_000;
/** Slow clients are cut off. */
const HEADER_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 20_000;

/** Returns the listener of a service for Node's own server. */
export function toListener({ app }: ReturnType<typeof createService>): RequestListener {
  return (incoming, response) => {
    const { remoteAddress } = incoming.socket;
    const answer = getRequestListener((request) =>
      app.fetch(request, remoteAddress === undefined ? {} : { address: remoteAddress }),
    );
    void answer(incoming, response);
  };
}

/** Starts a server with a listener. Rejects if the port is taken. */
export async function listen(
  listener: RequestListener,
  port: number,
  host = '127.0.0.1',
): Promise<Server> {
  const server = createServer(listener);
  server.maxConnections = MOST_CONNECTIONS;
  server.headersTimeout = HEADER_MILLISECONDS;
  server.requestTimeout = REQUEST_MILLISECONDS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
