import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents, type DocumentItem } from '../../../datasets/files';

const isPlaceholder = (item: DocumentItem) => item.id.endsWith('-placeholder');

/** The folders as the server lists them first: each with one placeholder for its files. */
const folders = documents.map((folder): DocumentItem => {
  const id = `${folder.id}-placeholder`;
  return { ...folder, children: [{ id, label: 'Loading files…', kind: 'sheet' }] };
});

/** Stands in for a request to a server. */
function fetchFiles(folderId: string): Promise<DocumentItem[]> {
  const files = documents.find((folder) => folder.id === folderId)?.children ?? [];
  return new Promise((resolve) => {
    setTimeout(() => resolve(files), 800);
  });
}

export default function FetchFilesOnExpand() {
  const [items, setItems] = React.useState(folders);

  const handleToggle = async (_event: React.SyntheticEvent, id: string, isExpanded: boolean) => {
    const folder = items.find((item) => item.id === id);
    if (!isExpanded || !folder?.children?.some(isPlaceholder)) return;
    const children = await fetchFiles(id);
    setItems((current) => current.map((item) => (item.id === id ? { ...item, children } : item)));
  };

  return (
    <Box sx={{ minHeight: 352 }}>
      <RichTreeView
        aria-label="Folders, files fetched on demand"
        items={items}
        isItemDisabled={isPlaceholder}
        onItemExpansionToggle={handleToggle}
      />
    </Box>
  );
}
