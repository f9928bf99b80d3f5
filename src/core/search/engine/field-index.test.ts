import { describe, expect, it } from 'vitest';
import { addRow, createFieldIndex, createFields } from './field-index.ts';

const ROWS = [
  [['sort', 'order', 'sort'], ['row']],
  [['filter'], ['sort', 'row', 'row', 'column']],
  [['column', 'order', 'width'], []],
];

function create(boosts: readonly number[]) {
  const fields = createFields(boosts.length);
  for (const row of ROWS) addRow(fields, row);
  return createFieldIndex(boosts, fields);
}

describe('createFieldIndex', () => {
  it('finds the rows that contain a term in any field', () => {
    expect(create([2, 1]).find('sort').ids).toEqual([0, 1]);
    expect(create([2, 1]).find('width').ids).toEqual([2]);
    expect(create([2, 1]).find('pin')).toEqual({ ids: [], scores: [] });
  });

  it('scores by the boost of the field', () => {
    const [title, text] = create([4, 1]).find('sort').scores;
    const [sameTitle, sameText] = create([1, 1]).find('sort').scores;
    expect(title! / sameTitle!).toBeCloseTo(4);
    expect(text).toBe(sameText);
  });

  it('computes BM25+ with k = 1.2, b = 0.7 and d = 0.5', () => {
    // "order" is in the first fields of two rows of three, with two and three different terms.
    const rarity = Math.log(1 + (3 - 2 + 0.5) / (2 + 0.5));
    const average = (2 + 1 + 3) / 3;
    const get = (length: number) =>
      rarity * (0.5 + (1 * 2.2) / (1 + 1.2 * (1 - 0.7 + (0.7 * length) / average)));
    const { ids, scores } = create([1, 1]).find('order');
    expect(ids).toEqual([0, 2]);
    expect(scores[0]).toBeCloseTo(get(2), 12);
    expect(scores[1]).toBeCloseTo(get(3), 12);
  });

  it('counts repetitions with diminishing returns', () => {
    const fields = createFields(1);
    for (const terms of [
      ['a', 'b'],
      ['a', 'a', 'b'],
      ['a', 'a', 'a', 'b'],
      ['c', 'd'],
    ]) {
      addRow(fields, [terms]);
    }
    const [once, twice, thrice] = createFieldIndex([1], fields).find('a').scores;
    expect(twice! - once!).toBeGreaterThan(thrice! - twice!);
    expect(thrice!).toBeGreaterThan(twice!);
  });
});
