import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', width: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'discipline', headerName: 'Discipline', width: 140 },
  { field: 'leader', headerName: 'Leader', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 120 },
];

const pins: GridPinnedColumnFields = { left: ['title'], right: ['budget'] };
const noPins: GridPinnedColumnFields = {};

export default function PinOnWideScreens() {
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Expeditions, pinned where there is room"
        rows={expeditions}
        columns={columns}
        pinnedColumns={wide ? pins : noPins}
        disableColumnPinning={!wide}
        hideFooter
      />
    </div>
  );
}
