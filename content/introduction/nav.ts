export default [
  { pathname: '/x/introduction', title: 'Overview' },
  { pathname: '/x/introduction/installation' },
  { pathname: '/x/introduction/using-the-documentation' },
  { pathname: '/x/introduction/assistants', title: 'Editors and AI assistants' },
  { pathname: '/x/introduction/licensing' },
  { pathname: '/x/introduction/errors' },
  { pathname: '/x/introduction/support' },
  { pathname: '/x/introduction/roadmap' },
  { pathname: '/x/introduction/feedback', title: 'Your feedback' },
];
