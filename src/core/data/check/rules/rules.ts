import type { Rule } from '../context.ts';
import { checkAxes, checkHeight, checkName, checkSeries } from './charts.ts';
import {
  checkColumns,
  checkContextHooks,
  checkModels,
  checkPagination,
  checkRowId,
} from './data-grid.ts';
import {
  checkControlled,
  checkDateFns,
  checkFormats,
  checkProvider,
  checkTextDates,
} from './date-pickers.ts';
import { checkDefaultImports, checkStubs } from './imports.ts';
import { checkStableLists, checkStableSlots } from './stable-values.ts';
import { checkItemIds, checkItems } from './tree-view.ts';

/** Mistakes that the types do not show. */
export const RULES: readonly Rule[] = [
  ...[checkStableLists, checkStableSlots],
  ...[checkRowId, checkColumns, checkPagination, checkModels, checkContextHooks],
  ...[checkStubs, checkDefaultImports],
  ...[checkTextDates, checkFormats, checkDateFns, checkControlled, checkProvider],
  ...[checkHeight, checkName, checkAxes, checkSeries],
  ...[checkItems, checkItemIds],
];
