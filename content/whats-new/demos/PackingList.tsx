import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'clothes',
    label: 'Clothes',
    children: [
      { id: 'jacket', label: 'Rain jacket' },
      { id: 'shoes', label: 'Hiking shoes' },
    ],
  },
  {
    id: 'documents',
    label: 'Documents',
    children: [
      { id: 'passport', label: 'Passport' },
      { id: 'tickets', label: 'Train tickets' },
    ],
  },
];

export default function PackingList() {
  return (
    <Box sx={{ minHeight: 250, maxWidth: 400 }}>
      <RichTreeView
        aria-label="Packing list"
        items={items}
        multiSelect
        checkboxSelection
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        defaultExpandedItems={['clothes', 'documents']}
        defaultSelectedItems={['jacket']}
      />
    </Box>
  );
}
