import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const SAMPLE = `Order,Customer,Amount,Note
A-1042,"Okafor, Ltd.",1280.5,
A-1043,Nakamura Design,312,"Deliver to the ""old"" warehouse"
A-1044,Silva & Filhos,94.9,Gift`;

/** Fields in double quotes may contain commas, line breaks, and doubled quotes. */
function parseCsv(text: string): string[][] {
  let line: string[] = [];
  const lines = [line];
  const field = /(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g;
  for (const [, quoted, plain = '', end] of text.replace(/\r\n/g, '\n').trim().matchAll(field)) {
    line.push(quoted?.replace(/""/g, '"') ?? plain);
    if (end === '') break;
    if (end === '\n') lines.push((line = []));
  }
  return lines;
}

const isNumber = (text: string | undefined) => Boolean(text) && Number.isFinite(Number(text));

export default function ImportedCsv() {
  const input = React.useRef<HTMLInputElement>(null);
  const [file, setFile] = React.useState({ name: 'Sample', text: SAMPLE });

  const { columns, rows } = React.useMemo(() => {
    const [names = [], ...lines] = parseCsv(file.text);
    const numeric = names.map((_, at) => lines.every((line) => isNumber(line[at])));
    return {
      columns: names.map((name, at): GridColDef => ({
        field: `column${at}`,
        headerName: name,
        type: numeric[at] ? 'number' : 'string',
        flex: 1,
        minWidth: 110,
      })),
      rows: lines.map((line, id) => ({
        id,
        ...Object.fromEntries(
          names.map((_, at) => [`column${at}`, numeric[at] ? Number(line[at]) : line[at]]),
        ),
      })),
    };
  }, [file]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
          Choose a CSV file
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,text/csv"
          onChange={async (event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) setFile({ name: chosen.name, text: await chosen.text() });
          }}
        />
        <Typography variant="body2" role="status">
          {`${file.name}: ${rows.length} rows`}
        </Typography>
      </Stack>
      <div style={{ height: 216 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
