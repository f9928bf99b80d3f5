import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

declare module '@mui/x-data-grid' {
  interface LoadingOverlayPropsOverrides {
    percentage?: number;
  }
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

function LoadingPercentage({ percentage = 0 }: { percentage?: number }) {
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      <LinearProgress
        variant="determinate"
        value={percentage}
        aria-label="Loading employees"
        sx={{ width: 180 }}
      />
      {percentage}% loaded
    </GridOverlay>
  );
}

export default function LoadingWithPercentage() {
  const [percentage, setPercentage] = React.useState(100);

  React.useEffect(() => {
    const timer = setTimeout(() => setPercentage((value) => Math.min(value + 20, 100)), 400);
    return () => clearTimeout(timer);
  }, [percentage]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" sx={{ mb: 1 }} onClick={() => setPercentage(0)}>
        Load again
      </Button>
      <div style={{ height: 272 }}>
        <DataGrid
          aria-label="Employees with the progress of loading"
          rows={employees}
          columns={columns}
          loading={percentage < 100}
          slots={{ loadingOverlay: LoadingPercentage }}
          slotProps={{ loadingOverlay: { percentage } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
