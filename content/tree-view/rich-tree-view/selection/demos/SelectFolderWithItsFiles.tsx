import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents, type DocumentItem } from '../../../datasets/files';

function getFileIds(item: DocumentItem): string[] {
  return item.children ? item.children.flatMap(getFileIds) : [item.id];
}

export default function SelectFolderWithItsFiles() {
  // Only files are kept. A folder counts as selected while all its files are.
  const [files, setFiles] = React.useState<string[]>(['invoice-1051']);
  const folders = documents.filter((folder) =>
    getFileIds(folder).every((id) => files.includes(id)),
  );

  const handleToggle = (_event: React.SyntheticEvent, itemId: string, isSelected: boolean) => {
    const folder = documents.find((item) => item.id === itemId);
    const toggled = folder ? getFileIds(folder) : [itemId];
    setFiles((current) => {
      const others = current.filter((id) => !toggled.includes(id));
      return isSelected ? [...others, ...toggled] : others;
    });
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 316 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Files selected: {files.length}
      </Typography>
      <RichTreeView
        aria-label="Folders and files to download"
        items={documents}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['january', 'february']}
        selectedItems={[...files, ...folders.map((folder) => folder.id)]}
        onItemSelectionToggle={handleToggle}
      />
    </Stack>
  );
}
