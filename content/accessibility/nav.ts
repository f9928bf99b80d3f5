const accessibility = '/x/accessibility';

export default [
  { pathname: accessibility, title: 'All components' },
  { pathname: `${accessibility}/states`, title: 'Measured states' },
  { pathname: `${accessibility}/report`, title: 'Conformance report' },
  { pathname: `${accessibility}/site`, title: 'This site' },
];
