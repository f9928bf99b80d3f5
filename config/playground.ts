import charts from './playground/charts/product.ts';
import dataGrid from './playground/data-grid/product.ts';
import datePickers from './playground/date-pickers/product.ts';
import treeView from './playground/tree-view/product.ts';

/** What the playgrounds of each product share, by its folder. */
export default {
  'data-grid': dataGrid,
  'date-pickers': datePickers,
  charts,
  'tree-view': treeView,
};
