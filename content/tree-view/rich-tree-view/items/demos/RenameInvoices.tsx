import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { documents, type DocumentItem } from '../../../datasets/files';

const isInvoice = (item: DocumentItem) => item.kind === 'invoice';

function RenamableItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slotProps={{ labelInput: { 'aria-label': 'File name' } }} />;
}

export default function RenameInvoices() {
  const [lastChange, setLastChange] = React.useState('no name changed');
  return (
    <Stack spacing={1} sx={{ minHeight: 348 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Last change: {lastChange}
      </Typography>
      <RichTreeView
        aria-label="Invoices to rename"
        items={documents}
        defaultExpandedItems={['january', 'february']}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable={isInvoice}
        onItemLabelChange={(itemId, newLabel) => setLastChange(`${itemId} is now ${newLabel}`)}
        slots={{ item: RenamableItem }}
      />
    </Stack>
  );
}
