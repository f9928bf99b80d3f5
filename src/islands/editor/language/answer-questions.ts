import type { EditedFile } from '../../../core/editor/files.ts';
import type { LanguageRuntime } from './language-runtime.ts';
import type { LanguageQuestion, LanguageReply, LanguageTask } from './worker-messages.ts';

/**
 * Returns a function that takes the questions of one editor, which are answered one after the other.
 * New files replace those that wait, and void the questions that do. A completion brings its text, so
 * that only a newer one replaces it.
 */
export function createAnswers(
  runtime: LanguageRuntime,
  reply: (message: LanguageReply) => void,
): (question: LanguageQuestion) => void {
  let waiting: LanguageQuestion[] = [];
  let isBusy = false;
  let current: readonly EditedFile[] = [];

  const answer = async (task: LanguageTask): Promise<unknown> => {
    switch (task.kind) {
      case 'load':
        return runtime.start(task.files);
      case 'problems':
        return runtime.ask(current, (core) => core.getProblems());
      case 'complete': {
        const { file: name, code, offset } = task;
        const files = current.map((each) => (each.name === name ? { name, code } : each));
        return runtime.ask(files, (core) => core.complete(name, offset));
      }
      case 'hover':
        return runtime.ask(current, (core) => core.hover(task.file, task.offset));
      default:
        return runtime.ask(current, (core) =>
          core.describeCompletion(task.file, task.offset, task.label),
        );
    }
  };

  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.kind === 'files') {
        current = next.files;
        continue;
      }
      const { id } = next;
      await answer(next).then(
        (value) => reply({ id, value }),
        (error: unknown) =>
          reply({ id, problem: error instanceof Error ? error.message : String(error) }),
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
