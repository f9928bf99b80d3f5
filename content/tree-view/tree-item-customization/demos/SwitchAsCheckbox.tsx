import * as React from 'react';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import type { UseTreeItem2CheckboxSlotOwnProps } from '@mui/x-tree-view/useTreeItem2';
import { files } from '../../datasets/files';

interface SwitchCheckboxProps extends Omit<UseTreeItem2CheckboxSlotOwnProps, 'ref'> {
  ownerState?: object;
}

const SwitchCheckbox = React.forwardRef<HTMLButtonElement, SwitchCheckboxProps>(
  // The switch loses its color if it receives the `ownerState` of the item.
  function SwitchCheckbox({ visible, ownerState, ...other }, ref) {
    return visible ? <Switch {...other} ref={ref} size="small" /> : null;
  },
);

const slots = { checkbox: SwitchCheckbox };

function SwitchItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={slots} />;
}

export default function SwitchAsCheckbox() {
  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeView
        aria-label="Files to keep offline"
        multiSelect
        checkboxSelection
        items={files}
        defaultExpandedItems={['reports']}
        defaultSelectedItems={['annual-report']}
        slots={{ item: SwitchItem }}
      />
    </Box>
  );
}
