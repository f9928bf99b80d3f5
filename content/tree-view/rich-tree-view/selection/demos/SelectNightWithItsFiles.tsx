import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { archive, type ArchiveItem } from '../../../datasets/observatory';

function getFileIds(item: ArchiveItem): string[] {
  return item.children ? item.children.flatMap(getFileIds) : [item.id];
}

export default function SelectNightWithItsFiles() {
  // Only files are kept. A night counts as selected while all its files are.
  const [files, setFiles] = React.useState<string[]>(['m42-001']);
  const nights = archive.filter((night) => getFileIds(night).every((id) => files.includes(id)));

  const handleToggle = (_event: React.SyntheticEvent, itemId: string, isSelected: boolean) => {
    const night = archive.find((item) => item.id === itemId);
    const toggled = night ? getFileIds(night) : [itemId];
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
        aria-label="Nights and files to download"
        items={archive}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['march-12', 'march-13']}
        selectedItems={[...files, ...nights.map((night) => night.id)]}
        onItemSelectionToggle={handleToggle}
      />
    </Stack>
  );
}
