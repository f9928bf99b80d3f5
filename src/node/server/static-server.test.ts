import { cpSync, mkdtempSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../load-config.ts';
import { startStaticServer } from './static-server.ts';

/** Longer than what is worth compressing. */
const LONG = 'abcdefghij'.repeat(400);
/** Larger than what the system buffers of a response. */
const HUGE = 'x'.repeat(24 * 1024 * 1024);
const PAGE = '<h1 id="part">A</h1>';

let folder: string;
let started: Awaited<ReturnType<typeof startStaticServer>>;

const inFolder = (name: string) => path.join(folder, name);

beforeAll(async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'host-'));
  folder = path.join(parent, 'dist');
  cpSync(path.join(ROOT, 'tests/fixtures/host'), folder, { recursive: true });
  writeFileSync(inFolder('x/assets/digits.txt'), '0123456789');
  writeFileSync(inFolder('x/assets/long.js'), LONG);
  writeFileSync(inFolder('x/assets/picture.png'), LONG);
  started = await startStaticServer({ folder, port: 0 });
});
afterAll(() => {
  started.server.closeAllConnections();
  started.server.close();
  rmSync(path.dirname(folder), { recursive: true });
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends a path unchanged; other clients would normalize it. */
function ask(address: string, method = 'GET', headers: http.OutgoingHttpHeaders = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const { port } = new URL(started.url);
    const request = http.request({ host: '127.0.0.1', port, path: address, method, headers });
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, headers: response.headers, body, text: body.toString() });
      });
    });
    request.end();
  });
}

const askWith = (address: string, headers: http.OutgoingHttpHeaders) =>
  ask(address, 'GET', headers);

describe('the local server', () => {
  it('sends files with the headers of `_headers`', async () => {
    const page = await ask('/x/a/?q=1');
    expect([page.status, page.text]).toEqual([200, PAGE]);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect((await ask('/x/assets/a.js')).headers).toMatchObject({
      'cache-control': 'immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it('sends the same headers for HEAD, and no body', async () => {
    for (const address of ['/x/a/', '/x/assets/long.js', '/x/b/']) {
      const [head, get] = [await ask(address, 'HEAD'), await ask(address)];
      expect(head.text).toBe('');
      expect(head.status).toBe(get.status);
      // What is compressed has no length before it is sent.
      const changing = { date: '', 'content-length': '', 'transfer-encoding': '' };
      expect({ ...head.headers, ...changing }).toEqual({ ...get.headers, ...changing });
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    for (const address of ['/x/a/', '/x/b/', '/old/']) {
      const answer = await ask(address, method);
      expect([answer.status, answer.headers.allow, answer.text]).toEqual([405, 'GET, HEAD', '']);
    }
  });

  it.each(['br', 'gzip', 'identity'])(
    'answers a request for what the client has with 304, %s',
    async (coding) => {
      for (const address of ['/x/a/', '/x/assets/long.js']) {
        const wish = { 'Accept-Encoding': coding };
        const { headers } = await askWith(address, wish);
        const again = await askWith(address, { ...wish, 'If-None-Match': headers.etag });
        expect([again.status, again.text]).toEqual([304, '']);
        expect((await askWith(address, { 'If-None-Match': '"other"' })).status).toBe(200);
        const failed = await askWith(address, { ...wish, 'If-Match': '"other"' });
        expect([failed.status, failed.text]).toEqual([412, '']);
      }
      expect((await askWith('/x/b/', { 'If-None-Match': '*' })).status).toBe(404);
    },
  );

  it('accepts a whole address as a proxy sends it', async () => {
    expect((await ask('http://elsewhere.example/x/a/?q=1')).text).toBe(PAGE);
    expect((await ask('HTTPS://elsewhere.example/x/a')).headers.location).toBe('/x/a/');
    expect((await ask('http://elsewhere.example')).headers.location).toBe('/x/a/');
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
    expect([answer.status, answer.text]).toEqual([200, PAGE]);
  });

  it.each([
    '/x/b/',
    '/x/assets/',
    '/x/assets/gone.js',
    '/../package.json',
    '/..%2fhost%2fx%2fa/',
    // A slash that is part of a name.
    '/x%2fa/',
    '/x/a%2F',
    '/x%5ca/',
    '/..%2f..%2f..%2fpackage.json',
    '/%00',
    '/%E0%A4%A/',
    `/${'a'.repeat(10_000)}/`,
    // Files for the host.
    '/_headers',
    '/_redirects',
    '/%5Fheaders',
    '/x/../_headers',
    '*',
  ])('sends the 404 page for %s', async (address) => {
    const answer = await ask(address);
    expect([answer.status, answer.text]).toEqual([404, '<h1>Not here</h1>']);
    expect(answer.headers['cache-control']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('a page as Markdown', () => {
  it.each([
    ['text/markdown, text/html;q=0.5', '# A\n'],
    ['text/markdown, text/html', '# A\n'],
    ['text/html, text/markdown', PAGE],
    ['text/html, text/markdown;q=0.5', PAGE],
    ['*/*', PAGE],
    ['image/png', PAGE],
  ])('for `Accept: %s`', async (accept, text) => {
    const answer = await askWith('/x/a/', { Accept: accept });
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers).toMatchObject({
      'content-type': `text/${text === PAGE ? 'html' : 'markdown'}; charset=utf-8`,
      vary: 'Accept, Accept-Encoding',
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it('has an address of its own, and other files have no other form', async () => {
    const accept = { Accept: 'text/markdown' };
    expect((await ask('/x/a.md')).headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect((await askWith('/x/assets/a.js', accept)).headers.vary).toBe('Accept-Encoding');
    expect((await askWith('/x/b/', accept)).status).toBe(404);
  });
});

describe('the coding of a file', () => {
  const TEXT = '/x/assets/long.js';
  const PICTURE = '/x/assets/picture.png';

  it.each<[string, string, ('br' | 'gzip')?]>([
    [TEXT, 'gzip, deflate, br, zstd', 'br'],
    [TEXT, 'br;q=0, gzip', 'gzip'],
    [TEXT, 'gzip', 'gzip'],
    [TEXT, 'identity', undefined],
    [TEXT, 'br;q=0', undefined],
    [TEXT, '', undefined],
    [PICTURE, 'gzip, deflate, br, zstd', undefined],
  ])('%s for `Accept-Encoding: %s` is %s', async (address, accept, coding) => {
    const answer = await askWith(address, { 'Accept-Encoding': accept });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, coding]);
    if (address === TEXT) expect(answer.headers.vary).toBe('Accept-Encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
    expect(decode[coding ?? 'none'](answer.body).toString()).toBe(LONG);
  });
});

describe('a range of a file', () => {
  const DIGITS = '/x/assets/digits.txt';

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-10', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=2-3,4-5', '2345', 'bytes 2-5/10'],
  ])('%s is %s', async (range, text, sent) => {
    const answer = await askWith(DIGITS, { Range: range });
    expect([answer.status, answer.text]).toEqual([206, text]);
    expect(answer.headers['content-range']).toBe(sent);
    expect(answer.headers['content-length']).toBe(String(text.length));
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s does not exist', async (range) => {
    const answer = await askWith(DIGITS, { Range: range });
    expect([answer.status, answer.text]).toEqual([416, '']);
    expect(answer.headers['content-range']).toBe('bytes */10');
  });

  // A server may answer several ranges with all of the file.
  it.each(['bytes=0-1,8-9', 'lines=1-2', 'bytes'])('%s is the file', async (range) => {
    const answer = await askWith(DIGITS, { Range: range });
    expect([answer.status, answer.text]).toEqual([200, '0123456789']);
  });

  it('is not compressed on the way', async () => {
    const wish = { Range: 'bytes=0-3', 'Accept-Encoding': 'gzip' };
    const answer = await askWith('/x/assets/long.js', wish);
    expect([answer.status, answer.text]).toEqual([206, 'abcd']);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('is the whole file if that has changed', async () => {
    const wish = { Range: 'bytes=0-3', 'If-Range': '"another release"' };
    expect((await askWith(DIGITS, wish)).text).toBe('0123456789');
    const { etag } = (await ask(DIGITS)).headers;
    expect((await askWith(DIGITS, { ...wish, 'If-Range': etag })).text).toBe('0123');
  });
});

describe('a build under the server', () => {
  it('can remove a file while it is sent', async () => {
    writeFileSync(inFolder('huge.png'), HUGE);
    const { port } = new URL(started.url);
    const length = await new Promise<number>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, path: '/huge.png' }, (response) => {
          unlinkSync(inFolder('huge.png'));
          let bytes = 0;
          response.on('data', (part: Buffer) => (bytes += part.length));
          response.on('end', () => resolve(bytes));
          response.on('error', reject);
        })
        .on('error', reject);
    });
    expect(length).toBe(HUGE.length);
    expect((await ask('/huge.png')).status).toBe(404);
  });

  it('can lose a reader while a file is sent', async () => {
    writeFileSync(inFolder('huge.png'), HUGE);
    const { port } = new URL(started.url);
    await new Promise<void>((resolve) => {
      const request = http.get({ host: '127.0.0.1', port, path: '/huge.png' }, () => {
        request.destroy();
      });
      request.on('close', () => resolve());
      request.on('error', () => undefined);
    });
    expect((await ask('/x/a/')).status).toBe(200);
  });

  it('can change the rules', async () => {
    writeFileSync(inFolder('_redirects'), '/old/ /x/a/?new 302\n');
    writeFileSync(inFolder('_headers'), '/*\n  X-New: yes\n');
    const answer = await ask('/old/');
    expect([answer.headers.location, answer.headers['x-new']]).toEqual(['/x/a/?new', 'yes']);
    expect(answer.headers['x-frame-options']).toBeUndefined();
  });

  it('can remove the rules', async () => {
    unlinkSync(inFolder('_redirects'));
    expect((await ask('/old/')).status).toBe(404);
  });

  it('can replace the folder, and requests wait for it', async () => {
    const next = `${folder}-next`;
    cpSync(folder, next, { recursive: true });
    writeFileSync(path.join(next, 'x/a/index.html'), 'B');
    renameSync(folder, `${folder}-previous`);
    const answer = ask('/x/a/');
    await new Promise((resolve) => setTimeout(resolve, 60));
    renameSync(next, folder);
    expect(await answer).toMatchObject({ status: 200, text: 'B' });
  });

  it('can remove everything', async () => {
    renameSync(folder, `${folder}-gone`);
    expect(await ask('/x/a/')).toMatchObject({ status: 404, text: 'Not found' });
    renameSync(`${folder}-gone`, folder);
    expect((await ask('/x/a/')).status).toBe(200);
  });
});
