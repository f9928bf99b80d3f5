import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const help: Record<string, string> = {
  account: 'Name, email address, and password.',
  profile: 'What other users see of you.',
  security: 'Password and two-step sign-in.',
  billing: 'Plan, invoices, and payment method.',
};

export default function HelpForFocusedItem() {
  const [focused, setFocused] = React.useState<string | null>(null);
  return (
    <Stack spacing={1} sx={{ minHeight: 156 }}>
      <SimpleTreeView
        aria-label="Settings"
        defaultExpandedItems={['account']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      >
        <TreeItem itemId="account" label="Account">
          <TreeItem itemId="profile" label="Profile" />
          <TreeItem itemId="security" label="Security" />
        </TreeItem>
        <TreeItem itemId="billing" label="Billing" />
      </SimpleTreeView>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {focused === null ? 'Focus an item.' : help[focused]}
      </Typography>
    </Stack>
  );
}
