import { expect, test } from 'vitest';
import budgets from '../../../config/budgets.ts';
import { findOverBudget, type WeighedPage } from './budgets.ts';

const limits = budgets['without demos'];

const getPage = (changes: Partial<WeighedPage['weight']>): WeighedPage => ({
  file: 'x/page/index.html',
  kind: 'without demos',
  weight: { ...limits, ...changes },
});

test('a page at its limits is within budget', () => {
  expect(findOverBudget([getPage({})], budgets)).toEqual([]);
});

test('a size or a count above its limit is named with both numbers', () => {
  const over = getPage({ html: limits.html + 1024, islands: limits.islands + 1 });
  expect(findOverBudget([over], budgets)).toEqual([
    'x/page/index.html (without demos): html is 31.0 KiB (31744 bytes), the budget is 30.0 KiB (30720 bytes)',
    `x/page/index.html (without demos): ${limits.islands + 1} islands, the budget is ${limits.islands}`,
  ]);
});
