import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from '../../../datasets/files';

const folderIds = documents.map((folder) => folder.id);

export default function SelectFilesOnly() {
  const [selected, setSelected] = React.useState<string[]>(['invoice-1041']);

  const handleChange = (_event: React.SyntheticEvent, ids: string[]) => {
    const files = ids.filter((id) => !folderIds.includes(id));
    // A click on a folder reports that folder alone: keep what was selected.
    if (files.length > 0 || ids.length === 0) {
      setSelected(files);
    }
  };

  return (
    <Box sx={{ minHeight: 288 }}>
      <RichTreeView
        aria-label="Files, folders not selectable"
        items={documents}
        multiSelect
        defaultExpandedItems={['january', 'february']}
        selectedItems={selected}
        onSelectedItemsChange={handleChange}
      />
    </Box>
  );
}
