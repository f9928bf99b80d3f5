import { describe, expect, it } from 'vitest';
import { AuthorErrors, renderAuthorErrors, type AuthorError } from './author-error.ts';

const late: AuthorError = { file: 'b.mdx', line: 12, problem: 'Late.', remedy: 'Mend it.' };
const early: AuthorError = { file: 'b.mdx', line: 3, problem: 'Early.', remedy: 'Write it.' };
const whole: AuthorError = { file: 'a.mdx', line: 0, problem: 'Whole.', remedy: 'Move it.' };

describe('renderAuthorErrors', () => {
  it('sorts by file and line, and names no line 0', () => {
    expect(renderAuthorErrors([late, early, whole])).toBe(`3 author errors

a.mdx
    Whole.
    → Move it.

b.mdx:3
    Early.
    → Write it.

b.mdx:12
    Late.
    → Mend it.
`);
  });

  it('speaks of one error in the singular', () => {
    expect(renderAuthorErrors([whole])).toBe(
      '1 author error\n\na.mdx\n    Whole.\n    → Move it.\n',
    );
  });
});

describe('AuthorErrors', () => {
  it('holds the mistakes as they were found and says them all', () => {
    const thrown = new AuthorErrors([late, whole]);
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown.name).toBe('AuthorErrors');
    expect(thrown.mistakes).toEqual([late, whole]);
    expect(thrown.message).toBe(renderAuthorErrors([whole, late]));
  });
});
