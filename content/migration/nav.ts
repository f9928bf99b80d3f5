const migration = '/x/migration';

export default [
  { pathname: `${migration}/assistant`, title: 'Upgrade assistant' },
  {
    pathname: `${migration}/v7`,
    subheader: 'Upgrade to v7',
    children: [
      { pathname: `${migration}/migration-data-grid-v6`, title: 'Data Grid v6 to v7' },
      { pathname: `${migration}/migration-pickers-v6`, title: 'Date and Time Pickers v6 to v7' },
      { pathname: `${migration}/migration-tree-view-v6`, title: 'Tree View v6 to v7' },
      { pathname: `${migration}/migration-charts-v6`, title: 'Charts v6 to v7' },
    ],
  },
  {
    pathname: `${migration}/v6`,
    subheader: 'Upgrade to v6',
    children: [
      { pathname: `${migration}/migration-data-grid-v5`, title: 'Data Grid v5 to v6' },
      { pathname: `${migration}/migration-pickers-v5`, title: 'Date and Time Pickers v5 to v6' },
      { pathname: `${migration}/migration-tree-view-lab`, title: 'Tree View from the lab to v6' },
    ],
  },
  {
    pathname: `${migration}/earlier`,
    subheader: 'Earlier versions',
    children: [
      {
        pathname: `${migration}/migration-pickers-lab`,
        title: 'Date and Time Pickers from the lab to v5',
      },
      { pathname: `${migration}/migration-data-grid-v4`, title: 'Data Grid v4 to v5' },
    ],
  },
];
