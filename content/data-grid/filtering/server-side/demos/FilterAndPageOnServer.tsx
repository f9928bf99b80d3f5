import * as React from 'react';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import type { LibraryItem } from '../../../datasets/library';
import { createLibraryServer, type LibraryReply } from '../../../datasets/library-server';

const server = createLibraryServer();

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'creator', headerName: 'Creator', width: 150 },
];

export default function FilterAndPageOnServer() {
  const [filter, setFilter] = React.useState<GridFilterModel>({ items: [] });
  const [pagination, setPagination] = React.useState({ page: 0, pageSize: 5 });
  const [reply, setReply] = React.useState<LibraryReply>({ rows: [], total: 0 });
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let active = true;
    server.query({ ...filter, ...pagination }).then((next) => {
      if (active) {
        setReply(next);
        setLoading(false);
      }
    });
    return () => {
      active = false;
    };
  }, [filter, pagination]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Library items, one page of the matches at a time"
        rows={reply.rows}
        rowCount={reply.total}
        columns={columns}
        loading={loading}
        filterMode="server"
        onFilterModelChange={(model) => {
          setLoading(true);
          setFilter(model);
          setPagination({ ...pagination, page: 0 });
        }}
        paginationMode="server"
        paginationModel={pagination}
        onPaginationModelChange={(model) => {
          setLoading(true);
          setPagination(model);
        }}
        pageSizeOptions={[5, 10]}
        disableColumnSorting
      />
    </div>
  );
}
