import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';
import type { GridFilterModel } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'tags', valueFormatter: (tags: string[]) => tags.join(' ') },
];

function SearchToolbar() {
  return <GridToolbarQuickFilter sx={{ m: 1, alignSelf: 'flex-start' }} />;
}

export default function SearchHiddenTags() {
  const [model, setModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['blocked'],
    quickFilterExcludeHiddenColumns: false,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        label="Search the hidden tags too"
        control={
          <Switch
            checked={model.quickFilterExcludeHiddenColumns === false}
            onChange={(event) =>
              setModel({ ...model, quickFilterExcludeHiddenColumns: !event.target.checked })
            }
          />
        }
      />
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Tickets found by hidden tags"
          rows={tickets}
          columns={columns}
          columnVisibilityModel={{ tags: false }}
          filterModel={model}
          onFilterModelChange={setModel}
          slots={{ toolbar: SearchToolbar }}
        />
      </div>
    </Box>
  );
}
