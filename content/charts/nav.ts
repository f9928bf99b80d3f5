export default [{ pathname: '/x/react-charts', title: 'Overview' }];
