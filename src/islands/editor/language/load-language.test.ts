import { afterEach, describe, expect, it, vi } from 'vitest';
import { getLanguageSize, loadLanguage, type LanguageWorker } from './load-language.ts';
import type { LanguageQuestion, LanguageReply } from './worker-messages.ts';

function createWorker() {
  const target = new EventTarget();
  const questions: LanguageQuestion[] = [];
  const worker = {
    postMessage: (question: LanguageQuestion) => void questions.push(question),
    terminate: vi.fn(),
    addEventListener: target.addEventListener.bind(target),
  };
  const reply = (data: LanguageReply) =>
    target.dispatchEvent(new MessageEvent('message', { data }));
  const fail = () => target.dispatchEvent(new Event('error'));
  return { worker: worker as unknown as LanguageWorker, questions, reply, fail };
}

async function load() {
  const setup = createWorker();
  const loading = loadLanguage(undefined, { start: () => setup.worker });
  setup.reply({ id: 1, value: undefined });
  return { ...setup, service: await loading };
}

afterEach(() => vi.unstubAllGlobals());

describe('loadLanguage', () => {
  it('loads what the files import, and says how much has arrived', async () => {
    const { worker, questions, reply } = createWorker();
    const files = [{ name: 'Demo.tsx', code: '' }];
    const shares: number[] = [];
    const loading = loadLanguage((share) => shares.push(share), { files, start: () => worker });
    expect(questions).toEqual([{ kind: 'load', files, id: 1 }]);
    reply({ progress: 0.5 });
    reply({ id: 1, value: undefined });
    await loading;
    expect(shares).toEqual([0.5]);
  });

  it('rejects with the reason, and stops the worker', async () => {
    const { worker, reply } = createWorker();
    const loading = loadLanguage(undefined, { start: () => worker });
    reply({ id: 1, problem: 'The site answers 503 for /x/editor-language.json' });
    await expect(loading).rejects.toThrow('The site answers 503 for /x/editor-language.json');
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('rejects if the worker itself cannot be loaded', async () => {
    const { worker, fail } = createWorker();
    const loading = loadLanguage(undefined, { start: () => worker });
    fail();
    await expect(loading).rejects.toThrow('The type checker could not be loaded');
  });

  it('passes each answer to its question', async () => {
    const { service, questions, reply } = await load();
    const problems = service.getProblems();
    const hover = service.hover('Demo.tsx', 4);
    expect(questions.slice(1)).toEqual([
      { kind: 'problems', id: 2 },
      { kind: 'hover', file: 'Demo.tsx', offset: 4, id: 3 },
    ]);
    reply({ id: 3, value: null });
    reply({ id: 2, value: [] });
    expect([await problems, await hover]).toEqual([[], null]);
  });

  it('voids pending questions when the files change', async () => {
    const { service, questions, reply } = await load();
    const pending = service.getProblems();
    service.setFiles([{ name: 'Demo.tsx', code: '1' }]);
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(questions.at(-1)).toEqual({ kind: 'files', files: [{ name: 'Demo.tsx', code: '1' }] });
    reply({ id: 2, value: ['late'] });
    const next = service.getProblems();
    reply({ id: 3, value: [] });
    expect(await next).toEqual([]);
  });

  it('keeps a completion when the files change, up to the next one', async () => {
    const { service, questions, reply } = await load();
    const first = service.complete('Demo.tsx', 1, '1');
    service.setFiles([{ name: 'Demo.tsx', code: '1' }]);
    const second = service.complete('Demo.tsx', 2, '12');
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    service.setFiles([{ name: 'Demo.tsx', code: '12' }]);
    expect(questions[3]).toEqual({
      kind: 'complete',
      file: 'Demo.tsx',
      offset: 2,
      code: '12',
      id: 3,
    });
    reply({ id: 3, value: null });
    expect(await second).toBeNull();
  });

  it('rejects pending and later questions once it is closed', async () => {
    const { service, worker } = await load();
    const pending = service.getProblems();
    service.dispose();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    await expect(service.complete('Demo.tsx', 0, '')).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.terminate).toHaveBeenCalled();
  });
});

describe('getLanguageSize', () => {
  const asset = (bytes: number) => ({ path: '/', bytes, contentBytes: 1 });
  const manifest = {
    compiler: asset(800),
    bundles: { library: asset(300), grid: asset(80) },
    base: ['library'],
    packages: { '@mui/x-data-grid': ['grid'] },
    modules: {},
    entryPoints: [],
  };

  it('adds up what the files need', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(manifest)));
    const code = "import { DataGrid } from '@mui/x-data-grid';";
    expect(await getLanguageSize([{ name: 'Demo.tsx', code }])).toBe(1180);
    expect(await getLanguageSize([{ name: 'Demo.tsx', code: '' }])).toBe(1100);
  });

  it('rejects if the site does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
    await expect(getLanguageSize([])).rejects.toThrow('The site answers 503');
  });
});
