import * as React from 'react';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { TreeItem2Icon } from '@mui/x-tree-view/TreeItem2Icon';
import { TreeItem2Provider } from '@mui/x-tree-view/TreeItem2Provider';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';

type CountedItemProps = Pick<TreeItem2Props, 'itemId' | 'label' | 'disabled' | 'children'>;

function CountedItem({ itemId, label, disabled, children }: CountedItemProps) {
  const item = useTreeItem2({ itemId, label, disabled, children });
  const { expandable, expanded } = item.status;
  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2Label {...item.getLabelProps()} />
          {expandable && !expanded && <Chip size="small" label={React.Children.count(children)} />}
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
  );
}

export default function ItemFromHook() {
  return (
    <SimpleTreeView aria-label="Frames by target" sx={{ minHeight: 224, maxWidth: 360 }}>
      <CountedItem itemId="m31" label="Andromeda galaxy">
        <CountedItem itemId="m31-001" label="m31-001.fits" />
        <CountedItem itemId="m31-002" label="m31-002.fits" />
      </CountedItem>
      <CountedItem itemId="m42" label="Orion nebula">
        <CountedItem itemId="m42-001" label="m42-001.fits" />
        <CountedItem itemId="m42-002" label="m42-002.fits" />
        <CountedItem itemId="m42-003" label="m42-003.fits" />
      </CountedItem>
    </SimpleTreeView>
  );
}
