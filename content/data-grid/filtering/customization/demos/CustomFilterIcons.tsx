import CloseIcon from '@mui/icons-material/Close';
import TravelExploreIcon from '@mui/icons-material/TravelExplore';
import TuneIcon from '@mui/icons-material/Tune';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 130 },
];

export default function CustomFilterIcons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Expeditions with other filter icons and words"
        rows={expeditions}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'region', operator: 'contains', value: 'sahara' }] },
          },
        }}
        slots={{
          columnFilteredIcon: TravelExploreIcon,
          columnMenuFilterIcon: TuneIcon,
          filterPanelDeleteIcon: CloseIcon,
        }}
        localeText={{
          columnMenuFilter: 'Find in this column',
          filterPanelInputLabel: 'Looking for',
          filterOperatorContains: 'has',
          filterOperatorDoesNotContain: 'has not',
        }}
      />
    </div>
  );
}
