import * as React from 'react';
import Fade from '@mui/material/Fade';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface FadingGroupProps {
  in?: boolean;
  className?: string;
  children?: React.ReactNode;
}

function FadingGroup({ in: open = false, className, children }: FadingGroupProps) {
  return (
    <Fade in={open} appear={false} timeout={{ enter: 500, exit: 0 }} unmountOnExit>
      <ul role="group" className={className}>
        {children}
      </ul>
    </Fade>
  );
}

const slots = { groupTransition: FadingGroup };

export default function FadeInChildren() {
  return (
    <SimpleTreeView
      aria-label="Products by category"
      defaultExpandedItems={['furniture']}
      sx={{ minHeight: 192 }}
    >
      <TreeItem itemId="furniture" label="Furniture" slots={slots}>
        <TreeItem itemId="desk" label="Desk" />
        <TreeItem itemId="chair" label="Office chair" />
      </TreeItem>
      <TreeItem itemId="electronics" label="Electronics" slots={slots}>
        <TreeItem itemId="monitor" label="Monitor" />
        <TreeItem itemId="headset" label="Headset" />
      </TreeItem>
    </SimpleTreeView>
  );
}
