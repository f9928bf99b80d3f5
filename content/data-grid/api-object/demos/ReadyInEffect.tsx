import * as React from 'react';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'departure', headerName: 'Departure', width: 100 },
  { field: 'route', headerName: 'Route', width: 90 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 130 },
];

export default function ReadyInEffect() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    apiRef.current.selectRow(departures[1]!.id);
  }, [apiRef]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Truck departures, the second one selected"
        apiRef={apiRef}
        rows={departures}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
