import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridPreferencePanelsValue,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'warehouse', headerName: 'Warehouse', width: 115 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 95 },
];

export default function PriceColumnSwitch() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => apiRef.current.setColumnVisibility('price', false)}>
          Hide price
        </Button>
        <Button size="small" onClick={() => apiRef.current.setColumnVisibilityModel({})}>
          Show all
        </Button>
        <Button
          size="small"
          onClick={() => apiRef.current.showPreferences(GridPreferencePanelsValue.columns)}
        >
          Open panel
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Offers with buttons for the columns"
          apiRef={apiRef}
          rows={offers}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
