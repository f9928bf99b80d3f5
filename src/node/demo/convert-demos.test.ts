import { describe, expect, it } from 'vitest';
import { groupFiles } from './convert-demos.ts';

describe('groupFiles', () => {
  it('limits how many files are compiled together', () => {
    const others = { everywhere: ['types.ts'], last: ['data.ts', 'more-data.ts'] };
    expect(groupFiles(['A.tsx', 'B.tsx', 'C.tsx'], others, 2)).toEqual([
      ['types.ts', 'A.tsx', 'B.tsx'],
      ['types.ts', 'C.tsx', 'data.ts', 'more-data.ts'],
    ]);
  });

  it('fills the last group', () => {
    expect(groupFiles(['A.tsx', 'B.tsx'], { everywhere: [], last: ['data.ts'] }, 2)).toEqual([
      ['A.tsx', 'B.tsx', 'data.ts'],
    ]);
  });

  it('has one group for the other files if there are no files', () => {
    expect(groupFiles([], { everywhere: ['types.ts'], last: ['data.ts'] }, 2)).toEqual([
      ['types.ts', 'data.ts'],
    ]);
  });
});
