import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilterModelSelector,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'departure', headerName: 'Departure', width: 100 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 130 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 100 },
];

function DelayToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const active = items.some((item) => item.field === 'delay');

  const toggle = () =>
    apiRef.current.setFilterModel({
      items: active ? [] : [{ field: 'delay', operator: '>', value: 0 }],
    });

  return (
    <GridToolbarContainer>
      <Button size="small" aria-pressed={active} onClick={toggle}>
        {active ? 'Show all departures' : 'Hide those on time'}
      </Button>
    </GridToolbarContainer>
  );
}

export default function FilterButtonInToolbar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Truck departures and their delays"
        rows={departures}
        columns={columns}
        slots={{ toolbar: DelayToolbar }}
        hideFooter
      />
    </div>
  );
}
