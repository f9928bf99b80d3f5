import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface CatalogEntry {
  messier: number;
  name: string;
  children?: CatalogEntry[];
}

const catalog: CatalogEntry[] = [
  {
    messier: 31,
    name: 'Andromeda galaxy',
    children: [
      { messier: 32, name: 'Satellite galaxy' },
      { messier: 110, name: 'Companion galaxy' },
    ],
  },
  { messier: 42, name: 'Orion nebula', children: [{ messier: 43, name: "De Mairan's nebula" }] },
];

const getItemId = (entry: CatalogEntry) => `messier-${entry.messier}`;
const getItemLabel = (entry: CatalogEntry) => `M${entry.messier}, ${entry.name}`;

export default function CatalogWithOwnFields() {
  return (
    <Box sx={{ minHeight: 160 }}>
      <RichTreeView
        aria-label="Catalog entries and their neighbors"
        items={catalog}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['messier-31']}
      />
    </Box>
  );
}
