import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { instruments } from '../../../datasets/observatory';

const siteIds = instruments.map((site) => site.id);

export default function OneDomeAtATime() {
  const [expanded, setExpanded] = React.useState(['west-dome', 'refractor']);

  const handleChange = (_event: React.SyntheticEvent, ids: string[]) => {
    const opened = ids.find((id) => siteIds.includes(id) && !expanded.includes(id));
    setExpanded(opened ? ids.filter((id) => id === opened || !siteIds.includes(id)) : ids);
  };

  return (
    <Box sx={{ minHeight: 224 }}>
      <RichTreeView
        aria-label="Instruments, one site open at a time"
        items={instruments}
        expandedItems={expanded}
        onExpandedItemsChange={handleChange}
      />
    </Box>
  );
}
