import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusDisabledItems() {
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
        aria-label="Products, two of them sold out"
        defaultExpandedItems={['furniture']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="furniture" label="Furniture">
          <TreeItem itemId="desk" label="Desk" />
          <TreeItem itemId="chair" label="Office chair (sold out)" disabled />
          <TreeItem itemId="lamp" label="Desk lamp (sold out)" disabled />
          <TreeItem itemId="bookshelf" label="Bookshelf" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
