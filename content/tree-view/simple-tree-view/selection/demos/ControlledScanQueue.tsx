import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const allIds = ['parish-books', 'baptisms', 'marriages', 'burials'];

export default function ControlledScanQueue() {
  const [selected, setSelected] = React.useState<string[]>(['marriages']);
  return (
    <div style={{ height: 200, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => setSelected(allIds)}>
          Select all
        </Button>
        <Button size="small" onClick={() => setSelected([])}>
          Clear
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Parish books"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['parish-books']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="parish-books" label="Parish books">
          <TreeItem itemId="baptisms" label="Baptisms" />
          <TreeItem itemId="marriages" label="Marriages" />
          <TreeItem itemId="burials" label="Burials" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {selected.length} of {allIds.length} selected
      </Typography>
    </div>
  );
}
