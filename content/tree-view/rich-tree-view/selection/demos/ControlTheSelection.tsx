import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { documents } from '../../../datasets/files';

const allInvoices = documents
  .flatMap((folder) => folder.children ?? [])
  .filter((file) => file.kind === 'invoice')
  .map((file) => file.id);

export default function ControlTheSelection() {
  const [selected, setSelected] = React.useState<string[]>([]);
  return (
    <Stack spacing={1} sx={{ minHeight: 391 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setSelected(allInvoices)}>
          All invoices
        </Button>
        <Button size="small" disabled={selected.length === 0} onClick={() => setSelected([])}>
          Clear {selected.length}
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Invoices to print"
        items={documents}
        multiSelect
        defaultExpandedItems={['january', 'february', 'march']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
      />
    </Stack>
  );
}
