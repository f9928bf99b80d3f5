import type { AstroPrerenderer } from 'astro';
import { expect, it, vi } from 'vitest';
import { endStep } from '../memory.ts';
import { createKeptPages } from './kept-pages.ts';
import { prerenderPages } from './prerender-pages.ts';

vi.mock('../memory.ts', () => ({ endStep: vi.fn() }));

const route = {} as never;

it('renders only pages that are not kept, keeps these, and answers with what was rendered', async () => {
  const paths = ['/x/one', '/x/two', '/x/three'].map((pathname) => ({ pathname, route }));
  const original = {
    name: 'original',
    getStaticPaths: () => Promise.resolve(paths),
    render: ({ url }: Request) => Promise.resolve(new Response(`<p>${url}</p>`)),
  } as unknown as AstroPrerenderer;
  const names = new Map([['One.tsx', 'x/assets/One.js']]);
  const store = vi.fn();
  const progress = { startStage: vi.fn(), count: vi.fn(), end: vi.fn() };
  const wrapped = prerenderPages(original, {
    progress,
    pages: { ...createKeptPages(), has: (pathname) => pathname === '/x/two', store },
    scripts: { names: () => names },
  });

  const left = await wrapped.getStaticPaths();
  expect(left.map(({ pathname }) => pathname)).toEqual(['/x/one', '/x/three']);
  const request = new Request('https://docs.test/x/one/');
  const rendered = (await wrapped.render(request, { routeData: route })) as Response;
  expect(await rendered.text()).toBe('<p>https://docs.test/x/one/</p>');
  expect(store.mock.calls).toEqual([['/x/one/', '<p>https://docs.test/x/one/</p>', names]]);
  expect(progress.count.mock.calls).toEqual([[2]]);
});

it('ends a step of the build after 16 MiB of documents', async () => {
  const original = {
    render: () => Promise.resolve(new Response('x'.repeat(5 * 1024 ** 2))),
  } as unknown as AstroPrerenderer;
  const wrapped = prerenderPages(original, {
    progress: { startStage: vi.fn(), count: vi.fn(), end: vi.fn() },
    pages: { ...createKeptPages(), store: vi.fn() },
    scripts: { names: () => new Map() },
  });
  const steps: number[] = [];
  for (let page = 0; page < 9; page += 1) {
    await wrapped.render(new Request('https://docs.test/x/one/'), { routeData: route });
    steps.push(vi.mocked(endStep).mock.calls.length);
  }
  expect(steps).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2]);
});

it('keeps the status and the headers of an answer, also of one without a body', async () => {
  const answers = [
    new Response('moved', { status: 301, headers: { location: '/x/two/' } }),
    new Response(null, { status: 204 }),
  ];
  const original = {
    render: ({ url }: Request) => Promise.resolve({ response: answers[Number(url.slice(-1))] }),
  } as unknown as AstroPrerenderer;
  const wrapped = prerenderPages(original, {
    progress: { startStage: vi.fn(), count: vi.fn(), end: vi.fn() },
    pages: { ...createKeptPages(), store: vi.fn() },
    scripts: { names: () => new Map() },
  });
  const render = async (index: number) => {
    const request = new Request(`https://docs.test/${index}`);
    const { response } = (await wrapped.render(request, { routeData: route })) as {
      response: Response;
    };
    return response;
  };
  const moved = await render(0);
  expect([moved.status, moved.headers.get('location'), await moved.text()]).toEqual([
    301,
    '/x/two/',
    'moved',
  ]);
  const empty = await render(1);
  expect([empty.status, empty.body]).toEqual([204, null]);
});
