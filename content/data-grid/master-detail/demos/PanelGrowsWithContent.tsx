import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

function Stage({ program }: { program: OrchestraProgram }) {
  const [withCities, setWithCities] = React.useState(false);

  return (
    <Box sx={{ p: 2, typography: 'body2' }}>
      <div>{program.note || 'No remarks yet.'}</div>
      <Button size="small" aria-expanded={withCities} onClick={() => setWithCities(!withCities)}>
        {withCities ? 'Hide the cities' : 'Show the cities'}
      </Button>
      {withCities && program.cities.map((city) => <div key={city}>{city}</div>)}
    </Box>
  );
}

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 130 },
  { field: 'evenings', headerName: 'Evenings', type: 'number', width: 95 },
];

const getStage = ({ row }: GridRowParams<OrchestraProgram>) => <Stage program={row} />;

const getAutoHeight = () => 'auto' as const;

export default function PanelGrowsWithContent() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Programs whose panels grow"
        rows={programs}
        columns={columns}
        getDetailPanelContent={getStage}
        getDetailPanelHeight={getAutoHeight}
        hideFooter
      />
    </div>
  );
}
