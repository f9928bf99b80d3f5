import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { archive } from '../../../datasets/observatory';

const nightIds = archive.map((night) => night.id);

export default function SelectFilesOnly() {
  const [selected, setSelected] = React.useState<string[]>(['m31-001']);

  const handleChange = (_event: React.SyntheticEvent, ids: string[]) => {
    const files = ids.filter((id) => !nightIds.includes(id));
    // A click on a night reports that night alone: keep what was selected.
    if (files.length > 0 || ids.length === 0) {
      setSelected(files);
    }
  };

  return (
    <Box sx={{ minHeight: 288 }}>
      <RichTreeView
        aria-label="Files, nights not selectable"
        items={archive}
        multiSelect
        defaultExpandedItems={['march-12', 'march-13']}
        selectedItems={selected}
        onSelectedItemsChange={handleChange}
      />
    </Box>
  );
}
