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
      <SimpleTreeView aria-label="Special collections" expansionTrigger={trigger}>
        <TreeItem itemId="manuscripts" label="Manuscripts">
          <TreeItem itemId="psalters" label="Psalters" />
          <TreeItem itemId="charters" label="Charters" />
        </TreeItem>
        <TreeItem itemId="recordings" label="Recordings">
          <TreeItem itemId="wax-cylinders" label="Wax cylinders" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
