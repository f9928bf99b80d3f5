import { ThemeProvider, useTheme, type Components, type Theme } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const treeComponents: Components<Theme> = {
  MuiTreeItem: {
    defaultProps: { slotProps: { groupTransition: { timeout: 100 } } },
    styleOverrides: {
      content: { borderRadius: 16, paddingInline: 12, marginBlockEnd: 4 },
      iconContainer: { opacity: 0.6 },
      label: { fontSize: '0.875rem', letterSpacing: 0.2 },
    },
  },
};

export default function ThemedTreeItems() {
  // The color schemes stay with the outer theme, which switches between them.
  const { colorSchemes, ...outer } = useTheme<Theme & { colorSchemes?: object }>();
  const theme = { ...outer, components: { ...outer.components, ...treeComponents } };
  return (
    <ThemeProvider theme={theme}>
      <SimpleTreeView
        aria-label="Observing programs"
        defaultExpandedItems={['galaxies']}
        defaultSelectedItems="m31"
        sx={{ minHeight: 170 }}
      >
        <TreeItem itemId="galaxies" label="Galaxies">
          <TreeItem itemId="m31" label="M31, Andromeda" />
          <TreeItem itemId="m51" label="M51, Whirlpool" />
        </TreeItem>
        <TreeItem itemId="nebulae" label="Nebulae">
          <TreeItem itemId="m42" label="M42, Orion" />
        </TreeItem>
      </SimpleTreeView>
    </ThemeProvider>
  );
}
