import * as React from 'react';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const treeStyle: ThemeOptions = {
  components: {
    MuiTreeItem: {
      defaultProps: { slotProps: { groupTransition: { timeout: 100 } } },
      styleOverrides: {
        content: { borderRadius: 16, paddingInline: 12, marginBlockEnd: 4 },
        iconContainer: { opacity: 0.6 },
        label: { fontSize: '0.875rem', letterSpacing: 0.2 },
      },
    },
  },
};

export default function ThemedTreeItems() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, treeStyle), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <SimpleTreeView
        aria-label="Projects"
        defaultExpandedItems={['website']}
        defaultSelectedItems="launch"
        sx={{ minHeight: 170 }}
      >
        <TreeItem itemId="website" label="Website">
          <TreeItem itemId="launch" label="Launch" />
          <TreeItem itemId="translation" label="Translation" />
        </TreeItem>
        <TreeItem itemId="office" label="Office">
          <TreeItem itemId="move" label="Move to the new floor" />
        </TreeItem>
      </SimpleTreeView>
    </ThemeProvider>
  );
}
