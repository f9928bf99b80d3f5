export default [{ pathname: '/x/theming', title: 'Theme builder' }];
