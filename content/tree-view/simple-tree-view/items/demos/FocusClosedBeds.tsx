import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusClosedBeds() {
  const [focusable, setFocusable] = React.useState(true);
  return (
    <div style={{ height: 198, width: '100%' }}>
      <FormControlLabel
        label="Disabled items take focus"
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
      />
      <SimpleTreeView
        aria-label="Beds, with two closed ones"
        defaultExpandedItems={['rock-garden']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="rock-garden" label="Rock garden">
          <TreeItem itemId="north-slope" label="North slope" />
          <TreeItem itemId="scree" label="Scree (resting)" disabled />
          <TreeItem itemId="crevice" label="Crevice bed (resting)" disabled />
          <TreeItem itemId="tufa" label="Tufa wall" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
