import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

/** What fits into one bin, in kilograms. */
const BIN = 250;

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'bins', headerName: 'Bins', type: 'number', width: 90, editable: true },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} />,
    preProcessEditCellProps: ({ props, otherFieldsProps, row }) => {
      const bins = otherFieldsProps?.bins ? otherFieldsProps.bins.value : row.bins;
      return { ...props, error: props.value > bins * BIN };
    },
  },
];

export default function CompareTwoFields() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with at most 250 kg in a bin"
        rows={harvest}
        columns={columns}
        editMode="row"
        sx={{
          '& .Mui-error': { color: 'error.main', outline: '2px solid', outlineOffset: '-2px' },
        }}
        hideFooter
      />
    </div>
  );
}
