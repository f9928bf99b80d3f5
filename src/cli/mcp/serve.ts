import type { AddressInfo } from 'node:net';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { RequestError, type DocsLibrary } from '../../core/data/answers/library.ts';
import { createServer } from './create-server.ts';
import { serveHttp } from './serve-http.ts';

const log = (text: string) => process.stderr.write(`${text}\n`);

/** Serves over standard input and output until the client goes away. */
export function serveOverStdio(library: DocsLibrary, folder: string): void {
  serveStdio(() => createServer(library, folder), { onerror: (error) => log(error.message) });
}

/** Serves over HTTP until the process is stopped. */
export async function serveOverHttp(
  library: DocsLibrary,
  folder: string,
  { host, port }: { host: string; port: string },
): Promise<void> {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65535) {
    throw new RequestError(`--port ${port} is not a port. It can be 0 to 65535.`);
  }
  const server = await serveHttp(() => createServer(library, folder), {
    ...{ host, port: number, log },
  }).catch((error: Error) => {
    throw new RequestError(`${host}:${port} cannot be used: ${error.message}`);
  });
  log(`http://${host}:${(server.address() as AddressInfo).port}/mcp`);
}
