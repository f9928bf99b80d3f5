import type ts from 'typescript';
import type { EditedFile } from '../../../core/editor/files.ts';
import type { LanguageManifest } from '../../../core/editor/language/manifest.ts';
import { createLanguageAssets, type LanguageAssets, type ReadAsset } from './language-assets.ts';
import { createLanguageCore, type LanguageCore } from './language-core.ts';
import type { LanguageQuestion, LanguageReply, LanguageTask } from './worker-messages.ts';

/** What the worker needs from its surroundings. */
export interface WorkerSetup {
  readManifest: () => Promise<LanguageManifest>;
  read: ReadAsset;
  importCompiler: (path: string) => Promise<typeof ts>;
  reply: (message: LanguageReply) => void;
}

interface Running {
  assets: LanguageAssets;
  core: LanguageCore;
}

function getCodes(files: readonly EditedFile[]): string[] {
  return files.map(({ code }) => code);
}

/**
 * Returns a function that takes the questions of the editor, which are answered one after the
 * other. New files replace those that wait, and void the questions that do. A completion brings its
 * text, so that only a newer one replaces it.
 */
export function createAnswers(setup: WorkerSetup): (question: LanguageQuestion) => void {
  let waiting: LanguageQuestion[] = [];
  let isBusy = false;
  let running: Running | undefined;
  let current: readonly EditedFile[] = [];

  const start = async (files: readonly EditedFile[]): Promise<void> => {
    if (running) return;
    const onProgress = (progress: number) => setup.reply({ progress });
    const manifest = await setup.readManifest();
    const assets = createLanguageAssets(manifest, getCodes(files), setup.read, onProgress);
    const [declarations, path] = await Promise.all([
      assets.loadDeclarations(getCodes(files)),
      assets.loadCompiler(),
    ]);
    const core = createLanguageCore(await setup.importCompiler(path), manifest.entryPoints);
    core.addDeclarations(declarations);
    core.setFiles(current);
    running = { assets, core };
  };

  const getCore = async (): Promise<LanguageCore> => {
    if (!running) throw new Error('The type checker has not been loaded');
    const { assets, core } = running;
    const declarations = await assets.loadDeclarations(getCodes(current));
    if (declarations.size > 0) core.addDeclarations(declarations);
    return core;
  };

  const answer = async (task: LanguageTask): Promise<unknown> => {
    if (task.kind === 'load') return start(task.files);
    const core = await getCore();
    switch (task.kind) {
      case 'problems':
        return core.getProblems();
      case 'complete': {
        const { file: name, code, offset } = task;
        core.setFiles(current.map((each) => (each.name === name ? { name, code } : each)));
        const list = core.complete(name, offset);
        core.setFiles(current);
        return list;
      }
      case 'hover':
        return core.hover(task.file, task.offset);
      default:
        return core.describeCompletion(task.file, task.offset, task.label);
    }
  };

  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.kind === 'files') {
        current = next.files;
        running?.core.setFiles(next.files);
        continue;
      }
      const { id } = next;
      await answer(next).then(
        (value) => setup.reply({ id, value }),
        (error: unknown) =>
          setup.reply({ id, problem: error instanceof Error ? error.message : String(error) }),
      );
      // Messages that came in the meantime are read before the next answer is computed.
      await new Promise((resolve) => setTimeout(resolve));
    }
    isBusy = false;
  };

  return (question) => {
    if (question.kind === 'files') {
      const completions = waiting.filter(({ kind }) => kind === 'complete');
      waiting = waiting.filter(({ kind }) => kind === 'load');
      waiting.push(question, ...completions);
    } else {
      if (question.kind === 'complete') waiting = waiting.filter(({ kind }) => kind !== 'complete');
      waiting.push(question);
    }
    if (isBusy) return;
    isBusy = true;
    setTimeout(() => void work());
  };
}
