import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import hosting from '../../../config/hosting.ts';
import { createDevHosting } from './dev-hosting.ts';

const KNOWN = {
  redirects: [
    { from: '/', to: '/x/a/', status: 301 },
    { from: '/:lang/x/*', to: '/x/:splat', status: 301 },
  ] as const,
  pages: new Set(['/x/a/', '/pt/x/a/']),
};

/** Returns the redirect for an address, or null if the middleware passes the request on. */
async function ask(address: string, load: () => Promise<typeof KNOWN> = async () => KNOWN) {
  const headers: Record<string, string> = {};
  const redirect = await new Promise<string | null>((resolve) => {
    const response = {
      setHeader: (name: string, value: string) => (headers[name] = value),
      writeHead: (status: number, { Location }: { Location: string }) =>
        resolve(`${status} ${Location}`),
      end: () => undefined,
    } as unknown as ServerResponse;
    createDevHosting(load)({ url: address } as IncomingMessage, response, () => resolve(null));
  });
  return { redirect, headers };
}

describe('the dev server', () => {
  it.each([
    ['/', '301 /x/a/'],
    ['/en/x/a/?q=1', '301 /x/a/?q=1'],
    ['/x/a', '301 /x/a/'],
    ['/x/a/', null],
    ['/pt/x/a/', null],
    ['/x/b/', null],
    ['/@fs/x/a', null],
    ['/src/x/layouts', null],
    ['/node_modules/x/a', null],
    ['/pt/x/a.js?v=1', null],
  ])('answers %s with %s', async (address, redirect) => {
    expect((await ask(address)).redirect).toBe(redirect);
  });

  it('sends the headers of the host', async () => {
    expect((await ask('/x/a/')).headers).toEqual(hosting.headers['/*']);
  });

  it('passes all requests on if the content cannot be read', async () => {
    const load = () => Promise.reject(new Error('A page has a mistake'));
    expect((await ask('/', load)).redirect).toBeNull();
  });
});
