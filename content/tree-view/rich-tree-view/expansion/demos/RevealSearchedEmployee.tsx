import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { employees, type EmployeeItem } from '../../../datasets/employees';

/** Ids from the root down to the first item whose label contains the text; empty if none does. */
function findPath(items: readonly EmployeeItem[], text: string): string[] {
  for (const { id, label, children = [] } of items) {
    if (label.toLowerCase().includes(text)) return [id];
    const below = findPath(children, text);
    if (below.length > 0) return [id, ...below];
  }
  return [];
}

export default function RevealSearchedEmployee() {
  const [query, setQuery] = React.useState('');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  const handleQuery = (value: string) => {
    const text = value.trim().toLowerCase();
    const path = text === '' ? [] : findPath(employees, text);
    setQuery(value);
    setSelected(path.at(-1) ?? null);
    setExpanded((current) => [...new Set([...current, ...path.slice(0, -1)])]);
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 432 }}>
      <TextField
        size="small"
        label="Find an employee"
        placeholder="Amina"
        value={query}
        onChange={(event) => handleQuery(event.target.value)}
      />
      <RichTreeView
        aria-label="Employees to search"
        items={employees}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      />
    </Stack>
  );
}
