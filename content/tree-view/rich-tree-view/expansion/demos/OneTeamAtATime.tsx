import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees } from '../../../datasets/employees';

const managerIds = employees.map((manager) => manager.id);

export default function OneTeamAtATime() {
  const [expanded, setExpanded] = React.useState(['elena-rossi', 'kofi-mensah']);

  const handleChange = (_event: React.SyntheticEvent, ids: string[]) => {
    const opened = ids.find((id) => managerIds.includes(id) && !expanded.includes(id));
    setExpanded(opened ? ids.filter((id) => id === opened || !managerIds.includes(id)) : ids);
  };

  return (
    <Box sx={{ minHeight: 224 }}>
      <RichTreeView
        aria-label="Teams, one open at a time"
        items={employees}
        expandedItems={expanded}
        onExpandedItemsChange={handleChange}
      />
    </Box>
  );
}
