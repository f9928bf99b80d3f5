export default [{ pathname: '/x/whats-new', title: "What's new" }];
