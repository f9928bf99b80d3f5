import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface StatusLabelProps {
  name: string;
  status: 'Observing' | 'Ready' | 'Offline';
}

const colors = { Observing: 'primary', Ready: 'success', Offline: 'default' } as const;

function StatusLabel({ name, status }: StatusLabelProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      {name}
      <Chip size="small" variant="outlined" color={colors[status]} label={status} />
    </Stack>
  );
}

export default function InstrumentStatusLabels() {
  return (
    <SimpleTreeView
      aria-label="Instruments and their status"
      defaultExpandedItems={['east-dome']}
      sx={{ minHeight: 192, maxWidth: 400 }}
    >
      <TreeItem itemId="east-dome" label="East dome">
        <TreeItem
          itemId="spectrograph"
          label={<StatusLabel name="Spectrograph" status="Observing" />}
        />
        <TreeItem
          itemId="wide-field-camera"
          label={<StatusLabel name="Wide-field camera" status="Offline" />}
        />
      </TreeItem>
      <TreeItem itemId="radio-field" label="Radio field">
        <TreeItem itemId="north-dish" label={<StatusLabel name="North dish" status="Ready" />} />
        <TreeItem itemId="south-dish" label={<StatusLabel name="South dish" status="Offline" />} />
      </TreeItem>
    </SimpleTreeView>
  );
}
