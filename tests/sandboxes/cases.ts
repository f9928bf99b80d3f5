import { readFile } from 'node:fs/promises';
import type { CodeVariant, StylingVariant } from '../../src/core/demo/config.ts';
import type { SandboxInput } from '../../src/core/demo/sandbox.ts';
import { getDemoId, listDemoFiles, loadSourceById } from '../../src/node/demo/load-demos.ts';
import { loadPackageVersions } from '../../src/node/load-config.ts';

/** A demo that is installed as a project. */
interface Case {
  title: string;
  codeVariant: CodeVariant;
  styling?: StylingVariant;
  /** Chooses a demo by its main file: the first one that matches. */
  demo?: RegExp;
  /** Source for what no demo shows. */
  code?: string;
}

/** Returns a demo of a picker with an adapter other than Day.js, which all demos use. */
function getPickerCode(adapter: string, pickerPackage: string, picker: string): string {
  return `import { ${adapter} } from '@mui/x-date-pickers/${adapter}';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ${picker} } from '${pickerPackage}/${picker}';

export default function Picker() {
  return (
    <LocalizationProvider dateAdapter={${adapter}}>
      <${picker} />
    </LocalizationProvider>
  );
}
`;
}

/** Three products in one project, which costs one installation instead of three. */
const SEVERAL = `import { LineChart } from '@mui/x-charts/LineChart';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DateTime } from 'luxon';

export default function Several() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <DatePicker defaultValue={DateTime.fromISO('2026-03-05')} />
      <LineChart series={[{ data: [2, 5, 3] }]} width={300} height={200} />
      <RichTreeViewPro items={[{ id: 'oak', label: 'Oak' }]} />
    </LocalizationProvider>
  );
}
`;

/** Every product and plan, every date library, every styling, both languages. */
export const CASES: readonly Case[] = [
  { title: 'Data Grid with a theme', codeVariant: 'TS', demo: /createTheme[^]*x-data-grid'/ },
  { title: 'Data Grid Pro', codeVariant: 'JS', demo: /'@mui\/x-data-grid-pro'/ },
  { title: 'Data Grid Premium', codeVariant: 'TS', demo: /'@mui\/x-data-grid-premium'/ },
  { title: 'Charts Pro', codeVariant: 'TS', demo: /'@mui\/x-charts-pro\// },
  { title: 'Pickers with Day.js', codeVariant: 'TS', demo: /'@mui\/x-date-pickers\/AdapterDayjs'/ },
  {
    title: 'Pickers Pro with date-fns',
    codeVariant: 'TS',
    code: getPickerCode('AdapterDateFns', '@mui/x-date-pickers-pro', 'DateRangePicker'),
  },
  { title: 'Pickers with Luxon, Charts, and Tree View Pro', codeVariant: 'TS', code: SEVERAL },
  {
    title: 'Pickers with Moment.js',
    codeVariant: 'TS',
    code: getPickerCode('AdapterMoment', '@mui/x-date-pickers', 'DatePicker'),
  },
  {
    title: 'Tree View with Tailwind',
    codeVariant: 'TS',
    styling: 'Tailwind',
    demo: /'@mui\/x-tree-view\//,
  },
  { title: 'Tree View with CSS', codeVariant: 'JS', styling: 'CSS', demo: /'@mui\/x-tree-view\// },
];

/** Returns the files of a demo in the chosen variant; null if it does not have that styling. */
async function getFiles(id: string, { codeVariant, styling = 'MUI System' }: Case) {
  const source = await loadSourceById(id, {});
  if (source === null || !('variants' in source)) throw new Error(`There is no demo ${id}`);
  const variant = source.variants.find((each) => each.styling === styling);
  if (!variant) return null;
  const shared = await Promise.all(variant.shared.map((each) => loadSourceById(each, {})));
  const files = [...variant.files, ...shared.filter((each) => each !== null && 'name' in each)];
  return files.map(({ name, sources }) => ({
    name,
    code: (sources[codeVariant] ?? sources.TS).code,
  }));
}

/** Builds what the toolbar of a demo passes on. Throws if no demo fits the case. */
export async function getInput(each: Case): Promise<SandboxInput> {
  const { title, codeVariant, styling = 'MUI System', demo, code } = each;
  const input = { title, codeVariant, styling, versions: loadPackageVersions() };
  if (code !== undefined) return { ...input, files: [{ name: 'Picker.tsx', code }] };
  for (const file of await listDemoFiles()) {
    if (!demo?.test(await readFile(file, 'utf8'))) continue;
    const files = await getFiles(getDemoId(file), each);
    if (files) return { ...input, files };
  }
  throw new Error(`No demo fits: ${title}`);
}
