import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';
import { GridLogicOperator } from '@mui/x-data-grid';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'manager', headerName: 'Manager', width: 140 },
];

function splitAtCommas(text: string) {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

function PhraseToolbar() {
  return (
    <GridToolbarQuickFilter
      sx={{ m: 1 }}
      placeholder="Phrases, separated by commas"
      quickFilterParser={splitAtCommas}
      quickFilterFormatter={(phrases) => phrases.join(', ')}
    />
  );
}

const twoLeaders = {
  items: [],
  quickFilterValues: ['tobias renn', 'greta holm'],
  quickFilterLogicOperator: GridLogicOperator.Or,
};

export default function SearchPhrases() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Projects of two managers"
        rows={projects}
        columns={columns}
        initialState={{ filter: { filterModel: twoLeaders } }}
        slots={{ toolbar: PhraseToolbar }}
      />
    </div>
  );
}
