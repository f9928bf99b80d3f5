/**
 * Chunks of the frame's modules: about one per package, because any code can import any part of
 * one, and each package is one instance then. Adapters of date libraries and locales are separate,
 * so that a picker loads only its own library.
 */

function below(...packages: readonly string[]): RegExp {
  const names = packages.map((name) => name.replaceAll('/', '[\\\\/]')).join('|');
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
}

/** The table of a package's modules, beside its code. */
const withTable = (name: string, code: RegExp) => (id: string) =>
  id === `\0virtual:frame-modules/${name}` || code.test(id);

const STYLE_ENGINE = below(
  '@emotion/.*',
  'stylis',
  'hoist-non-react-statics',
  'react-is',
  '@babel/runtime',
  'clsx',
  'prop-types',
  'reselect',
  'use-sync-external-store',
  '@popperjs/.*',
  'react-transition-group',
  '@mui/(styled-engine|utils|private-theming|x-internals|system|x-license)',
);

const ADAPTER = /[\\/]Adapter\w+[\\/]/;
const LOCALES = /[\\/]locales?[\\/]/;

/** Groups by descending priority. */
const GROUPS: readonly { name: string; test: RegExp | ((id: string) => boolean) }[] = [
  { name: 'react', test: below('react', 'react-dom', 'scheduler') },
  { name: 'style-engine', test: STYLE_ENGINE },
  { name: 'material', test: withTable('@mui/material', below('@mui/material')) },
  ...['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'].map((name) => ({
    name: name.slice('@mui/x-'.length),
    test: withTable(name, below(name)),
  })),
  ...['@mui/x-date-pickers', '@mui/x-date-pickers-pro'].map((name) => ({
    name: name.slice('@mui/x-'.length),
    test: withTable(name, below(name)),
  })),
  {
    name: 'charts',
    test: withTable('@mui/x-charts', below('@mui/(x-charts|x-charts-vendor)', '@react-spring/.*')),
  },
  ...['@mui/x-charts-pro', '@mui/x-tree-view', '@mui/x-tree-view-pro'].map((name) => ({
    name: name.slice('@mui/x-'.length),
    test: withTable(name, below(name)),
  })),
  ...['dayjs', 'moment', 'date-fns', 'date-fns-jalali', 'luxon'].flatMap((name) => [
    // A group takes what its modules import, so that the code comes before the locales.
    {
      name,
      test: (id: string) => !LOCALES.test(id) && withTable(name, below(name))(id),
    },
    { name: `${name}-locales`, test: below(name) },
  ]),
];

/** In the form of the bundler. A module belongs to the first group that matches it. */
export const frameChunkGroups = GROUPS.map(({ name, test }, index) => ({
  name,
  priority: GROUPS.length - index,
  test: (id: string) =>
    !ADAPTER.test(id) && (typeof test === 'function' ? test(id) : test.test(id)),
}));
