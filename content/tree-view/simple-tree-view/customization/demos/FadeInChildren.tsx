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
      aria-label="Targets by season"
      defaultExpandedItems={['winter']}
      sx={{ minHeight: 192 }}
    >
      <TreeItem itemId="winter" label="Winter sky" slots={slots}>
        <TreeItem itemId="m42" label="Orion nebula" />
        <TreeItem itemId="m45" label="Pleiades" />
      </TreeItem>
      <TreeItem itemId="summer" label="Summer sky" slots={slots}>
        <TreeItem itemId="m57" label="Ring nebula" />
        <TreeItem itemId="m13" label="Hercules cluster" />
      </TreeItem>
    </SimpleTreeView>
  );
}
