import { describe, expect, it } from 'vitest';
import { createVocabulary, getDistance } from './lexicon.ts';

function getVocabulary() {
  const vocabulary = createVocabulary();
  for (const [word, term] of [
    ['sorting', 'sort'],
    ['sort', 'sort'],
    ['sort', 'sort'],
    ['row', 'row'],
    ['rowheight', 'rowheight'],
    ['pagination', 'paginat'],
    ['calendar', 'calendar'],
  ] as const) {
    vocabulary.add({ word, term });
  }
  return vocabulary;
}

describe('getDistance', () => {
  it.each([
    ['calender', 'calendar', 1],
    ['disbale', 'disable', 1],
    ['pagintion', 'pagination', 1],
    ['sorrtt', 'sort', 2],
    ['grid', 'grid', 0],
    ['chart', 'legend', Infinity],
  ])('from %s to %s', (word, other, distance) => {
    expect(getDistance(word, other, 2)).toBe(distance);
  });

  it('compares with the beginning of a longer word where the word may go on', () => {
    expect(getDistance('calnd', 'calendar', 1, true)).toBe(1);
    expect(getDistance('calnd', 'calendar', 1)).toBe(Infinity);
  });
});

describe('createVocabulary', () => {
  it('finds a word as it is spelled, and knows its terms', () => {
    const vocabulary = getVocabulary();
    expect(['sorting', 'sor', 'paginat'].map(vocabulary.find)).toEqual(['sort', null, null]);
    expect(['sort', 'sorting', 'paginat'].map(vocabulary.hasTerm)).toEqual([true, false, true]);
  });

  it('completes the beginning of a word, the nearest first and each term once', () => {
    const vocabulary = getVocabulary();
    expect(vocabulary.complete('row')).toEqual([{ term: 'rowheight', weight: 3 / (3 + 0.3 * 6) }]);
    expect(vocabulary.complete('sor')).toEqual([{ term: 'sort', weight: 3 / (3 + 0.3) }]);
    expect(vocabulary.complete('x')).toEqual([]);
  });

  it('knows words that come after it was first asked', () => {
    const vocabulary = getVocabulary();
    expect(vocabulary.complete('leg')).toEqual([]);
    vocabulary.add({ word: 'legend', term: 'legend' });
    expect(vocabulary.complete('leg').map(({ term }) => term)).toEqual(['legend']);
  });

  it('mends a slip of the fingers, but none in words of three letters', () => {
    const vocabulary = getVocabulary();
    expect(vocabulary.mend('paginatoin', false)).toEqual([{ term: 'paginat', weight: 0.75 }]);
    expect(vocabulary.mend('rwo', false)).toEqual([]);
  });

  it('mends what is still being typed', () => {
    const vocabulary = getVocabulary();
    expect(vocabulary.mend('calned', true)).toEqual([{ term: 'calendar', weight: 0.5 }]);
    expect(vocabulary.mend('calned', false)).toEqual([]);
  });

  it('suggests the nearest word, the commonest of several', () => {
    const vocabulary = getVocabulary();
    expect(vocabulary.suggest('kalindar')).toBe('calendar');
    vocabulary.add({ word: 'port', term: 'port' });
    expect(vocabulary.suggest('xort')).toBe('sort');
    expect(vocabulary.suggest('qqqqqqqq')).toBe(null);
  });
});
