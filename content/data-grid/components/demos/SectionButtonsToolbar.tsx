import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { musicians, sections, type Musician } from '../../datasets/orchestra';

function SectionToolbar() {
  const apiRef = useGridApiContext();
  const filterModel = useGridSelector(apiRef, gridFilterModelSelector);
  const section: string | null = filterModel.items[0]?.value ?? null;

  const setSection = (value: string | null) => {
    const items = value ? [{ field: 'section', operator: 'equals', value }] : [];
    apiRef.current.setFilterModel({ items });
  };

  return (
    <GridToolbarContainer>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Section"
        value={section}
        onChange={(_event, value: string | null) => setSection(value)}
        sx={{ '& button': { px: 0.75, textTransform: 'none' } }}
      >
        {sections.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </GridToolbarContainer>
  );
}

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 130 },
  { field: 'section', headerName: 'Section', width: 110 },
];

export default function SectionButtonsToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Players by section"
        rows={musicians}
        columns={columns}
        slots={{ toolbar: SectionToolbar }}
        hideFooter
      />
    </div>
  );
}
