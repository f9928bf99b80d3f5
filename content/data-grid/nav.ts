export default [
  { pathname: '/x/react-data-grid', title: 'Overview' },
  { pathname: '/x/react-data-grid/demo' },
  { pathname: '/x/react-data-grid/getting-started' },
  { pathname: '/x/react-data-grid/layout' },
  {
    pathname: '/x/react-data-grid/columns',
    children: [
      { pathname: '/x/react-data-grid/column-definition' },
      { pathname: '/x/react-data-grid/column-dimensions' },
    ],
  },
  { pathname: '/x/react-data-grid/sorting' },
  { pathname: '/x/react-data-grid/pagination' },
  {
    pathname: '/x/react-data-grid/selection',
    children: [{ pathname: '/x/react-data-grid/row-selection' }],
  },
];
