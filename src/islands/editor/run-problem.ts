import type { EditedFile } from '../../core/editor/files.ts';
import type { Problem } from '../../core/editor/language/language-service.ts';
import type { CodePlace } from '../../core/editor/runner/frame-messages.ts';

interface RunFailure {
  message: string;
  place: CodePlace | null;
}

/** Returns the offset of a place in a text, cut to its length. */
function getOffset(code: string, { line, column }: CodePlace): number {
  let start = 0;
  for (let current = 1; current < line; current += 1) {
    const end = code.indexOf('\n', start);
    if (end === -1) return code.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, code.length);
}

/** Shows what stopped a run like a problem of the compiler, without a number. */
function toProblem({ message, place }: RunFailure, files: readonly EditedFile[]): Problem {
  const file = files.find(({ name }) => name === place?.file) ?? files[0];
  const known = place && file?.name === place.file ? place : { file: '', line: 1, column: 1 };
  const start = getOffset(file?.code ?? '', known);
  return {
    file: file?.name ?? '',
    start,
    end: start + 1,
    line: known.line,
    column: known.column,
    code: 0,
    message,
    category: 'error',
  };
}

/** Adds what stopped a run to the problems of the compiler, which already knows syntax errors. */
export function addRunProblem(
  problems: readonly Problem[],
  failure: RunFailure | null,
  files: readonly EditedFile[],
): readonly Problem[] {
  if (!failure) return problems;
  const stopped = toProblem(failure, files);
  const isKnown = problems.some(
    ({ category, file, line }) =>
      category === 'error' && file === stopped.file && line === stopped.line,
  );
  return isKnown ? problems : [...problems, stopped];
}
