export default [
  { pathname: '/x/react-tree-view', title: 'Overview' },
  { pathname: '/x/react-tree-view/getting-started' },
  {
    pathname: '/x/react-tree-view/simple-tree-view',
    subheader: 'Simple Tree View',
    description: 'Write the items as JSX: labels, selection, expansion, icons, styles, and focus.',
    children: [
      { pathname: '/x/react-tree-view/simple-tree-view/items' },
      { pathname: '/x/react-tree-view/simple-tree-view/selection' },
      { pathname: '/x/react-tree-view/simple-tree-view/expansion' },
      { pathname: '/x/react-tree-view/simple-tree-view/customization' },
      { pathname: '/x/react-tree-view/simple-tree-view/focus' },
    ],
  },
  {
    pathname: '/x/react-tree-view/rich-tree-view',
    subheader: 'Rich Tree View',
    description:
      'Render the items from an array: selection, expansion, focus, editing, and ordering.',
    children: [
      { pathname: '/x/react-tree-view/rich-tree-view/items' },
      { pathname: '/x/react-tree-view/rich-tree-view/selection' },
      { pathname: '/x/react-tree-view/rich-tree-view/expansion' },
      { pathname: '/x/react-tree-view/rich-tree-view/focus' },
      { pathname: '/x/react-tree-view/rich-tree-view/editing' },
      { pathname: '/x/react-tree-view/rich-tree-view/ordering' },
      { pathname: '/x/react-tree-view/rich-tree-view/headless' },
    ],
  },
  {
    pathname: '/x/react-tree-view/common-features',
    subheader: 'Common features',
    description: 'Build your own items, and learn the keys and attributes of every tree.',
    children: [
      { pathname: '/x/react-tree-view/tree-item-customization' },
      { pathname: '/x/react-tree-view/accessibility' },
    ],
  },
  { pathname: '/x/react-tree-view/playground', title: 'Playground' },
];
