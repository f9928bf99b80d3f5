import path from 'node:path';
import type { AuthorError } from '../../core/author-error.ts';
import { COMPUTED_LIBRARIES } from '../../core/demo/date-library.ts';
import { createDateProgram } from '../code/date-library/program.ts';
import { DateLibraryError, rewriteDates } from '../code/date-library/rewrite.ts';
import { ROOT } from '../load-config.ts';
import { listLibraryFiles } from './convert-demos.ts';

/** Finds what demos use of Day.js that cannot be converted for other date libraries, once each. */
export function findLibraryMistakes(): AuthorError[] {
  const mistakes = new Map<string, AuthorError>();
  const program = createDateProgram(listLibraryFiles());
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('/node_modules/'));
  for (const source of own) {
    for (const library of COMPUTED_LIBRARIES) {
      try {
        rewriteDates(source, program.getTypeChecker(), library);
      } catch (error) {
        if (!(error instanceof DateLibraryError)) throw error;
        const { file, line, problem, remedy } = error;
        const place = `${file}:${line}`;
        mistakes.set(place, { file: path.relative(ROOT, file), line, problem, remedy });
      }
    }
  }
  return [...mistakes.values()];
}
