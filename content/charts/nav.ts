const charts = '/x/react-charts';

export default [
  { pathname: charts, title: 'Overview' },
  { pathname: `${charts}/getting-started`, title: 'Getting started' },
  {
    pathname: `${charts}-available`,
    subheader: 'Available components',
    description: 'Bars, lines, areas, pies, scatter plots, sparklines, gauges, and heat maps.',
    children: [
      {
        pathname: `${charts}-bars`,
        title: 'Bars',
        children: [
          { pathname: `${charts}/bars`, title: 'Bars overview' },
          { pathname: `${charts}/bar-demo`, title: 'Bar examples' },
        ],
      },
      {
        pathname: `${charts}-lines`,
        title: 'Lines',
        children: [
          { pathname: `${charts}/lines`, title: 'Lines overview' },
          { pathname: `${charts}/line-demo`, title: 'Line examples' },
          { pathname: `${charts}/areas-demo`, title: 'Area examples' },
        ],
      },
      {
        pathname: `${charts}-pie`,
        title: 'Pie',
        children: [
          { pathname: `${charts}/pie`, title: 'Pie overview' },
          { pathname: `${charts}/pie-demo`, title: 'Pie examples' },
        ],
      },
      {
        pathname: `${charts}-scatter`,
        title: 'Scatter',
        children: [
          { pathname: `${charts}/scatter`, title: 'Scatter overview' },
          { pathname: `${charts}/scatter-demo`, title: 'Scatter examples' },
        ],
      },
      { pathname: `${charts}/sparkline`, title: 'Sparkline' },
      { pathname: `${charts}/gauge`, title: 'Gauge' },
      { pathname: `${charts}/heat-map`, title: 'Heat map' },
    ],
  },
  {
    pathname: `${charts}/common-features`,
    subheader: 'Common features',
    description: 'Axes, legends, tooltips, colors, and your own parts, the same in every chart.',
    children: [
      { pathname: `${charts}/axis`, title: 'Axis' },
      { pathname: `${charts}/components`, title: 'Custom components' },
      { pathname: `${charts}/composition`, title: 'Composition' },
      { pathname: `${charts}/legend`, title: 'Legend' },
      { pathname: `${charts}/label`, title: 'Labels' },
      { pathname: `${charts}/stacking`, title: 'Stacking' },
      { pathname: `${charts}/styling`, title: 'Styling' },
      { pathname: `${charts}/tooltip`, title: 'Tooltip' },
      { pathname: `${charts}/highlighting`, title: 'Highlighting' },
      { pathname: `${charts}/zoom-and-pan`, title: 'Zoom and pan' },
      { pathname: `${charts}/performance`, title: 'Performance' },
      { pathname: `${charts}/accessibility`, title: 'Accessibility' },
    ],
  },
  { pathname: `${charts}/playground`, title: 'Playground' },
  {
    pathname: `${charts}-future`,
    subheader: 'Future components',
    description: 'Charts that are planned, and what to use instead today.',
    children: [
      { pathname: `${charts}/radar`, title: 'Radar', planned: true },
      { pathname: `${charts}/tree-map`, title: 'Treemap', planned: true },
      { pathname: `${charts}/funnel`, title: 'Funnel', planned: true },
      { pathname: `${charts}/gantt`, title: 'Gantt', planned: true },
      { pathname: `${charts}/sankey`, title: 'Sankey', planned: true },
    ],
  },
];
