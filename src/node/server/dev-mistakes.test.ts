import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { AuthorErrors, type AuthorError } from '../../core/author-error.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { createSiteLoader } from '../site/site-loader.ts';
import { createMistakeAnswers, renderMistakePage } from './dev-mistakes.ts';

const MISTAKE: AuthorError = {
  file: 'content/grid/page.mdx',
  line: 3,
  problem: 'Unknown tag <Demos> & more.',
  remedy: 'Write </script><Demo>.',
};
const SITE = {
  site: {
    pages: [
      { pathname: '/x/grid', section: 'grid', file: 'content/grid/page.mdx' },
      { pathname: '/x/charts', section: 'charts', file: 'content/charts/page.mdx' },
    ],
    sections: [],
  },
  mistakes: [MISTAKE],
} as unknown as LoadedSite;

/** Returns status and type of a response, or null if the request is passed on to the page. */
function ask(url: string, load: () => Promise<LoadedSite>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = {};
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: string) => (headers[name] = value),
      end(body: string) {
        resolve([this.statusCode, headers['Content-Type'], body.includes('Unknown tag')]);
      },
    };
    const handle = createMistakeAnswers({ ...createSiteLoader(), load });
    handle({ url } as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) =>
      error === undefined ? resolve(null) : reject(error as Error),
    );
  });
}

describe('the dev server', () => {
  it.each([
    ['/x/grid/', [500, 'text/html; charset=utf-8', true]],
    ['/x/grid/?a=1', [500, 'text/html; charset=utf-8', true]],
    ['/x/grid.md', [500, 'text/plain; charset=utf-8', true]],
    ['/x/charts/', null],
    ['/src/islands/search/Search.tsx', null],
    ['/@vite/client', null],
    ['/%', null],
  ])('answers %s with %j', async (url, answer) => {
    expect(await ask(url, async () => SITE)).toEqual(answer);
  });

  it('shows on every page why the site cannot be loaded', async () => {
    const load = () => Promise.reject(new AuthorErrors([MISTAKE]));
    expect(await ask('/x/charts/', load)).toEqual([500, 'text/html; charset=utf-8', true]);
  });

  it('passes other errors on', async () => {
    const load = () => Promise.reject(new Error('A fault of the site'));
    await expect(ask('/x/charts/', load)).rejects.toThrow('A fault of the site');
  });
});

describe('renderMistakePage', () => {
  it('escapes the mistakes', () => {
    const html = renderMistakePage([MISTAKE]);
    expect(html).toContain('content/grid/page.mdx:3\n    Unknown tag &lt;Demos> &amp; more.');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<Demo');
  });
});
