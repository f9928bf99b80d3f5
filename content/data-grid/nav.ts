const grid = '/x/react-data-grid';

export default [
  { pathname: grid, title: 'Overview' },
  { pathname: `${grid}/demo` },
  { pathname: `${grid}/getting-started` },
  { pathname: `${grid}/layout` },
  {
    pathname: `${grid}/columns`,
    children: [
      { pathname: `${grid}/column-definition` },
      { pathname: `${grid}/column-dimensions` },
      { pathname: `${grid}/column-visibility` },
      { pathname: `${grid}/custom-columns` },
      { pathname: `${grid}/column-header` },
      { pathname: `${grid}/column-menu` },
      { pathname: `${grid}/column-spanning` },
      { pathname: `${grid}/column-groups` },
      { pathname: `${grid}/column-ordering`, plan: 'pro' },
      { pathname: `${grid}/column-pinning`, plan: 'pro' },
    ],
  },
  {
    pathname: `${grid}/rows`,
    children: [
      { pathname: `${grid}/row-definition` },
      { pathname: `${grid}/row-updates` },
      { pathname: `${grid}/row-height` },
      { pathname: `${grid}/row-spanning` },
      { pathname: `${grid}/row-ordering`, plan: 'pro' },
      { pathname: `${grid}/row-pinning`, plan: 'pro' },
      { pathname: `${grid}/row-recipes`, title: 'Recipes' },
    ],
  },
  { pathname: `${grid}/editing` },
  { pathname: `${grid}/sorting` },
  {
    pathname: `${grid}/filtering-group`,
    title: 'Filtering',
    children: [
      { pathname: `${grid}/filtering`, title: 'Overview' },
      { pathname: `${grid}/filtering/customization` },
      { pathname: `${grid}/filtering/quick-filter` },
      { pathname: `${grid}/filtering/server-side`, title: 'Server-side filter' },
      { pathname: `${grid}/filtering/multi-filters`, plan: 'pro' },
      { pathname: `${grid}/filtering/header-filters`, plan: 'pro', newFeature: true },
      { pathname: `${grid}/filtering-recipes`, title: 'Recipes' },
    ],
  },
  { pathname: `${grid}/pagination` },
  {
    pathname: `${grid}/selection`,
    children: [
      { pathname: `${grid}/row-selection` },
    ],
  },
  { pathname: `${grid}/clipboard`, title: 'Copy and paste', newFeature: true },
  {
    pathname: `${grid}/recipes`,
    children: [
      { pathname: `${grid}/recipes-editing`, title: 'Editing' },
    ],
  },
];
