import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const shelfIds = ['travel', 'gardening'];

export default function SelectBooksOnly() {
  const [book, setBook] = React.useState<string | null>('river-walks');
  const handleChange = (_event: React.SyntheticEvent, itemId: string | null) => {
    if (itemId === null || !shelfIds.includes(itemId)) {
      setBook(itemId);
    }
  };
  return (
    <div style={{ height: 192, width: '100%' }}>
      <SimpleTreeView
        aria-label="Books"
        defaultExpandedItems={shelfIds}
        selectedItems={book}
        onSelectedItemsChange={handleChange}
      >
        <TreeItem itemId="travel" label="Travel">
          <TreeItem itemId="river-walks" label="River walks" />
          <TreeItem itemId="night-trains" label="Night trains" />
        </TreeItem>
        <TreeItem itemId="gardening" label="Gardening">
          <TreeItem itemId="winter-pruning" label="Winter pruning" />
          <TreeItem itemId="small-ponds" label="Small ponds" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
