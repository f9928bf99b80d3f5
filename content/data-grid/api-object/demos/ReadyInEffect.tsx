import * as React from 'react';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { trams, type TramDeparture } from '../../datasets/trams';

const columns: GridColDef<TramDeparture>[] = [
  { field: 'departure', headerName: 'Departure', width: 100 },
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
];

export default function ReadyInEffect() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    apiRef.current.selectRow(trams[1]!.id);
  }, [apiRef]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Tram departures, the second one selected"
        apiRef={apiRef}
        rows={trams}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
