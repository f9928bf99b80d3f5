import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { grades, harvest, type HarvestLot } from '../../datasets/harvest';

const gradeColumns = grades.map((grade): GridColDef<HarvestLot, number | null> => ({
  field: `weight: ${grade}`,
  headerName: grade,
  type: 'number',
  width: 95,
  valueGetter: (_value, row) => (row.grade === grade ? row.weight : null),
}));

const columns: GridColDef<HarvestLot>[] = [
  { field: 'fruit', headerName: 'Fruit', width: 120 },
  ...gradeColumns,
  { field: 'weight', headerName: 'All', type: 'number', width: 95 },
];

const sums = Object.fromEntries(
  [...gradeColumns.map(({ field }) => field), 'weight'].map((field) => [field, 'sum']),
);

const groupingColDef = { width: 150, leafField: 'cultivar' };

export default function WeightByFruitAndGrade() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Weight in kilograms by fruit and grade"
        rows={harvest}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['fruit'] },
          aggregation: { model: sums },
          columns: { columnVisibilityModel: { fruit: false } },
        }}
        hideFooter
      />
    </div>
  );
}
