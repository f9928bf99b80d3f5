import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../load-config.ts';
import { startStaticServer } from './static-server.ts';

let started: Awaited<ReturnType<typeof startStaticServer>>;

beforeAll(async () => {
  started = await startStaticServer({
    folder: path.join(ROOT, 'tests/fixtures/host'),
    port: 0,
  });
});
afterAll(() => {
  started.server.close();
});

/** Sends a path unchanged; other clients would normalize it. */
function ask(address: string, method = 'GET', headers: http.OutgoingHttpHeaders = {}) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const { port } = new URL(started.url);
      const request = http.request({ host: '127.0.0.1', port, path: address, method, headers });
      request.on('error', reject);
      request.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      request.end();
    },
  );
}

describe('the local server', () => {
  it('sends files with the headers of `_headers`', async () => {
    const page = await ask('/x/a/?q=1');
    expect([page.status, page.text]).toEqual([200, '<h1 id="part">A</h1>']);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect((await ask('/x/assets/a.js')).headers).toMatchObject({
      'cache-control': 'immutable',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect((await ask('/x/a/', 'HEAD')).text).toBe('');
  });

  it('sends the Markdown of a page to clients that prefer it', async () => {
    const accept = { Accept: 'text/markdown, text/html;q=0.5' };
    const markdown = await ask('/x/a/', 'GET', accept);
    expect([markdown.status, markdown.text]).toEqual([200, '# A\n']);
    expect(markdown.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      vary: 'Accept-Encoding, Accept',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect((await ask('/x/a.md')).headers['content-type']).toBe('text/markdown; charset=utf-8');
    // The HTML response varies by the Accept header too.
    const page = await ask('/x/a/', 'GET', { Accept: 'text/html, text/markdown;q=0.5' });
    expect([page.text, page.headers.vary]).toEqual([
      '<h1 id="part">A</h1>',
      'Accept-Encoding, Accept',
    ]);
    expect((await ask('/x/assets/a.js', 'GET', accept)).headers['vary']).toBe('Accept-Encoding');
    expect((await ask('/x/b/', 'GET', accept)).status).toBe(404);
  });

  it.each([
    ['/', 301, '/x/a/'],
    ['/old/?q=1', 302, '/x/a/?q=1#part'],
    ['/en/x/a/', 301, '/x/a/'],
    ['/x/a', 301, '/x/a/'],
    ['/x/a?q=1', 301, '/x/a/?q=1'],
    ['//evil.example/../x/a', 301, '/x/a/'],
    ['/%2e%2e/x/a', 301, '/x/a/'],
  ])('redirects %s with status %d to %s', async (address, status, location) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('serves a page under another address without a redirect', async () => {
    const answer = await ask('/fr/a/');
    expect([answer.status, answer.text]).toEqual([200, '<h1 id="part">A</h1>']);
  });

  it.each([
    '/x/b/',
    '/x/assets/',
    '/x/assets/gone.js',
    '/../package.json',
    '/..%2fhost%2fx%2fa/',
    '/..%2f..%2f..%2fpackage.json',
    '/%00',
    '/%E0%A4%A/',
    `/${'a'.repeat(10_000)}/`,
  ])('sends the 404 page for %s', async (address) => {
    const answer = await ask(address);
    expect([answer.status, answer.text]).toEqual([404, '<h1>Not here</h1>']);
    expect(answer.headers['cache-control']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});
