import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'supplier', headerName: 'Supplier', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

const outlined = { variant: 'outlined', size: 'small' };

export default function FilterPanelOnPhones() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases whose filter panel fits a phone"
        rows={purchases}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'supplier', operator: 'contains', value: 'mill' }] },
          },
        }}
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            filterFormProps: {
              columnInputProps: outlined,
              operatorInputProps: outlined,
              valueInputProps: { InputComponentProps: outlined },
              deleteIconProps: { sx: { alignSelf: { xs: 'end', sm: 'center' } } },
            },
            sx: {
              [`& .${gridClasses.filterForm}`]: {
                flexDirection: { xs: 'column', sm: 'row' },
                gap: 2,
                p: 2,
                '& > *': { width: { xs: 'auto', sm: 160 } },
                [`& > .${gridClasses.filterFormDeleteIcon}`]: { width: 'auto', m: 0 },
              },
            },
          },
        }}
      />
    </div>
  );
}
