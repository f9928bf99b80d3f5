import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridLogicOperator,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  { field: 'kind', headerName: 'Kind', width: 120 },
];

function SearchToolbar() {
  return <GridToolbarQuickFilter sx={{ m: 1, alignSelf: 'flex-start' }} />;
}

export default function MatchAnyWord() {
  const [model, setModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['bug', 'access'],
    quickFilterLogicOperator: GridLogicOperator.Or,
  });
  const any = model.quickFilterLogicOperator === GridLogicOperator.Or;

  const toggle = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { And, Or } = GridLogicOperator;
    setModel({ ...model, quickFilterLogicOperator: event.target.checked ? Or : And });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={<Switch checked={any} onChange={toggle} />}
        label="One matching word is enough"
      />
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Tickets that match one of the words"
          rows={tickets}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
          slots={{ toolbar: SearchToolbar }}
        />
      </div>
    </Box>
  );
}
