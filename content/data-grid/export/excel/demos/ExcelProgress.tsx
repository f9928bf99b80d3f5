import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 150 },
  { field: 'region', headerName: 'Region', width: 110 },
];

export default function ExcelProgress() {
  const apiRef = useGridApiRef();
  const [state, setState] = React.useState<'idle' | 'pending' | 'finished'>('idle');

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        loading={state === 'pending'}
        onClick={() => apiRef.current.exportDataAsExcel({ fileName: 'regions' })}
      >
        {state === 'finished' ? 'Download again' : 'Download for Excel'}
      </Button>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Projects that a button exports"
          apiRef={apiRef}
          rows={projects}
          columns={columns}
          onExcelExportStateChange={setState}
          hideFooter
        />
      </div>
    </Box>
  );
}
