/**
 * Groups the demos' libraries into chunks. By default the bundler creates a small chunk for each
 * set of modules that demos share, so a page requests dozens of them. Each group contains what
 * every demo of a kind needs anyway. The packages of Pro and Premium are not grouped, so that the
 * bundler keeps them out of the community demos.
 */
import {
  STYLE_ENGINE,
  THEME,
  POPPER,
  RIPPLES,
  CHECKBOX,
  BUTTONS,
  CONTROLS,
  MENUS,
  GRID_CONTROLS,
  DIALOG,
} from './material.ts';
import {
  CHARTS,
  PLOTS,
  PICKERS_BASE,
  CALENDAR,
  CLOCKS,
  FIELDS,
  PICKERS,
  PICKER_KINDS,
  TREE_ITEM_2,
  TREE_VIEW,
  LICENSE,
} from './products.ts';
import { CUSTOM_THEME, DEMO_RUNTIME, FEEDBACK, STORES, STORAGE, VOTES } from './site.ts';

/** One file for what every demo needs: each file costs a request, and compresses on its own. */
const anyOf = (...tests: readonly RegExp[]) =>
  new RegExp(tests.map(({ source }) => source).join('|'));

/** Chunk groups by descending priority. A module belongs to the first group that matches it. */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'storage', test: STORAGE },
  { name: 'votes', test: VOTES },
  { name: 'feedback', test: FEEDBACK },
  { name: 'stores', test: STORES },
  { name: 'demo', test: anyOf(STYLE_ENGINE, THEME, DEMO_RUNTIME) },
  { name: 'custom-theme', test: CUSTOM_THEME },
  { name: 'popper', test: POPPER },
  { name: 'ripples', test: RIPPLES },
  { name: 'checkbox', test: CHECKBOX },
  { name: 'buttons', test: BUTTONS },
  { name: 'controls', test: CONTROLS },
  { name: 'menus', test: MENUS },
  { name: 'grid-controls', test: GRID_CONTROLS },
  { name: 'dialog', test: DIALOG },
  { name: 'charts', test: CHARTS },
  { name: (id: string) => PLOTS.exec(id)![1]!, test: PLOTS },
  { name: 'pickers-base', test: PICKERS_BASE },
  { name: 'calendar', test: CALENDAR },
  { name: 'clocks', test: CLOCKS },
  { name: 'fields', test: FIELDS },
  { name: 'pickers', test: PICKERS },
  { name: (id: string) => `${PICKER_KINDS.exec(id)![2]}Picker`, test: PICKER_KINDS },
  { name: 'tree-view', test: TREE_VIEW },
  { name: 'tree-item-2', test: TREE_ITEM_2 },
  { name: 'license', test: LICENSE },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
