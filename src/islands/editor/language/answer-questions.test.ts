import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import type { LanguageManifest } from '../../../core/editor/language/manifest.ts';
import { createAnswers } from './answer-questions.ts';
import { createLanguageRuntime, type LanguageRuntime } from './language-runtime.ts';
import type { LanguageReply } from './worker-messages.ts';

const asset = (name: string) => ({ path: `/${name}`, bytes: 1, contentBytes: 1 });
const manifest: LanguageManifest = {
  compiler: asset('compiler'),
  bundles: { library: asset('library'), dayjs: asset('dayjs') },
  base: ['library'],
  packages: { dayjs: ['dayjs'] },
  modules: {},
  entryPoints: [],
};
const LIBRARY = '/node_modules/typescript/lib/lib.';
const TEXTS: Record<string, object[]> = {
  '/library': [
    {
      text: 'interface Array<T> { length: number } interface Boolean {} interface Function {} interface CallableFunction {} interface NewableFunction {} interface IArguments {} interface Number {} interface Object {} interface RegExp {} interface String {} interface Promise<T> {}',
      paths: [`${LIBRARY}esnext.d.ts`],
    },
    { text: '', paths: [`${LIBRARY}dom.d.ts`, `${LIBRARY}dom.iterable.d.ts`] },
  ],
  '/dayjs': [
    {
      text: 'export default function dayjs(): number;',
      paths: ['/node_modules/dayjs/index.d.ts'],
    },
  ],
};

function start() {
  const read = vi.fn((path: string) => Promise.resolve(JSON.stringify({ files: TEXTS[path] })));
  const runtime = createLanguageRuntime({
    readManifest: () => Promise.resolve(manifest),
    read,
    importCompiler: () => Promise.resolve(ts),
  });
  return { read, runtime, ...openEditor(runtime) };
}

function openEditor(runtime: LanguageRuntime) {
  const replies: LanguageReply[] = [];
  const ask = createAnswers(runtime, (message) => replies.push(message));
  const getAnswer = (id: number) =>
    vi.waitFor(() => {
      const found = replies.find((reply) => 'id' in reply && reply.id === id);
      expect(found).toBeDefined();
      return found!;
    });
  return { ask, replies, getAnswer };
}

const toCodes = (reply: LanguageReply) =>
  'value' in reply ? (reply.value as { code: number }[]).map(({ code }) => code) : reply;

describe('createAnswers', () => {
  it('checks the last files', async () => {
    const { ask, getAnswer } = start();
    ask({ kind: 'load', files: [], id: 1 });
    ask({ kind: 'files', files: [{ name: 'a.ts', code: 'nowhere;' }] });
    ask({ kind: 'problems', id: 2 });
    expect(toCodes(await getAnswer(2))).toEqual([2304]);
    ask({ kind: 'files', files: [{ name: 'a.ts', code: 'const a = 1;' }] });
    ask({ kind: 'problems', id: 3 });
    expect(toCodes(await getAnswer(3))).toEqual([]);
  });

  it('keeps files that arrive while it loads', async () => {
    const { ask, getAnswer } = start();
    ask({ kind: 'files', files: [{ name: 'a.ts', code: 'nowhere;' }] });
    ask({ kind: 'load', files: [], id: 1 });
    await getAnswer(1);
    ask({ kind: 'problems', id: 2 });
    expect(toCodes(await getAnswer(2))).toEqual([2304]);
  });

  it('loads the declarations of a new import before it answers', async () => {
    const { ask, read, getAnswer } = start();
    ask({ kind: 'load', files: [], id: 1 });
    await getAnswer(1);
    expect(read.mock.calls.map(([path]) => path)).toEqual(['/library', '/compiler']);
    const code = "import dayjs from 'dayjs';\ndayjs(1);";
    ask({ kind: 'files', files: [{ name: 'a.ts', code }] });
    ask({ kind: 'problems', id: 2 });
    expect(toCodes(await getAnswer(2))).toEqual([2554]);
    expect(read).toHaveBeenLastCalledWith('/dayjs');
  });

  it('does not answer questions about earlier files', async () => {
    const { ask, replies, getAnswer } = start();
    ask({ kind: 'load', files: [], id: 1 });
    await getAnswer(1);
    ask({ kind: 'files', files: [{ name: 'a.ts', code: 'one;' }] });
    ask({ kind: 'problems', id: 2 });
    ask({ kind: 'files', files: [{ name: 'a.ts', code: 'one; two;' }] });
    ask({ kind: 'problems', id: 3 });
    expect(toCodes(await getAnswer(3))).toEqual([2304, 2304]);
    expect(replies.some((reply) => 'id' in reply && reply.id === 2)).toBe(false);
  });

  it('completes the text that the question brings, also after newer files', async () => {
    const { ask, replies, getAnswer } = start();
    ask({ kind: 'load', files: [], id: 1 });
    ask({ kind: 'files', files: [{ name: 'a.ts', code: '' }] });
    const complete = (code: string, id: number) =>
      ask({ kind: 'complete', file: 'a.ts', code, offset: code.length, id });
    complete('const apple = 1; ap', 2);
    complete('const apple = 1; app', 3);
    ask({ kind: 'files', files: [{ name: 'a.ts', code: 'const' }] });
    expect(await getAnswer(3)).toMatchObject({ value: { start: 17, end: 20 } });
    expect(replies.some((reply) => 'id' in reply && reply.id === 2)).toBe(false);
  });

  it('answers several editors about their own files, with one compiler', async () => {
    const { ask, getAnswer, runtime, read } = start();
    const other = openEditor(runtime);
    ask({ kind: 'load', files: [], id: 1 });
    other.ask({ kind: 'load', files: [], id: 1 });
    ask({ kind: 'files', files: [{ name: 'a.ts', code: 'one;' }] });
    other.ask({ kind: 'files', files: [{ name: 'a.ts', code: 'let one: string = 2; one;' }] });
    for (let id = 2; id < 5; id += 1) {
      ask({ kind: 'problems', id });
      other.ask({ kind: 'problems', id });
      expect(toCodes(await getAnswer(id))).toEqual([2304]);
      expect(toCodes(await other.getAnswer(id))).toEqual([2322]);
    }
    expect(read.mock.calls.map(([path]) => path)).toEqual(['/library', '/compiler']);
  });

  it('says why it cannot answer', async () => {
    const { ask, read, getAnswer } = start();
    ask({ kind: 'problems', id: 1 });
    expect(await getAnswer(1)).toEqual({ id: 1, problem: 'The type checker has not been loaded' });
    read.mockRejectedValueOnce(new Error('The site answers 503 for /library'));
    ask({ kind: 'load', files: [], id: 2 });
    expect(await getAnswer(2)).toEqual({ id: 2, problem: 'The site answers 503 for /library' });
    ask({ kind: 'load', files: [], id: 3 });
    expect(await getAnswer(3)).toEqual({ id: 3, value: undefined });
  });
});
