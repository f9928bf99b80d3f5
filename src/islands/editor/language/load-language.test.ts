import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LanguageService } from '../../../core/editor/language/language-service.ts';
import { getLanguageSize, loadLanguage, type LanguageWorker } from './load-language.ts';
import type { LanguageQuestion, LanguageReply } from './worker-messages.ts';

function createWorker() {
  const target = new EventTarget();
  const ports: MessagePort[] = [];
  const questions: LanguageQuestion[][] = [];
  const worker = {
    postMessage(_message: null, [port]: [MessagePort]) {
      const asked: LanguageQuestion[] = [];
      port.onmessage = ({ data }: MessageEvent<LanguageQuestion>) => void asked.push(data);
      ports.push(port);
      questions.push(asked);
    },
    terminate: vi.fn(() => ports.forEach((port) => port.close())),
    addEventListener: target.addEventListener.bind(target),
  };
  const reply = (message: LanguageReply, editor = 0) => ports[editor]!.postMessage(message);
  const fail = () => target.dispatchEvent(new Event('error'));
  /** Waits for as many questions of an editor, and returns them. */
  const getQuestions = (count: number, editor = 0) =>
    vi.waitFor(() => {
      expect(questions[editor]).toHaveLength(count);
      return questions[editor]!;
    });
  const start = vi.fn(() => worker as unknown as LanguageWorker);
  return { worker, start, getQuestions, reply, fail };
}

const opened: LanguageService[] = [];

async function load(setup = createWorker(), editor = 0) {
  const loading = loadLanguage([], setup.start);
  setup.reply({ id: 1, value: undefined }, editor);
  const service = await loading;
  opened.push(service);
  return { ...setup, service };
}

afterEach(() => {
  for (const service of opened.splice(0)) service.dispose();
  vi.unstubAllGlobals();
});

describe('loadLanguage', () => {
  it('loads what the files import', async () => {
    const { start, getQuestions, reply } = createWorker();
    const files = [{ name: 'Demo.tsx', code: '' }];
    const loading = loadLanguage(files, start);
    expect(await getQuestions(1)).toEqual([{ kind: 'load', files, id: 1 }]);
    reply({ id: 1, value: undefined });
    opened.push(await loading);
  });

  it('rejects with the reason, and stops the worker', async () => {
    const { start, worker, reply } = createWorker();
    const loading = loadLanguage([], start);
    reply({ id: 1, problem: 'The site answers 503 for /x/editor-language.json' });
    await expect(loading).rejects.toThrow('The site answers 503 for /x/editor-language.json');
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('rejects if the worker itself cannot be loaded, and tries another one next', async () => {
    const { start, fail } = createWorker();
    const loading = loadLanguage([], start);
    fail();
    await expect(loading).rejects.toThrow('The type checker could not be loaded');
    const { start: next } = await load();
    expect(next).toHaveBeenCalled();
  });

  it('starts one worker for all editors, and stops it with the last one', async () => {
    const first = await load();
    const second = await load(first, 1);
    expect(first.start).toHaveBeenCalledTimes(1);
    const problems = [first.service.getProblems(), second.service.getProblems()];
    first.reply({ id: 2, value: ['second'] }, 1);
    first.reply({ id: 2, value: ['first'] }, 0);
    expect(await Promise.all(problems)).toEqual([['first'], ['second']]);
    first.service.dispose();
    first.service.dispose();
    expect(first.worker.terminate).not.toHaveBeenCalled();
    await expect(first.service.getProblems()).rejects.toMatchObject({ name: 'AbortError' });
    second.service.dispose();
    expect(first.worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('passes each answer to its question', async () => {
    const { service, getQuestions, reply } = await load();
    const problems = service.getProblems();
    const hover = service.hover('Demo.tsx', 4);
    expect((await getQuestions(3)).slice(1)).toEqual([
      { kind: 'problems', id: 2 },
      { kind: 'hover', file: 'Demo.tsx', offset: 4, id: 3 },
    ]);
    reply({ id: 3, value: null });
    reply({ id: 2, value: [] });
    expect([await problems, await hover]).toEqual([[], null]);
  });

  it('voids pending questions when the files change', async () => {
    const { service, getQuestions, reply } = await load();
    const pending = service.getProblems();
    service.setFiles([{ name: 'Demo.tsx', code: '1' }]);
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect((await getQuestions(3)).at(-1)).toEqual({
      kind: 'files',
      files: [{ name: 'Demo.tsx', code: '1' }],
    });
    reply({ id: 2, value: ['late'] });
    const next = service.getProblems();
    reply({ id: 3, value: [] });
    expect(await next).toEqual([]);
  });

  it('keeps a completion when the files change, up to the next one', async () => {
    const { service, getQuestions, reply } = await load();
    const first = service.complete('Demo.tsx', 1, '1');
    service.setFiles([{ name: 'Demo.tsx', code: '1' }]);
    const second = service.complete('Demo.tsx', 2, '12');
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    service.setFiles([{ name: 'Demo.tsx', code: '12' }]);
    expect((await getQuestions(5))[3]).toEqual({
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
