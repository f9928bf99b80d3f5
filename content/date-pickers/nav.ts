export default [{ pathname: '/x/react-date-pickers', title: 'Overview' }];
