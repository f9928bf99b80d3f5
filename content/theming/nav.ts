const theming = '/x/theming';

export default [
  { pathname: theming, title: 'Theme builder' },
  { pathname: `${theming}/data-grid`, title: 'Data Grid' },
  { pathname: `${theming}/date-pickers`, title: 'Date and Time Pickers' },
  { pathname: `${theming}/charts`, title: 'Charts' },
  { pathname: `${theming}/tree-view`, title: 'Tree View' },
];
