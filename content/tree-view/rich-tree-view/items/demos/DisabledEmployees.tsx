import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees, type EmployeeItem } from '../../../datasets/employees';

const isOnLeave = (item: EmployeeItem) => item.status === 'onLeave';

export default function DisabledEmployees() {
  const [focusable, setFocusable] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ minHeight: 366 }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Let the keyboard reach disabled items"
      />
      <RichTreeView
        aria-label="Employees, those on leave disabled"
        items={employees}
        isItemDisabled={isOnLeave}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['priya-raman', 'lucas-silva', 'sara-haddad']}
      />
    </Stack>
  );
}
