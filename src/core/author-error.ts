/** A mistake in content that its author can fix. Lines count from 1; 0 means the whole file. */
export interface AuthorError {
  file: string;
  line: number;
  problem: string;
  remedy: string;
}

/** Thrown with all mistakes of a run together, so that an author sees every one of them. */
export class AuthorErrors extends Error {
  readonly errors: readonly AuthorError[];

  constructor(errors: readonly AuthorError[]) {
    super(renderAuthorErrors(errors));
    this.name = 'AuthorErrors';
    this.errors = errors;
  }
}

/** Renders mistakes grouped by file and sorted by line. */
export function renderAuthorErrors(errors: readonly AuthorError[]): string {
  const sorted = [...errors].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const lines = sorted.map(
    ({ file, line, problem, remedy }) =>
      `${file}${line > 0 ? `:${line}` : ''}\n    ${problem}\n    → ${remedy}`,
  );
  const count = `${sorted.length} author ${sorted.length === 1 ? 'error' : 'errors'}`;
  return `${count}\n\n${lines.join('\n\n')}\n`;
}
