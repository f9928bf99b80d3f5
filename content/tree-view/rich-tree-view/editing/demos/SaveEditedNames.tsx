import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { files, type FileItem } from '../../../datasets/files';

function rename(items: FileItem[], itemId: string, label: string): FileItem[] {
  return items.map((item) => ({
    ...item,
    label: item.id === itemId ? label : item.label,
    children: item.children && rename(item.children, itemId, label),
  }));
}

function EditableItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slotProps={{ labelInput: { 'aria-label': 'Name' } }} />;
}

export default function SaveEditedNames() {
  const [items, setItems] = React.useState(files);
  return (
    <Stack spacing={1} sx={{ minHeight: 188 }}>
      <RichTreeView
        aria-label="Files with saved names"
        items={items}
        defaultExpandedItems={['reports']}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        onItemLabelChange={(itemId, label) => setItems((all) => rename(all, itemId, label))}
        slots={{ item: EditableItem }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        In the data: {items.map((item) => item.label).join(', ')}
      </Typography>
    </Stack>
  );
}
