import path from 'node:path';
import type { AuthorError } from '../../core/author-error.ts';
import { InlineError } from '../code/inline-modules.ts';
import { ROOT } from '../load-config.ts';
import { getVariantFiles, listDemoFiles } from './demo-files.ts';
import { loadDemoFiles } from './load-demos.ts';

/** Finds the demos that cannot be copied as one file, each problem once. */
export function findPasteMistakes(): AuthorError[] {
  const mistakes = new Map<string, AuthorError>();
  const files = listDemoFiles()
    .flatMap(getVariantFiles)
    .map(({ file }) => file);
  for (const each of files) {
    try {
      loadDemoFiles(each);
    } catch (error) {
      if (!(error instanceof InlineError)) throw error;
      const { line, problem, remedy, message } = error;
      mistakes.set(message, { file: path.relative(ROOT, error.file), line, problem, remedy });
    }
  }
  return [...mistakes.values()];
}
