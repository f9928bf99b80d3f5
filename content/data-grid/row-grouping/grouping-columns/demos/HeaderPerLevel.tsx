import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line' },
  { field: 'ship', headerName: 'Ship' },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('ship')
    ? { headerName: 'Vessel', hideDescendantCount: true, width: 150 }
    : { headerName: 'Route', flex: 1, minWidth: 200 };

export default function HeaderPerLevel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings with a header for each level"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['line', 'ship'] },
          columns: { columnVisibilityModel: { line: false, ship: false } },
        }}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
