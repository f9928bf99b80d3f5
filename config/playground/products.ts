import charts from './charts/product.ts';
import dataGrid from './data-grid/product.ts';
import datePickers from './date-pickers/product.ts';
import treeView from './tree-view/product.ts';

/** What the playgrounds of each product share, by its folder. */
export default {
  'data-grid': dataGrid,
  'date-pickers': datePickers,
  charts,
  'tree-view': treeView,
};
