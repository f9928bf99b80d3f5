const grid = '/x/react-data-grid';

export default [
  { pathname: grid, title: 'Overview' },
  { pathname: `${grid}/demo` },
  { pathname: `${grid}/getting-started` },
  { pathname: `${grid}/layout` },
  {
    pathname: `${grid}/columns`,
    description:
      'Define, size, show, hide, group, pin, and reorder columns, and render custom cells.',
    children: [
      { pathname: `${grid}/column-definition` },
      { pathname: `${grid}/column-dimensions` },
      { pathname: `${grid}/column-visibility` },
      { pathname: `${grid}/custom-columns` },
      { pathname: `${grid}/column-header` },
      { pathname: `${grid}/column-menu` },
      { pathname: `${grid}/column-spanning` },
      { pathname: `${grid}/column-groups` },
      { pathname: `${grid}/column-ordering` },
      { pathname: `${grid}/column-pinning` },
    ],
  },
  {
    pathname: `${grid}/rows`,
    description: 'Supply, update, size, span, pin, and reorder rows, and show details under them.',
    children: [
      { pathname: `${grid}/row-definition` },
      { pathname: `${grid}/row-updates` },
      { pathname: `${grid}/row-height` },
      { pathname: `${grid}/row-spanning` },
      { pathname: `${grid}/master-detail` },
      { pathname: `${grid}/row-ordering` },
      { pathname: `${grid}/row-pinning` },
      { pathname: `${grid}/row-recipes`, title: 'Recipes' },
    ],
  },
  {
    pathname: `${grid}/editing-group`,
    title: 'Editing',
    description: 'Edit cells and rows, validate and save values, and render your own editors.',
    children: [
      { pathname: `${grid}/editing`, title: 'Overview' },
      { pathname: `${grid}/editing/edit-mode` },
      { pathname: `${grid}/editing/custom-edit-cells` },
    ],
  },
  { pathname: `${grid}/sorting` },
  {
    pathname: `${grid}/filtering-group`,
    title: 'Filtering',
    description: 'Filter by conditions, from the headers, with one search box, or on the server.',
    children: [
      { pathname: `${grid}/filtering`, title: 'Overview' },
      { pathname: `${grid}/filtering/customization` },
      { pathname: `${grid}/filtering/quick-filter` },
      { pathname: `${grid}/filtering/server-side`, title: 'Server-side filter' },
      { pathname: `${grid}/filtering/multi-filters` },
      { pathname: `${grid}/filtering/header-filters`, newFeature: true },
      { pathname: `${grid}/filtering-recipes`, title: 'Recipes' },
    ],
  },
  { pathname: `${grid}/pagination` },
  {
    pathname: `${grid}/selection`,
    description: 'Select rows with checkboxes, or ranges of cells.',
    children: [
      { pathname: `${grid}/row-selection` },
      { pathname: `${grid}/cell-selection`, newFeature: true },
    ],
  },
  {
    pathname: `${grid}/export-group`,
    title: 'Export',
    description: 'Download rows as CSV or Excel files, or print them.',
    children: [
      { pathname: `${grid}/export`, title: 'Overview' },
      { pathname: `${grid}/export/excel` },
    ],
  },
  { pathname: `${grid}/clipboard`, title: 'Copy and paste', newFeature: true },
  { pathname: `${grid}/components`, title: 'Custom subcomponents' },
  {
    pathname: `${grid}/style-group`,
    title: 'Style',
    description:
      'Color rows and cells by their values, and change borders, headers, and the theme.',
    children: [
      { pathname: `${grid}/style`, title: 'Overview' },
      { pathname: `${grid}/style-recipes`, title: 'Recipes' },
    ],
  },
  { pathname: `${grid}/localization` },
  { pathname: `${grid}/scrolling` },
  { pathname: `${grid}/virtualization` },
  { pathname: `${grid}/accessibility` },
  { pathname: `${grid}/performance` },
  {
    pathname: '/x/react-data-grid-group-pivot',
    title: 'Group & Pivot',
    description: 'Show hierarchies, group rows by column, and add totals.',
    children: [
      { pathname: `${grid}/tree-data` },
      { pathname: `${grid}/row-grouping` },
      { pathname: `${grid}/aggregation` },
      { pathname: `${grid}/aggregation/customization`, title: 'Custom aggregation' },
      { pathname: `${grid}/pivoting`, planned: true },
    ],
  },
  {
    pathname: `${grid}/server-side-data-group`,
    title: 'Server-side data',
    description: 'Sort, filter, group, and load rows on a server as users need them.',
    children: [
      { pathname: `${grid}/server-side-data`, title: 'Overview' },
      { pathname: `${grid}/server-side-data/lazy-loading` },
      { pathname: `${grid}/server-side-data/infinite-loading` },
      { pathname: `${grid}/server-side-data/tree-data` },
      { pathname: `${grid}/server-side-data/row-grouping` },
      { pathname: `${grid}/server-side-data/aggregation` },
    ],
  },
  {
    pathname: `${grid}/advanced`,
    description: 'Control the grid from code: API object, events, and stored state.',
    children: [
      { pathname: `${grid}/api-object`, title: 'API object' },
      { pathname: `${grid}/events` },
      { pathname: `${grid}/state` },
    ],
  },
  {
    pathname: `${grid}/recipes`,
    description: 'Complete examples for editing and row grouping.',
    children: [
      { pathname: `${grid}/recipes-editing`, title: 'Editing' },
      { pathname: `${grid}/recipes-row-grouping`, title: 'Row grouping' },
    ],
  },
];
