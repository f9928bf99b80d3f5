import { readFile } from 'node:fs/promises';
import type { CodeVariant, StylingVariant } from '../../src/core/demo/config.ts';
import {
  getLibraryId,
  WRITTEN_LIBRARY,
  type DateLibrary,
} from '../../src/core/demo/date-library.ts';
import type { SandboxInput } from '../../src/core/demo/sandbox.ts';
import { getDemoId, listDemoFiles } from '../../src/node/demo/demo-files.ts';
import { loadSourceById } from '../../src/node/demo/load-demos.ts';
import { loadPackageVersions } from '../../src/node/load-config.ts';

/** A demo that is installed as a project. */
interface Case {
  title: string;
  codeVariant: CodeVariant;
  styling?: StylingVariant;
  /** Chooses a demo by its main file: the first one that matches. */
  demo: RegExp;
  /** Date library for which the demo is converted. */
  library?: DateLibrary;
}

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
    library: 'date-fns',
    demo: /AdapterDayjs'[^]*'@mui\/x-date-pickers-pro\//,
  },
  {
    title: 'Pickers with Luxon',
    codeVariant: 'TS',
    library: 'Luxon',
    demo: /AdapterDayjs'[^]*\.diff\(/,
  },
  {
    title: 'Pickers with Moment.js',
    codeVariant: 'TS',
    library: 'Moment.js',
    demo: /AdapterDayjs'[^]*\.add\(/,
  },
  { title: 'Tree View Pro', codeVariant: 'TS', demo: /'@mui\/x-tree-view-pro\// },
  {
    title: 'Tree View with Tailwind',
    codeVariant: 'TS',
    styling: 'Tailwind',
    demo: /'@mui\/x-tree-view\//,
  },
  { title: 'Tree View with CSS', codeVariant: 'JS', styling: 'CSS', demo: /'@mui\/x-tree-view\// },
];

/** Returns the files of a demo in the chosen variant; null if it does not have that variant. */
async function getFiles(
  id: string,
  { codeVariant, styling = 'MUI System', library = WRITTEN_LIBRARY }: Case,
) {
  const source = await loadSourceById(getLibraryId(id, library), {});
  if (source === null || !('variants' in source)) return null;
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
  const { title, codeVariant, styling = 'MUI System', demo } = each;
  const input = { title, codeVariant, styling, versions: loadPackageVersions() };
  for (const file of listDemoFiles()) {
    if (!demo.test(await readFile(file, 'utf8'))) continue;
    const files = await getFiles(getDemoId(file), each);
    if (files) return { ...input, files };
  }
  throw new Error(`No demo fits: ${title}`);
}
