import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const categoryIds = ['furniture', 'electronics'];

export default function SelectLeavesOnly() {
  const [product, setProduct] = React.useState<string | null>('desk');
  const handleChange = (_event: React.SyntheticEvent, itemId: string | null) => {
    if (itemId === null || !categoryIds.includes(itemId)) {
      setProduct(itemId);
    }
  };
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView
        aria-label="Products"
        defaultExpandedItems={categoryIds}
        selectedItems={product}
        onSelectedItemsChange={handleChange}
      >
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="chair" label="Office chair" />
        </TreeItem>
        <TreeItem itemId="electronics" label="Electronics">
          <TreeItem itemId="monitor" label="Monitor" />
          <TreeItem itemId="headset" label="Headset" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
