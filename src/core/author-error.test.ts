import { describe, expect, it } from 'vitest';
import { AuthorErrors, renderAuthorErrors, type AuthorError } from './author-error.ts';

const late: AuthorError = { file: 'b.mdx', line: 12, problem: 'Late.', remedy: 'Fix it.' };
const early: AuthorError = { file: 'b.mdx', line: 3, problem: 'Early.', remedy: 'Write it.' };
const whole: AuthorError = { file: 'a.mdx', line: 0, problem: 'Whole.', remedy: 'Move it.' };

describe('renderAuthorErrors', () => {
  it('sorts by file and line and leaves out line 0', () => {
    expect(renderAuthorErrors([late, early, whole])).toBe(`3 author errors

a.mdx
    Whole.
    → Move it.

b.mdx:3
    Early.
    → Write it.

b.mdx:12
    Late.
    → Fix it.
`);
  });

  it('uses the singular for one error', () => {
    expect(renderAuthorErrors([whole])).toBe(
      '1 author error\n\na.mdx\n    Whole.\n    → Move it.\n',
    );
  });
});

describe('AuthorErrors', () => {
  it('keeps the mistakes in their original order and lists all of them in the message', () => {
    const thrown = new AuthorErrors([late, whole]);
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown.name).toBe('AuthorErrors');
    expect(thrown.mistakes).toEqual([late, whole]);
    expect(thrown.message).toBe(renderAuthorErrors([whole, late]));
  });
});
