import * as React from 'react';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const brand: ThemeOptions = {
  components: {
    MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 20 } },
    MuiTreeItem: {
      styleOverrides: {
        content: ({ theme }) => ({
          borderRadius: 6,
          paddingBlock: 6,
          '&:hover': { backgroundColor: 'rgb(0 121 107 / 0.08)' },
          [`&.${treeItemClasses.selected}`]: {
            '&, &:hover, &.Mui-focused': {
              backgroundColor: '#b2dfdb',
              ...theme.applyStyles('dark', { backgroundColor: '#00574b' }),
            },
          },
        }),
        label: { fontSize: '0.875rem' },
        iconContainer: { color: '#00897b' },
        groupTransition: { marginInlineStart: 15, borderInlineStart: '1px dashed #80a29c' },
      },
    },
  },
};

const files = [
  {
    id: 'finance',
    label: 'Finance',
    children: [
      { id: 'budget', label: 'Budget 2024.xlsx' },
      { id: 'invoices', label: 'Invoices', children: [{ id: 'april', label: 'April.pdf' }] },
    ],
  },
  { id: 'people', label: 'People', children: [{ id: 'handbook', label: 'Handbook.pdf' }] },
];

export default function BrandedFiles() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, brand), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <RichTreeView
        aria-label="Files in the colors of a brand"
        items={files}
        defaultExpandedItems={['finance', 'invoices']}
        defaultSelectedItems="budget"
        sx={{ minHeight: 190 }}
      />
    </ThemeProvider>
  );
}
