import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';
import { GridLogicOperator } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 160 },
  { field: 'leader', headerName: 'Leader', width: 140 },
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
        aria-label="Expeditions of two leaders"
        rows={expeditions}
        columns={columns}
        initialState={{ filter: { filterModel: twoLeaders } }}
        slots={{ toolbar: PhraseToolbar }}
      />
    </div>
  );
}
