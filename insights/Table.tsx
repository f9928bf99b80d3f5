import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/Download';
import { DataGrid, type DataGridProps, type GridValidRowModel } from '@mui/x-data-grid';

interface Props<Row extends GridValidRowModel> extends DataGridProps<Row> {
  /** Address of the same rows as CSV. */
  csv: string;
  label: string;
}

/** A list of the dashboard, with its rows as a file. */
export function Table<Row extends GridValidRowModel>({ csv, label, ...props }: Props<Row>) {
  return (
    <section className="table">
      <Button href={csv} download startIcon={<DownloadIcon />} size="small">
        CSV
      </Button>
      <DataGrid
        autoHeight
        disableEval
        disableRowSelectionOnClick
        getRowHeight={() => 'auto'}
        aria-label={label}
        pageSizeOptions={[25, 50, 100]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        {...props}
      />
    </section>
  );
}
