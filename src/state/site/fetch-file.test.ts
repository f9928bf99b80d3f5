import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fetchJson, fetchText, LONGEST_MILLISECONDS } from './fetch-file.ts';

let server: Server;
let origin = '';
let begin = () => {};

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/data.json') response.end('{"rows":2}');
    else if (request.url === '/gone.json') response.writeHead(404).end('{}');
    // Half of a file, and never the rest.
    else response.write('{"rows"', () => begin());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  vi.useRealTimers();
});

it('loads text and data', async () => {
  expect(await fetchText(`${origin}/data.json`)).toBe('{"rows":2}');
  expect(await fetchJson(`${origin}/data.json`)).toEqual({ rows: 2 });
});

it('rejects what the host does not have', async () => {
  await expect(fetchText(`${origin}/gone.json`)).rejects.toThrow('gone.json: 404');
});

it('rejects a file whose rest does not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const outcome = fetchText(`${origin}/half.json`).catch((error: unknown) => error);
  await begun;
  vi.advanceTimersByTime(LONGEST_MILLISECONDS - 1);
  expect(await Promise.race([outcome, 'waiting'])).toBe('waiting');
  vi.advanceTimersByTime(1);
  expect(await outcome).toMatchObject({ name: 'AbortError' });
});
