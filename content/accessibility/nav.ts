const accessibility = '/x/accessibility';

export default [
  { pathname: accessibility, title: 'All components' },
  { pathname: `${accessibility}/report`, title: 'Conformance report' },
  { pathname: `${accessibility}/site`, title: 'This site' },
];
