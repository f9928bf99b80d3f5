import { describe, expect, it } from 'vitest';
import { addWord, createLexicon, type Words } from './lexicon.ts';

function getLexicon(...added: string[]) {
  const words: Words = new Map();
  for (const [word, term] of [
    ['sorting', 'sort'],
    ['sort', 'sort'],
    ['sort', 'sort'],
    ['row', 'row'],
    ['rowheight', 'rowheight'],
    ['pagination', 'paginat'],
    ['calendar', 'calendar'],
  ] as const) {
    addWord(words, { word, term });
  }
  for (const word of added) addWord(words, { word, term: word });
  return createLexicon(words);
}

describe('createLexicon', () => {
  it('finds words by their exact spelling and knows their terms', () => {
    const lexicon = getLexicon();
    expect(['sorting', 'sor', 'paginat'].map(lexicon.find)).toEqual(['sort', null, null]);
    expect(['sort', 'sorting', 'paginat'].map(lexicon.hasTerm)).toEqual([true, false, true]);
  });

  it('completes a prefix, the nearest word first and each term once', () => {
    const lexicon = getLexicon();
    expect(lexicon.complete('row')).toEqual([{ term: 'rowheight', weight: 3 / (3 + 0.3 * 6) }]);
    expect(lexicon.complete('sor')).toEqual([{ term: 'sort', weight: 3 / (3 + 0.3) }]);
    expect(lexicon.complete('x')).toEqual([]);
  });

  it('corrects a typo, but not in words of three letters', () => {
    const lexicon = getLexicon();
    expect(lexicon.correct('paginatoin', false)).toEqual([{ term: 'paginat', weight: 0.75 }]);
    expect(lexicon.correct('rwo', false)).toEqual([]);
  });

  it('corrects an unfinished word', () => {
    const lexicon = getLexicon();
    expect(lexicon.correct('calned', true)).toEqual([{ term: 'calendar', weight: 0.5 }]);
    expect(lexicon.correct('calned', false)).toEqual([]);
  });

  it('suggests the nearest word, or the most common of several', () => {
    const lexicon = getLexicon('port');
    expect(lexicon.suggest('kalindar')).toBe('calendar');
    expect(lexicon.suggest('xort')).toBe('sort');
    expect(lexicon.suggest('qqqqqqqq')).toBe(null);
  });
});
