import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

type Trigger = 'content' | 'iconContainer';

export default function ExpandFromIconOnly() {
  const [trigger, setTrigger] = React.useState<Trigger>('iconContainer');
  return (
    <div style={{ height: 208, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Expansion trigger"
        value={trigger}
        onChange={(_event, value: Trigger | null) => setTrigger(value ?? trigger)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="content">Whole row</ToggleButton>
        <ToggleButton value="iconContainer">Icon only</ToggleButton>
      </ToggleButtonGroup>
      <SimpleTreeView aria-label="Shared drive" expansionTrigger={trigger}>
        <TreeItem itemId="reports" label="Reports">
          <TreeItem itemId="annual-report" label="Annual report.pdf" />
          <TreeItem itemId="budget" label="Budget.xlsx" />
        </TreeItem>
        <TreeItem itemId="contracts" label="Contracts">
          <TreeItem itemId="lease" label="Lease.pdf" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
