import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { quarterlySales } from '../../datasets/sales';

export default function FigureWithTable() {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" align="center">
        Sales in 2024: phones stay ahead, except in the third quarter
      </Typography>
      <LineChart
        height={260}
        dataset={quarterlySales}
        xAxis={[{ scaleType: 'point', dataKey: 'quarter' }]}
        series={[
          { dataKey: 'laptops', label: 'Laptops' },
          { dataKey: 'phones', label: 'Phones' },
        ]}
      />
      <Table size="small" aria-label="Sales in 2024">
        <TableHead>
          <TableRow>
            <TableCell>Quarter</TableCell>
            <TableCell align="right">Laptops</TableCell>
            <TableCell align="right">Phones</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {quarterlySales.map(({ quarter, laptops, phones }) => (
            <TableRow key={quarter}>
              <TableCell component="th" scope="row">
                {quarter}
              </TableCell>
              <TableCell align="right">{laptops}</TableCell>
              <TableCell align="right">{phones}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
