import { describe, expect, it } from 'vitest';
import { showChanges } from './shown-changes.ts';

const BEFORE = 'abcdefghijkl'.split('');
const show = (after: string) =>
  showChanges(BEFORE.join('\n'), after.split('').join('\n')).map((block) =>
    block.map(({ kind, text }) => ({ same: ' ', removed: '-', added: '+' })[kind] + text).join(''),
  );

describe('showChanges', () => {
  it('shows two lines around a change', () => {
    expect(show('abcdeXghijkl')).toEqual([' d e-f+X g h']);
    expect(show('abcdefghijkl')).toEqual([]);
  });

  it('shows what there is at the ends', () => {
    expect(show('Xbcdefghijkl')).toEqual(['-a+X b c']);
    expect(show('abcdefghijklX')).toEqual([' k l+X']);
    expect(show('cdefghijkl')).toEqual(['-a-b c d']);
  });

  it('shows each line once where changes are close', () => {
    expect(show('aXcdYfghijkl')).toEqual([' a-b+X c d-e+Y f g']);
    // Four lines between them: all are shown.
    expect(show('aXcdefYhijkl')).toEqual([' a-b+X c d e f-g+Y h i']);
  });

  it('starts another block where lines are left out', () => {
    expect(show('aXcdefgYijkl')).toEqual([' a-b+X c d', ' f g-h+Y i j']);
    expect(show('abXcdefghijkYl')).toEqual([' a b+X c d', ' j k+Y l']);
  });
});
