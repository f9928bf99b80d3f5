import { expect, test } from 'vitest';
import {
  compareSpecificity,
  explainWinner,
  sortDeclarations,
  type Declaration,
} from './cascade.ts';

const declare = (changes: Partial<Declaration>): Declaration => ({
  selector: '.part',
  value: 'red',
  specificity: [0, 1, 0],
  isImportant: false,
  layer: Infinity,
  order: 0,
  ...changes,
});

const sort = (...all: Declaration[]) => {
  const sorted = sortDeclarations(all);
  return { winner: sorted[0]?.value, reason: explainWinner(sorted) };
};

test('the order of CSS decides: importance, the attribute, layers, specificity, order', () => {
  const first = declare({ value: 'first' });
  const later = declare({ value: 'later', order: 1 });
  const heavy = declare({ value: 'heavy', specificity: [0, 2, 0] });
  const layered = declare({ value: 'layered', specificity: [1, 0, 0], layer: 0 });
  const inline = declare({ value: 'inline', selector: null, specificity: [0, 0, 0] });
  const important = declare({ value: 'important', layer: 0, isImportant: true });
  expect(sort(first)).toEqual({ winner: 'first', reason: 'only' });
  expect(sort(later, first)).toEqual({ winner: 'later', reason: 'order' });
  expect(sort(later, heavy)).toEqual({ winner: 'heavy', reason: 'specificity' });
  expect(sort(layered, first)).toEqual({ winner: 'first', reason: 'layer' });
  expect(sort(heavy, inline)).toEqual({ winner: 'inline', reason: 'inline' });
  expect(sort(inline)).toEqual({ winner: 'inline', reason: 'inline' });
  expect(sort(inline, important)).toEqual({ winner: 'important', reason: 'important' });
});

test('of important declarations, those of an earlier layer win', () => {
  const early = declare({ value: 'early', layer: 0, isImportant: true });
  const late = declare({ value: 'late', layer: 1, isImportant: true });
  const unlayered = declare({ value: 'unlayered', isImportant: true });
  expect(sort(unlayered, late, early)).toEqual({ winner: 'early', reason: 'layer' });
});

test('specificity is compared number by number', () => {
  expect(compareSpecificity([0, 10, 0], [0, 9, 0])).toBeGreaterThan(0);
  expect(compareSpecificity([0, 9, 9], [1, 0, 0])).toBeLessThan(0);
  expect(compareSpecificity([0, 1, 0], [0, 1, 0])).toBe(0);
});
