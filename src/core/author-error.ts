/** A mistake in content that its author can correct. Lines count from 1; 0 means the whole file. */
export interface AuthorError {
  file: string;
  line: number;
  problem: string;
  remedy: string;
}

/** Contains all mistakes of a run, so that an author sees every one of them. */
export class AuthorErrors extends Error {
  // Not `errors`: Vite and Astro treat that field as a list of their own errors and show the fields
  // of those instead of the message.
  readonly mistakes: readonly AuthorError[];

  constructor(mistakes: readonly AuthorError[]) {
    super(renderAuthorErrors(mistakes));
    this.name = 'AuthorErrors';
    this.mistakes = mistakes;
    // Authors need the location in their file, not the loader's stack.
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
