import { CHARTS_7 } from './charts-7.ts';
import { DATA_GRID_6 } from './data-grid-6.ts';
import { DATA_GRID_7 } from './data-grid-7.ts';
import { DATE_PICKERS_6 } from './date-pickers-6.ts';
import { DATE_PICKERS_7 } from './date-pickers-7.ts';
import { TREE_VIEW_7 } from './tree-view-7.ts';

/** Every breaking change that is known, by product, in the order of the guides. */
export const CHANGES = [
  ...DATA_GRID_6,
  ...DATE_PICKERS_6,
  ...DATA_GRID_7,
  ...DATE_PICKERS_7,
  ...TREE_VIEW_7,
  ...CHARTS_7,
];
