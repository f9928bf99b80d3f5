const MEASURED = 'The grid measures it and sets it on its root.';

/**
 * CSS variables by product id and component, each read in the scripts of the packages. `npm run api`
 * reports names that are missing here or no longer in the packages.
 */
export default {
  'x-data-grid': {
    DataGrid: {
      '--DataGrid-rowBorderColor': 'Color of the borders between rows, and of cells.',
      '--DataGrid-containerBackground': 'Background of the column headers and of pinned rows.',
      '--DataGrid-pinnedBackground': 'Background of pinned columns.',
      '--DataGrid-cellOffsetMultiplier':
        'Factor of the indentation in the grouping column: spacing of the depth times this.',
      '--DataGrid-overlayHeight':
        'Height of the overlay of a grid without rows, read by the grid and set by you. Without it, the overlay is as high as two rows.',
      '--DataGrid-width': 'Always `0px`.',
      '--DataGrid-hasScrollX': `\`1\` if the grid scrolls horizontally, \`0\` if not. ${MEASURED}`,
      '--DataGrid-hasScrollY': `\`1\` if the grid scrolls vertically, \`0\` if not. ${MEASURED}`,
      '--DataGrid-scrollbarSize': `Thickness of a scrollbar. ${MEASURED}`,
      '--DataGrid-rowWidth': `Width of a row. ${MEASURED}`,
      '--DataGrid-columnsTotalWidth': `Sum of the widths of all visible columns. ${MEASURED}`,
      '--DataGrid-leftPinnedWidth': `Sum of the widths of the columns pinned to the left. ${MEASURED}`,
      '--DataGrid-rightPinnedWidth': `Sum of the widths of the columns pinned to the right. ${MEASURED}`,
      '--DataGrid-headerHeight': `Height of a column header. ${MEASURED}`,
      '--DataGrid-headersTotalHeight': `Height of all rows of headers. ${MEASURED}`,
      '--DataGrid-topContainerHeight': `Height of the headers and the rows pinned to the top. ${MEASURED}`,
      '--DataGrid-bottomContainerHeight': `Height of the rows pinned to the bottom. ${MEASURED}`,
      '--unstable_DataGrid-radius': 'Radius of the corners. Unstable: the name can change.',
      '--unstable_DataGrid-headWeight':
        'Font weight of the titles of columns. Unstable: the name can change.',
      '--unstable_DataGrid-overlayBackground':
        'Background of overlays. Unstable: the name can change.',
    },
  },
  'x-tree-view': {
    RichTreeView: {
      '--TreeView-itemChildrenIndentation':
        'Indentation of each level: the value of `itemChildrenIndentation`, which the tree sets on its root.',
    },
    SimpleTreeView: {
      '--TreeView-itemChildrenIndentation':
        'Indentation of each level: the value of `itemChildrenIndentation`, which the tree sets on its root.',
    },
    TreeItem: {
      '--TreeView-itemChildrenIndentation': 'Indentation of each level, set by the tree.',
      '--TreeView-itemDepth':
        'Level of the item, from `0`. The item sets it on its root if the experimental feature `indentationAtItemLevel` is on.',
    },
    TreeItem2: {
      '--TreeView-itemChildrenIndentation': 'Indentation of each level, set by the tree.',
      '--TreeView-itemDepth':
        'Level of the item, from `0`. The item sets it on its root if the experimental feature `indentationAtItemLevel` is on.',
      '--TreeView-targetDepth':
        'Level that a dragged item would get. It is set on the overlay during the drag.',
      '--TreeView-indentMultiplier':
        'Factor of the indentation of the overlay during a drag: it is this times the level. The packages read it and do not set it.',
    },
  },
} satisfies Record<string, Record<string, Record<string, string>>>;
