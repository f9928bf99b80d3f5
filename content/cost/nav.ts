export default [{ pathname: '/x/cost', title: 'Cost of components' }];
