import * as React from 'react';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { BarChart } from '@mui/x-charts/BarChart';
import type {} from '@mui/x-charts/themeAugmentation';

const LIGHT = ['#00695c', '#f9a825', '#5e35b1'];
const DARK = ['#4db6ac', '#ffd54f', '#b39ddb'];

const brand: ThemeOptions = {
  components: {
    MuiBarChart: {
      defaultProps: {
        colors: (mode) => (mode === 'dark' ? DARK : LIGHT),
        slotProps: { legend: { labelStyle: { fontSize: 13 } } },
      },
    },
    MuiChartsAxis: {
      styleOverrides: {
        root: {
          [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: '#80a29c' },
          [`& .${axisClasses.tickLabel}`]: { fontWeight: 600 },
        },
      },
    },
    MuiChartsXAxis: { defaultProps: { tickLabelStyle: { fontSize: 13 } } },
    MuiChartsGrid: { styleOverrides: { line: { stroke: '#80a29c', strokeDasharray: '4 4' } } },
    MuiChartsTooltip: {
      styleOverrides: {
        paper: { borderRadius: 8, backgroundColor: '#00352f', color: '#ffffff' },
        cell: { '&&': { color: 'inherit' } },
      },
    },
  },
};

const months = ['Jan', 'Feb', 'Mar', 'Apr'];
const series = [
  { label: 'Europe', data: [42, 51, 48, 60] },
  { label: 'Asia', data: [30, 34, 41, 45] },
  { label: 'Americas', data: [25, 22, 31, 29] },
];

export default function BrandedSales() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, brand), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <BarChart
        height={300}
        series={series}
        xAxis={[{ scaleType: 'band', data: months }]}
        grid={{ horizontal: true }}
        title="Orders per month in thousands"
      />
    </ThemeProvider>
  );
}
