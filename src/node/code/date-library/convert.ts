import prettier from 'prettier';
import type { Program } from 'typescript';
import type { ComputedLibrary } from '../../../core/demo/date-library.ts';
import { rewriteDates } from './rewrite.ts';

const FORMAT = {
  parser: 'typescript',
  singleQuote: true,
  printWidth: 100,
  trailingComma: 'all',
} as const;

/**
 * Converts a module of a program for another date library. Returns null if nothing of it differs.
 * Rejects with a `DateLibraryError` for what has no rule.
 */
export async function convertDates(
  program: Program,
  file: string,
  library: ComputedLibrary,
): Promise<string | null> {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not in the program`);
  const rewritten = rewriteDates(source, program.getTypeChecker(), library);
  if (rewritten === source.text) return null;
  return prettier.format(rewritten, FORMAT);
}
