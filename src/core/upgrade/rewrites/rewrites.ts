import type { Change } from '../change.ts';
import { rewriteCallback } from './callback.ts';
import { allowNull } from './charts.ts';
import type { ExportRewrite, MemberRewrite } from './context.ts';
import {
  convertBuffer,
  declareSlotProps,
  dropFormattedType,
  moveColumnsPanel,
  pinColumn,
  readDensity,
  renameFilter,
  renameColumnType,
  reportDensity,
  reportQuickFilter,
  reportSingleSelection,
  sortColumn,
} from './data-grid.ts';
import {
  addFieldStructure,
  callAdapter,
  formatWeekday,
  joinFieldProps,
  moveDisabledTimes,
  moveInput,
  reportSelectedSections,
  reportShortcut,
  reportUtc,
  spreadClearableProps,
  spreadFieldProps,
} from './date-pickers.ts';
import {
  removeExport,
  renameExport,
  renameOrRemoveExport,
  replaceExport,
  swapGenerics,
  writeArrayType,
} from './exports.ts';
import { removeFlag, removeMember, renameMember, renameSlots, reportMember } from './members.ts';
import { joinPages } from './pages.ts';
import { allowNoSelection, moveIcon, moveTransition } from './tree-view.ts';

const MEMBER_REWRITES: Record<string, MemberRewrite> = {
  adapter: callAdapter,
  allowNoSelection,
  allowNull,
  callback: rewriteCallback,
  buffer: convertBuffer,
  columnType: renameColumnType,
  columnsPanel: moveColumnsPanel,
  dateLibInstance: reportUtc,
  density: reportDensity,
  declareSlotProps,
  densityState: readDensity,
  disabledTimes: moveDisabledTimes,
  flag: removeFlag,
  icon: moveIcon,
  pages: joinPages,
  pinColumn,
  quickFilter: reportQuickFilter,
  remove: removeMember,
  rename: renameMember,
  renameFilter,
  renderInput: moveInput,
  selectedSections: reportSelectedSections,
  shortcut: reportShortcut,
  singleSelection: reportSingleSelection,
  slots: renameSlots,
  sortColumn,
  transition: moveTransition,
  weekday: formatWeekday,
};

const EXPORT_REWRITES: Record<string, ExportRewrite> = {
  aggregation: dropFormattedType,
  arrayType: writeArrayType,
  callbackType: replaceExport,
  clearableField: spreadClearableProps,
  fieldHook: spreadFieldProps,
  fieldHooks: joinFieldProps,
  fieldType: addFieldStructure,
  remove: removeExport,
  rename: renameExport,
  renameOrRemove: renameOrRemoveExport,
  swapGenerics,
};

/** What rewrites the members of a change. Without a rewrite, they are reported. */
export function getMemberRewrite({ id, rewrite }: Change): MemberRewrite {
  if (rewrite === undefined) return reportMember;
  // A change of a class renames the keys of its objects, too.
  const found = MEMBER_REWRITES[rewrite];
  if (!found) throw new Error(`${id}: "${rewrite}" is not a rewrite of members`);
  return found;
}

/** What rewrites the exports of a change. Without a rewrite, their imports are reported. */
export function getExportRewrite({ id, rewrite }: Change): ExportRewrite {
  if (rewrite === undefined) return removeExport;
  const found = EXPORT_REWRITES[rewrite];
  if (!found) throw new Error(`${id}: "${rewrite}" is not a rewrite of exports`);
  return found;
}
