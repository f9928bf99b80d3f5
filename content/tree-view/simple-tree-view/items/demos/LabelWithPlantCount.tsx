import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function BedLabel({ name, plants }: { name: string; plants: number }) {
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>{name}</span>
      <Chip component="span" size="small" label={`${plants} plants`} />
    </Stack>
  );
}

export default function LabelWithPlantCount() {
  return (
    <div style={{ height: 128, width: '100%' }}>
      <SimpleTreeView aria-label="Beds and their plants" defaultExpandedItems={['south-wing']}>
        <TreeItem itemId="south-wing" label={<BedLabel name="South wing" plants={64} />}>
          <TreeItem itemId="fig-bed" label={<BedLabel name="Fig bed" plants={12} />} />
          <TreeItem itemId="vine-bed" label={<BedLabel name="Vine bed" plants={18} />} />
          <TreeItem itemId="herb-bed" label={<BedLabel name="Herb bed" plants={34} />} />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
