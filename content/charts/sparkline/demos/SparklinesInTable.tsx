import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { quarterlySales } from '../../datasets/sales';

const products = ['laptops', 'phones', 'tablets'] as const;

export default function SparklinesInTable() {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Product</TableCell>
          <TableCell>2024</TableCell>
          <TableCell align="right">Q4</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <TableRow key={product}>
            <TableCell sx={{ textTransform: 'capitalize' }}>{product}</TableCell>
            <TableCell>
              <SparkLineChart
                width={120}
                height={36}
                data={quarterlySales.map((quarter) => quarter[product])}
                desc={`Sales of ${product} by quarter.`}
              />
            </TableCell>
            <TableCell align="right">{quarterlySales[3]?.[product]}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
