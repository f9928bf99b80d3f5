import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Version of `@mui/x-codemod` whose answers the migration guides show. */
export const CODEMOD_VERSION = '7.23.6';

/** The preset that each migration guide names, by the folder of the guide. */
export const CODEMOD_PRESETS: Readonly<Record<string, string>> = {
  'migration-data-grid-v5': 'v6.0.0/data-grid/preset-safe',
  'migration-data-grid-v6': 'v7.0.0/data-grid/preset-safe',
  'migration-pickers-v5': 'v6.0.0/pickers/preset-safe',
  'migration-pickers-v6': 'v7.0.0/pickers/preset-safe',
  'migration-tree-view-v6': 'v7.0.0/tree-view/preset-safe',
};

/** A row of a table with its own code of the version before. */
export interface CodemodRow {
  /** The cells before that of the new version, joined by ` | `. */
  row: string;
  before: string;
}

/** What a cell "Codemod" says: `With …` if the codemod needs more of the file than the row. */
export const CODEMOD_ANSWERS = [
  'Yes',
  'Partly',
  'With a grid',
  'With a filter model',
  'No',
] as const;

/** `tests/fixtures/codemods/results.json`: what the codemod made of each row, by guide and row. */
export const codemodResultsSchema = z.record(
  z.string(),
  z.record(z.string(), z.strictObject({ answer: z.enum(CODEMOD_ANSWERS), after: z.string() })),
);
export type CodemodResults = z.infer<typeof codemodResultsSchema>;

/** What else can be in the file of a row, with the answer if the codemod then changes the row. */
export const CODEMOD_CONTEXTS: readonly {
  answer: 'With a grid' | 'With a filter model';
  code: string;
}[] = [
  {
    answer: 'With a grid',
    code: "import { DataGrid } from '@mui/x-data-grid';\nexport const grid = <DataGrid />;",
  },
  {
    answer: 'With a filter model',
    code: "import { DataGrid } from '@mui/x-data-grid';\nexport const grid = <DataGrid filterModel={{ items: [] }} />;",
  },
];

/** Reads the code of the rows, by guide: a line `# row`, then its code. */
export function readCodemodRows(folder: string): Record<string, CodemodRow[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const rows = text.split(/^# /m).slice(1);
      return [
        path.basename(file, '.txt'),
        rows.map((each) => {
          const end = each.indexOf('\n');
          return { row: each.slice(0, end), before: each.slice(end + 1).trim() };
        }),
      ];
    }),
  );
}

/** How a name is used: as an attribute of an element, or as a word. */
function isUsed(code: string, name: string, inElement: boolean): boolean {
  const pattern = inElement
    ? `<[\\w.]+(?=[\\s/])[^;]*?(?<![\\w-])${name}=`
    : `(?<![\\w.-])${name}(?![\\w-])`;
  return new RegExp(pattern).test(code);
}

/**
 * Says what a codemod made of the code of a row: whether the names of the row that it contains are
 * gone. A prop is also gone where it is now part of another.
 */
export function getCodemodAnswer(
  { row, before }: CodemodRow,
  after: string,
): 'Yes' | 'No' | 'Partly' {
  if (after.trim() === before.trim()) return 'No';
  // `x` of `Component` is about `x`, as is the last cell of `Component` | `x`.
  const subject = (row.split(' | ').at(-1) ?? '').replace(/(?: of|, in) `[^`]*`/g, '');
  const quoted = [...subject.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
  const names = new Set(quoted.flatMap((code) => code.match(/[\w-]{3,}/g) ?? []));
  const uses = [...names].flatMap((name) => {
    const inElement = isUsed(before, name, true);
    return inElement || isUsed(before, name, false) ? [{ name, inElement }] : [];
  });
  const left = uses.filter(({ name, inElement }) => isUsed(after, name, inElement));
  // The code of such a row shows its names through others.
  if (uses.length === 0 || left.length === 0) return 'Yes';
  return left.length === uses.length ? 'No' : 'Partly';
}
