/** Code with one mistake each. The line of the mistake ends with `// !` and the rule that finds it. */
export interface BrokenCode {
  name: string;
  code: string;
  /** `tsx` unless it says `jsx`. */
  kind?: 'jsx';
  /** Why no edit can mend it. */
  withoutFix?: string;
  /** Versions of packages in the project. */
  dependencies?: Readonly<Record<string, string>>;
}

const GRID = `import { DataGrid, type GridColDef } from '@mui/x-data-grid';
const rows = [{ id: 1, total: 80, placed: new Date(2026, 3, 1) }];
const columns: GridColDef[] = [{ field: 'total' }];
`;
const GRID_JS = GRID.replace(', type GridColDef', '').replace(': GridColDef[]', '');
const DAYJS =
  "import dayjs from 'dayjs';\nimport { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';\n";
const USE_DAYJS = 'export const adapter = AdapterDayjs;\nexport const today = dayjs();\n';

const grid = (props: string, start = GRID) =>
  `${start}export default function Orders() {\n  return (\n    <DataGrid\n      rows={rows}\n      columns={columns}\n${props}\n    />\n  );\n}\n`;

const chart = (name: string, props: string, more = '') =>
  `import { ${name} } from '@mui/x-charts/${name}';\n${more}export default function Sales() {\n  return (\n    <${name}\n${props}\n    />\n  );\n}\n`;

const picker = (props: string) =>
  `${DAYJS}import { DatePicker } from '@mui/x-date-pickers/DatePicker';\n${USE_DAYJS}export default function Due() {\n  return (\n    <DatePicker\n${props}\n    />\n  );\n}\n`;

const column = (text: string) =>
  grid(
    '      density="compact"',
    GRID.replace("{ field: 'total' }", `\n  { field: 'total' },\n  ${text}\n`),
  );

const TREE = "import { RichTreeView } from '@mui/x-tree-view/RichTreeView';\n";

export const BROKEN_CODE: readonly BrokenCode[] = [
  // Types of the Data Grid.
  { name: 'misspelled prop', code: grid('      rowHieght={40} // ! TS2322') },
  {
    name: 'misspelled prop in JavaScript',
    kind: 'jsx',
    code: grid('      rowHieght={40} // ! TS2322', GRID_JS),
  },
  { name: 'number as text', code: grid('      rowHeight="40" // ! TS2322') },
  {
    name: 'number as text in JavaScript',
    kind: 'jsx',
    code: grid('      rowHeight="40" // ! TS2322', GRID_JS),
  },
  { name: 'pixels as text', code: grid('      columnHeaderHeight="40px" // ! TS2322') },
  { name: 'boolean as text', code: grid('      checkboxSelection="true" // ! TS2322') },
  { name: 'unknown value of a union', code: grid('      density="compackt" // ! TS2820') },
  {
    name: 'unknown value of a union in JavaScript',
    kind: 'jsx',
    code: grid('      density="dense" // ! TS2322', GRID_JS),
  },
  {
    name: 'object instead of a list',
    code: grid("      sortModel={{ field: 'total', sort: 'asc' }} // ! TS2353"),
  },
  {
    name: 'misspelled property of a column',
    code: column("{ field: 'placed', headrName: 'Placed' }, // ! TS2561"),
  },
  {
    name: 'unknown type of a column',
    code: column("{ field: 'placed', type: 'data' }, // ! TS2322"),
  },
  {
    name: 'columns whose type is inferred',
    code: `import { DataGrid } from '@mui/x-data-grid';
const rows = [{ id: 1, total: 80 }];
const columns = [{ field: 'total', type: 'number' }];
export const Orders = () => (
  <DataGrid
    rows={rows}
    columns={columns} // ! TS2322
  />
);
`,
  },
  {
    name: 'unknown method of the API object',
    code: `import { useGridApiRef } from '@mui/x-data-grid';\nexport function useFirst() {\n  const apiRef = useGridApiRef();\n  return () => apiRef.current.setPages(1); // ! TS2551\n}\n`,
  },
  {
    name: 'grid without columns',
    code: `import { DataGrid } from '@mui/x-data-grid';\nexport const Orders = () => (\n  <DataGrid // ! TS2741\n    rows={[]}\n  />\n);\n`,
  },
  {
    name: 'action without a label',
    code: `import DeleteIcon from '@mui/icons-material/Delete';\nimport { GridActionsCellItem } from '@mui/x-data-grid';\nexport const action = (\n  <GridActionsCellItem // ! TS2322\n    icon={<DeleteIcon />}\n  />\n);\n`,
  },
  // Imports.
  {
    name: 'misspelled import',
    code: "import { DataGird } from '@mui/x-data-grid'; // ! TS2724\nexport const Grid = DataGird;\n",
  },
  {
    name: 'misspelled import in JavaScript',
    kind: 'jsx',
    code: "import { useGridApiReff } from '@mui/x-data-grid'; // ! TS2724\nexport const hook = useGridApiReff;\n",
  },
  {
    name: 'import from the free package',
    code: "import { DataGridPro } from '@mui/x-data-grid'; // ! TS2724\nexport const Grid = DataGridPro;\n",
  },
  {
    name: 'default import',
    code: "import DataGrid from '@mui/x-data-grid'; // ! default-import\nexport const Grid = DataGrid;\n",
  },
  {
    name: 'unknown path of a package',
    code: "import { DatePicker } from '@mui/x-date-pickers/DatePickers'; // ! TS2307\nexport const Picker = DatePicker;\n",
  },
  {
    name: 'tree from the package of charts',
    code: "import { SimpleTreeView } from '@mui/x-charts'; // ! TS2305\nexport const Tree = SimpleTreeView;\n",
  },
  {
    name: 'import of another chart library',
    code: "import { XAxis } from '@mui/x-charts'; // ! TS2305\nexport const Axis = XAxis;\n",
  },
  {
    name: 'free component from the Pro package',
    code: "import { DataGrid } from '@mui/x-data-grid-pro'; // ! wrong-package\nexport const Grid = DataGrid;\n",
  },
  // Plans.
  {
    name: 'pinned columns in the free grid',
    code: grid("      pinnedColumns={{ left: ['total'] }} // ! TS2322"),
  },
  {
    name: 'pinned columns in the free grid in JavaScript',
    kind: 'jsx',
    code: grid("      pinnedColumns={{ left: ['total'] }} // ! TS2322", GRID_JS),
  },
  {
    name: 'aggregation in the free grid',
    code: grid("      aggregationModel={{ total: 'sum' }} // ! TS2322"),
  },
  {
    name: 'several sorted columns in the free grid',
    code: grid(
      "      sortModel={[\n        { field: 'total', sort: 'asc' },\n        { field: 'placed', sort: 'asc' }, // ! several-sorted-columns\n      ]}",
    ),
  },
  {
    name: 'several filters in the free grid',
    code: grid(
      "      filterModel={{\n        items: [\n          { id: 1, field: 'total', operator: '>', value: '1' },\n          { id: 2, field: 'total', operator: '<', value: '9' }, // ! several-filters\n        ],\n      }}",
    ),
  },
  {
    name: 'more rows on a page than the free grid shows',
    code: grid(
      '      initialState={{ pagination: { paginationModel: { pageSize: 500 } } }} // ! pagination',
    ),
  },
  // Names of other releases and libraries.
  {
    name: 'prop of version 5',
    code: grid('      disableSelectionOnClick // ! grid-6-props'),
  },
  {
    name: 'value callback of version 6',
    code: column(
      "{ field: 'tax', valueGetter: (params) => params.row.total / 5 }, // ! grid-7-value-callbacks",
    ),
  },
  {
    name: 'prop of another grid',
    code: `import { DataGrid } from '@mui/x-data-grid';\nexport const Orders = () => (\n  <DataGrid\n    rowData={[]} // ! TS2322\n    columns={[]}\n  />\n);\n`,
  },
  {
    name: 'data of another chart library',
    code: chart(
      'LineChart',
      '      data={[{ month: 1, sold: 2 }]} // ! TS2322\n      title="Sold"\n      height={300}\n      series={[{ dataKey: \'sold\' }]} // ! key-without-dataset',
    ),
    withoutFix: 'the rows come with the first fix',
  },
  {
    name: 'legend hidden as in version 8',
    code: chart(
      'BarChart',
      '      hideLegend // ! TS2322\n      title="Sold"\n      height={300}\n      series={[{ data: [1] }]}',
    ),
  },
  {
    name: 'renamed tree',
    code: "import { TreeView } from '@mui/x-tree-view/TreeView'; // ! tree-7-simple-tree-view\nexport const Tree = () => (\n  <TreeView />\n);\n",
  },
  // Mistakes in the Data Grid.
  {
    name: 'columns in render',
    code: `import { DataGrid, type GridColDef } from '@mui/x-data-grid';\nexport default function Orders() {\n  const columns: GridColDef[] = [{ field: 'total' }]; // ! columns-in-render\n  return <DataGrid rows={[]} columns={columns} />;\n}\n`,
  },
  {
    name: 'columns in an attribute',
    code: `import { DataGrid } from '@mui/x-data-grid';\nexport default function Orders() {\n  return (\n    <DataGrid\n      rows={[]}\n      columns={[{ field: 'total' }]} // ! columns-in-render\n    />\n  );\n}\n`,
  },
  {
    name: 'columns of a prop',
    code: `import { DataGrid, type GridColDef } from '@mui/x-data-grid';\nexport default function Orders({ width }: { width: number }) {\n  const columns: GridColDef[] = [{ field: 'total', width }]; // ! columns-in-render\n  return <DataGrid rows={[]} columns={columns} />;\n}\n`,
  },
  {
    name: 'slot in render',
    kind: 'jsx',
    code: `${GRID_JS}export default function Orders() {\n  return (\n    <DataGrid\n      rows={rows}\n      columns={columns}\n      slots={{ footer: () => <p>End</p> }} // ! slot-in-render\n    />\n  );\n}\n`,
  },
  {
    name: 'rows without an id',
    code: `import { DataGrid } from '@mui/x-data-grid';\nconst rows = [{ orderNumber: 7, total: 3 }];\nexport const Orders = () => (\n  <DataGrid\n    rows={rows} // ! row-without-id\n    columns={[]}\n  />\n);\n`,
  },
  {
    name: 'date as text',
    code: grid(
      '      density="compact"',
      GRID.replace('new Date(2026, 3, 1)', "'2026-04-01'").replace(
        "{ field: 'total' }",
        "\n  { field: 'placed', type: 'date' }, // ! date-as-text\n",
      ),
    ),
  },
  {
    name: 'date as text in JavaScript',
    kind: 'jsx',
    code: grid(
      '      density="compact"',
      GRID_JS.replace('new Date(2026, 3, 1)', "'2026-04-01'").replace(
        "{ field: 'total' }",
        "\n  { field: 'placed', type: 'dateTime' }, // ! date-as-text\n",
      ),
    ),
  },
  {
    name: 'two columns with one field',
    code: column("{ field: 'total', headerName: 'Sum' }, // ! duplicate-field"),
    withoutFix: 'the new name is the author’s',
  },
  {
    name: 'select without options',
    code: column("{ field: 'placed', type: 'singleSelect' }, // ! select-without-options"),
    withoutFix: 'the options are the author’s',
  },
  {
    name: 'actions without a function',
    kind: 'jsx',
    code: grid(
      '      density="compact"',
      GRID_JS.replace(
        "{ field: 'total' }",
        "\n  { field: 'menu', type: 'actions' }, // ! actions-without-function\n",
      ),
    ),
  },
  { name: 'row count without a server', code: grid('      rowCount={9} // ! pagination') },
  {
    name: 'server without a row count',
    code: grid('      paginationMode="server" // ! pagination'),
  },
  {
    name: 'two automatic sizes',
    code: grid('      autoPageSize // ! pagination\n      autoHeight // ! deprecated'),
  },
  {
    name: 'page size that is no option',
    code: grid(
      '      pageSizeOptions={[10, 20]}\n      initialState={{ pagination: { paginationModel: { pageSize: 15 } } }} // ! pagination',
    ),
  },
  {
    name: 'hook outside of the grid',
    code: `import { DataGrid, useGridApiContext } from '@mui/x-data-grid';\nexport default function Orders() {\n  const apiRef = useGridApiContext(); // ! hook-outside-of-grid\n  return (\n    <div>\n      <button onClick={() => apiRef.current.setPage(0)}>First</button>\n      <DataGrid rows={[]} columns={[]} />\n    </div>\n  );\n}\n`,
  },
  {
    name: 'filters without ids',
    code: `import { DataGridPro } from '@mui/x-data-grid-pro';\nexport const Orders = () => (\n  <DataGridPro\n    rows={[]}\n    columns={[]}\n    filterModel={{\n      items: [\n        { field: 'a', operator: 'is' }, // ! filter-without-id\n        { field: 'b', operator: 'is' }, // ! filter-without-id\n      ],\n    }}\n  />\n);\n`,
  },
  // Date and Time Pickers.
  {
    name: 'date of a picker as text',
    code: picker('      defaultValue="2026-04-01" // ! date-as-text'),
  },
  {
    name: 'limit of a picker as text in JavaScript',
    kind: 'jsx',
    code: picker('      minDate="2026-04-01" // ! date-as-text'),
  },
  {
    name: 'format of date-fns with Day.js',
    code: picker('      format="yyyy-MM-dd" // ! format-of-other-library'),
  },
  {
    name: 'format of Day.js with date-fns',
    code: "import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';\nimport { DatePicker } from '@mui/x-date-pickers/DatePicker';\nexport const adapter = AdapterDateFns;\nexport const Due = () => (\n  <DatePicker\n    format=\"YYYY-MM-DD\" // ! format-of-other-library\n  />\n);\n",
  },
  {
    name: 'value that never changes',
    code: picker('      value={today} // ! value-without-handler'),
  },
  {
    name: 'adapter for another date-fns',
    dependencies: { 'date-fns': '4.1.0' },
    code: "import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'; // ! adapter-of-other-version\nexport const adapter = AdapterDateFns;\n",
  },
  { name: 'misspelled view', code: picker("      views={['year', 'mont']} // ! TS2820") },
  {
    name: 'app without a provider',
    withoutFix: 'the adapter is the author’s choice',
    code: `import { createRoot } from 'react-dom/client';\nimport { DatePicker } from '@mui/x-date-pickers/DatePicker';\ncreateRoot(document.body).render(\n  <DatePicker />, // ! no-localization-provider\n);\n`,
  },
  // Charts.
  {
    name: 'chart without a height',
    code: `import { PieChart } from '@mui/x-charts/PieChart';\nexport const Share = () => (\n  <div>\n    <PieChart // ! chart-without-height\n      title="Share"\n      series={[{ data: [{ value: 1 }] }]}\n    />\n  </div>\n);\n`,
  },
  {
    name: 'chart without a name',
    code: `import { LineChart } from '@mui/x-charts/LineChart';\nexport const Sold = () => (\n  <LineChart // ! chart-without-name\n    height={300}\n    series={[{ data: [1, 2] }]}\n  />\n);\n`,
  },
  {
    name: 'gauge without a name',
    kind: 'jsx',
    code: `import { Gauge } from '@mui/x-charts/Gauge';\nexport const Load = () => (\n  <Gauge // ! chart-without-name\n    height={200}\n    value={3}\n  />\n);\n`,
  },
  {
    name: 'bars without a band',
    code: chart(
      'BarChart',
      "      title=\"Sold\"\n      height={300}\n      xAxis={[{ data: ['Q1', 'Q2'] }]} // ! bars-without-band\n      series={[{ data: [1, 2] }]}",
    ),
  },
  {
    name: 'band without values',
    code: chart(
      'LineChart',
      '      title="Sold"\n      height={300}\n      xAxis={[{ scaleType: \'band\' }]} // ! axis-without-values\n      series={[{ data: [] }]}',
    ),
  },
  {
    name: 'key without rows',
    code: chart(
      'BarChart',
      '      title="Sold"\n      height={300}\n      series={[\n        { dataKey: \'sold\' }, // ! key-without-dataset\n      ]}',
    ),
    withoutFix: 'the rows are the author’s',
  },
  {
    name: 'axis that does not exist',
    code: chart(
      'LineChart',
      '      title="Sold"\n      height={300}\n      yAxis={[{ id: \'sold\' }]}\n      rightAxis="revenue" // ! unknown-axis\n      series={[{ data: [1] }]}',
    ),
    withoutFix: 'the author knows which axis is meant',
  },
  {
    name: 'more values than the axis has',
    code: chart(
      'LineChart',
      '      title="Sold"\n      height={300}\n      xAxis={[{ data: [1, 2] }]}\n      series={[\n        { data: [4, 5, 6] }, // ! more-values-than-axis\n      ]}',
    ),
    withoutFix: 'the value is the author’s',
  },
  // Tree View.
  {
    name: 'items without a label',
    code: `${TREE}const items = [{ id: 'a', fileName: 'a.txt' }];\nexport const Files = () => (\n  <RichTreeView\n    items={items} // ! item-without-label\n  />\n);\n`,
  },
  {
    name: 'items without an id',
    kind: 'jsx',
    code: `${TREE}const items = [{ path: '/a', label: 'a.txt' }];\nexport const Files = () => (\n  <RichTreeView\n    items={items} // ! item-without-id\n  />\n);\n`,
  },
  {
    name: 'items with one id',
    code: `${TREE}const items = [\n  { id: 'a', label: 'a.txt' },\n  { id: 'a', label: 'b.txt' }, // ! duplicate-item-id\n];\nexport const Files = () => (\n  <RichTreeView items={items} />\n);\n`,
    withoutFix: 'the new id is the author’s',
  },
  {
    name: 'item without an id',
    code: "import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';\nimport { TreeItem } from '@mui/x-tree-view/TreeItem';\nexport const Files = () => (\n  <SimpleTreeView>\n    <TreeItem // ! TS2741\n      label=\"a.txt\"\n    />\n  </SimpleTreeView>\n);\n",
  },
];

/** Correct code beside other libraries, some of which are not installed. */
export const CORRECT_CODE: Readonly<Record<string, string>> = {
  'other.tsx': `import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { LineChart as Line, XAxis } from 'recharts';
import { DataGrid as OtherGrid } from 'react-data-grid';
import { useQuery } from '@tanstack/react-query';
import styles from './orders.module.css';
import logo from './logo.svg';
import { loadOrders, type Order } from '@/orders';

const columns: GridColDef<Order>[] = [{ field: 'total', type: 'number' }];

export default function Orders() {
  const { data } = useQuery<Order[]>({ queryKey: ['orders'], queryFn: loadOrders });
  return (
    <div className={styles.root}>
      <img src={logo} alt="" />
      <Line data={data}><XAxis dataKey="month" /></Line>
      <OtherGrid rowHeight="40" columnDefs={[]} />
      <DataGrid rows={data ?? []} columns={columns} />
    </div>
  );
}
`,
  'own.jsx': `import * as React from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { BarChart } from './own-chart';

const columns = [{ field: 'id' }, { field: 'total', type: 'number', align: 'right' }];

export default function Orders({ orders }) {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState({ page: 0, pageSize: 25 });
  const [sortModel, setSortModel] = React.useState([]);
  return (
    <React.Fragment>
      <BarChart data={orders} />
      <DataGrid
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        density={model.page > 0 ? 'compact' : 'standard'}
        paginationModel={model}
        onPaginationModelChange={setModel}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
      />
    </React.Fragment>
  );
}
`,
};
