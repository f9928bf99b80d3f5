import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const widths = [0, 12, 24, 40];

export default function IndentationWidth() {
  const [width, setWidth] = React.useState(24);
  return (
    <Stack spacing={1} sx={{ minHeight: 208, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Indentation in pixels"
        value={width}
        onChange={(_event, value: number | null) => setWidth(value ?? width)}
      >
        {widths.map((each) => (
          <ToggleButton key={each} value={each}>
            {each} px
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SimpleTreeView
        aria-label="Priya's team"
        defaultExpandedItems={['priya-raman', 'lucas-silva']}
        itemChildrenIndentation={width}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="priya-raman" label="Priya Raman, Engineering">
          <TreeItem itemId="lucas-silva" label="Lucas Silva, Platform">
            <TreeItem itemId="amina-diallo" label="Amina Diallo, Developer" />
            <TreeItem itemId="jonas-weber" label="Jonas Weber, Developer" />
          </TreeItem>
          <TreeItem itemId="mei-chen" label="Mei Chen, Designer" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
