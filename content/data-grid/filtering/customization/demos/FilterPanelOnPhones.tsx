import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 130 },
  { field: 'orchard', headerName: 'Orchard', width: 150 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const outlined = { variant: 'outlined', size: 'small' };

export default function FilterPanelOnPhones() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots whose filter panel fits a phone"
        rows={harvest}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'orchard', operator: 'contains', value: 'mill' }] },
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
