import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const sales = [
  { label: 'Laptops', value: 433, note: 'Best quarter: Q4 with 141' },
  { label: 'Phones', value: 464, note: 'Best quarter: Q4 with 158' },
  { label: 'Tablets', value: 194, note: 'Best quarter: Q4 with 65' },
];

export default function SelectedSlice() {
  const [selected, setSelected] = React.useState(0);
  return (
    <Stack spacing={1}>
      <PieChart
        height={220}
        slotProps={{
          legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
        }}
        series={[
          {
            id: 'sales',
            data: sales,
            outerRadius: '80%',
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 10 },
          },
        ]}
        highlightedItem={{ seriesId: 'sales', dataIndex: selected }}
        onItemClick={(_event, { dataIndex }) => setSelected(dataIndex)}
        desc="Sales by product. The selected product is highlighted; the buttons below select, too."
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Product"
        value={selected}
        onChange={(_event, value) => setSelected(value ?? selected)}
      >
        {sales.map(({ label }, index) => (
          <ToggleButton key={label} value={index}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">{sales[selected]?.note}</Typography>
    </Stack>
  );
}
