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
    <SimpleTreeView aria-label="Invoices by month" sx={{ minHeight: 224, maxWidth: 360 }}>
      <CountedItem itemId="january" label="January">
        <CountedItem itemId="invoice-1041" label="invoice-1041.pdf" />
        <CountedItem itemId="invoice-1042" label="invoice-1042.pdf" />
      </CountedItem>
      <CountedItem itemId="february" label="February">
        <CountedItem itemId="invoice-1051" label="invoice-1051.pdf" />
        <CountedItem itemId="invoice-1052" label="invoice-1052.pdf" />
        <CountedItem itemId="invoice-1053" label="invoice-1053.pdf" />
      </CountedItem>
    </SimpleTreeView>
  );
}
