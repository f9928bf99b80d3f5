import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { archive, type ArchiveItem } from '../../../datasets/observatory';

const isPlaceholder = (item: ArchiveItem) => item.id.endsWith('-placeholder');

/** The nights as the server lists them first: each with one placeholder for its files. */
const nights = archive.map((night): ArchiveItem => {
  const id = `${night.id}-placeholder`;
  return { ...night, children: [{ id, label: 'Loading files…', kind: 'log' }] };
});

/** Stands in for a request to a server. */
function fetchFiles(nightId: string): Promise<ArchiveItem[]> {
  const files = archive.find((night) => night.id === nightId)?.children ?? [];
  return new Promise((resolve) => {
    setTimeout(() => resolve(files), 800);
  });
}

export default function FetchFramesOnExpand() {
  const [items, setItems] = React.useState(nights);

  const handleToggle = async (_event: React.SyntheticEvent, id: string, isExpanded: boolean) => {
    const night = items.find((item) => item.id === id);
    if (!isExpanded || !night?.children?.some(isPlaceholder)) return;
    const children = await fetchFiles(id);
    setItems((current) => current.map((item) => (item.id === id ? { ...item, children } : item)));
  };

  return (
    <Box sx={{ minHeight: 352 }}>
      <RichTreeView
        aria-label="Nights, files fetched on demand"
        items={items}
        isItemDisabled={isPlaceholder}
        onItemExpansionToggle={handleToggle}
      />
    </Box>
  );
}
