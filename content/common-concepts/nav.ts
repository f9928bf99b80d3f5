export default [
  { pathname: '/x/common-concepts', title: 'Overview' },
  { pathname: '/x/common-concepts/custom-components', title: 'Custom subcomponents' },
];
