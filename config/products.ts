import type { ProductConfig } from '../src/core/site/config.ts';

const HOST_V6 = 'https://v6.mui.com';
const HOST_V5 = 'https://v5.mui.com';
const HOST_V4 = 'https://v4.mui.com';

/**
 * Top level of the side navigation, in order. Entries with an `id` are products. The others are
 * sections that belong to the library as a whole.
 */
export default [
  {
    folder: 'whats-new',
    name: "What's new",
    prefix: '/x/whats-new',
  },
  {
    folder: 'introduction',
    name: 'Introduction',
    prefix: '/x/introduction',
  },
  {
    id: 'x-data-grid',
    folder: 'data-grid',
    name: 'Data Grid',
    tagline: 'Fast, extendable data tables',
    prefix: '/x/react-data-grid',
    packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
    earlierVersions: [
      { major: 'v6', host: HOST_V6, path: '/x/react-data-grid/' },
      { major: 'v5', host: HOST_V5, path: '/x/react-data-grid/' },
      { major: 'v4', host: HOST_V4, path: '/components/data-grid/' },
    ],
  },
  {
    id: 'x-date-pickers',
    folder: 'date-pickers',
    name: 'Date and Time Pickers',
    tagline: 'Dates, times and ranges',
    prefix: '/x/react-date-pickers',
    packages: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
    earlierVersions: [
      { major: 'v6', host: HOST_V6, path: '/x/react-date-pickers/' },
      { major: 'v5', host: HOST_V5, path: '/x/react-date-pickers/getting-started/' },
    ],
  },
  {
    id: 'x-charts',
    folder: 'charts',
    name: 'Charts',
    tagline: 'Bars, lines, pies and more',
    prefix: '/x/react-charts',
    packages: ['@mui/x-charts', '@mui/x-charts-pro'],
    newFeature: true,
    earlierVersions: [{ major: 'v6', host: HOST_V6, path: '/x/react-charts/' }],
  },
  {
    id: 'x-tree-view',
    folder: 'tree-view',
    name: 'Tree View',
    tagline: 'Hierarchies that unfold',
    prefix: '/x/react-tree-view',
    packages: ['@mui/x-tree-view', '@mui/x-tree-view-pro'],
    newFeature: true,
    earlierVersions: [{ major: 'v6', host: HOST_V6, path: '/x/react-tree-view/getting-started' }],
  },
  {
    folder: 'common-concepts',
    name: 'Common concepts',
    prefix: '/x/common-concepts',
  },
  {
    folder: 'theming',
    name: 'Theming',
    prefix: '/x/theming',
  },
  {
    folder: 'accessibility',
    name: 'Accessibility',
    prefix: '/x/accessibility',
  },
  {
    folder: 'cost',
    name: 'Cost of components',
    prefix: '/x/cost',
  },
  {
    folder: 'migration',
    name: 'Migration',
    prefix: '/x/migration',
  },
] satisfies ProductConfig[];
