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
import { library, type LibraryItem } from '../../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'kind', headerName: 'Kind', width: 120 },
];

function SearchToolbar() {
  return <GridToolbarQuickFilter sx={{ m: 1, alignSelf: 'flex-start' }} />;
}

export default function MatchAnyWord() {
  const [model, setModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['map', 'book'],
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
          aria-label="Library items that match one of the words"
          rows={library}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
          slots={{ toolbar: SearchToolbar }}
        />
      </div>
    </Box>
  );
}
