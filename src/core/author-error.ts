/** A mistake in content that its author can correct. Lines count from 1; 0 means the whole file. */
export interface AuthorError {
  file: string;
  line: number;
  problem: string;
  remedy: string;
}

/** Thrown with all mistakes of a run together, so that an author sees every one of them. */
export class AuthorErrors extends Error {
  // Not `errors`: Vite and Astro take an error with that field for a list of errors of their own,
  // and show the fields that those would have instead of the message.
  readonly mistakes: readonly AuthorError[];

  constructor(mistakes: readonly AuthorError[]) {
    super(renderAuthorErrors(mistakes));
    this.name = 'AuthorErrors';
    this.mistakes = mistakes;
    // The place that matters is the author's, not the loader's.
    this.stack = `${this.name}: ${this.message}`;
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
