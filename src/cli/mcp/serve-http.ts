import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { Readable } from 'node:stream';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  originValidationResponse,
  type McpServer,
} from '@modelcontextprotocol/server';

/** Names under which browsers and clients reach the own machine. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** A request with code in it has room; nothing that an editor sends is longer. */
const MOST_BYTES = 4 * 1024 ** 2;

function toRequest(message: IncomingMessage, origin: string): Request {
  const headers = Object.entries(message.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  const hasBody = message.method !== 'GET' && message.method !== 'HEAD';
  return new Request(new URL(message.url ?? '/', origin), {
    method: message.method ?? 'GET',
    headers,
    ...(hasBody && {
      body: Readable.toWeb(message) as ReadableStream<Uint8Array>,
      duplex: 'half' as const,
    }),
  });
}

/**
 * Serves the Model Context Protocol over HTTP at `/mcp`, each request by itself. Requests that a web
 * page of another origin or a name of another machine sent are refused.
 */
export async function serveHttp(
  create: () => McpServer,
  { host, port, log }: { host: string; port: number; log: (text: string) => void },
): Promise<Server> {
  const handler = createMcpHandler(create, {
    maxRequestBodySize: MOST_BYTES,
    onerror: (error) => log(error.message),
  });
  const names = [...LOOPBACK, host];
  const origin = `http://${host}:${port}`;
  const answer = async (message: IncomingMessage): Promise<Response> => {
    const request = toRequest(message, origin);
    const refused =
      hostHeaderValidationResponse(request, names) ?? originValidationResponse(request, names);
    if (refused) return refused;
    if (new URL(request.url).pathname !== '/mcp') return new Response(null, { status: 404 });
    return handler.fetch(request);
  };
  const server = createHttpServer((message, reply) => {
    answer(message).then(
      (response) => {
        reply.writeHead(response.status, Object.fromEntries(response.headers));
        if (!response.body) return reply.end();
        const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
        // A client that goes away ends its stream, and nothing else.
        body.on('error', () => reply.destroy());
        reply.on('close', () => body.destroy());
        return body.pipe(reply);
      },
      (error: Error) => {
        log(error.message);
        if (!reply.headersSent) reply.writeHead(400);
        reply.end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return server;
}
