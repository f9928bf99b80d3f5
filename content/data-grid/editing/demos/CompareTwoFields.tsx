import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

/** What fits into one box, in pieces. */
const BIN = 250;

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 90, editable: true },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} />,
    preProcessEditCellProps: ({ props, otherFieldsProps, row }) => {
      const boxes = otherFieldsProps?.boxes ? otherFieldsProps.boxes.value : row.boxes;
      return { ...props, error: props.value > boxes * BIN };
    },
  },
];

export default function CompareTwoFields() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with at most 250 pieces in a box"
        rows={purchases}
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
