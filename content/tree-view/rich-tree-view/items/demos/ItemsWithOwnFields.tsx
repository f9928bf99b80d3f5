import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Account {
  number: number;
  name: string;
  children?: Account[];
}

const accounts: Account[] = [
  {
    number: 4000,
    name: 'Revenue',
    children: [
      { number: 4100, name: 'Licenses' },
      { number: 4200, name: 'Support contracts' },
    ],
  },
  { number: 5000, name: 'Expenses', children: [{ number: 5100, name: 'Travel' }] },
];

const getItemId = (account: Account) => `account-${account.number}`;
const getItemLabel = (account: Account) => `${account.number} ${account.name}`;

export default function ItemsWithOwnFields() {
  return (
    <Box sx={{ minHeight: 160 }}>
      <RichTreeView
        aria-label="Accounts of the ledger"
        items={accounts}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['account-4000']}
      />
    </Box>
  );
}
