import { z } from 'zod';
import { getChangeAddress } from './change.ts';
import type { Item } from './item.ts';
import type { SkippedFile } from './select-files.ts';
import type { UpgradedFile } from './upgrade.ts';

const itemSchema = z.object({
  line: z.int().min(1).describe('Line in the file before the upgrade, counted from 1'),
  column: z.int().min(1).describe('Column in UTF-16 units, counted from 1'),
  change: z.string().describe('Id of the breaking change'),
  product: z.enum(['data-grid', 'date-pickers', 'charts', 'tree-view']),
  kind: z.string().describe('Such as renamed, removed, signature, default, behavior, class, path'),
  status: z
    .enum(['changed', 'left'])
    .describe('Whether the code is changed, or is left to its author'),
  certainty: z
    .enum(['certain', 'probable'])
    .describe('Whether the code shows that it means the package, or can also mean something else'),
  message: z.string().describe('What to know or to do, as inline Markdown'),
  suggestion: z.string().optional().describe('Code to write instead'),
  url: z.string().describe('The section of the migration guide'),
});

/** What `npm run upgrade -- --json` prints. */
export const upgradeReportSchema = z.object({
  from: z.int(),
  to: z.int(),
  written: z.boolean().describe('Whether the files have been changed'),
  files: z.array(
    z.object({
      path: z.string().describe('Relative to the folder, with slashes'),
      changed: z.boolean(),
      problem: z.string().optional().describe('Why the file was left alone'),
      items: z.array(itemSchema),
    }),
  ),
  skipped: z.array(z.object({ path: z.string(), reason: z.string() })),
  totals: z.object({
    files: z.int().describe('Files that were read'),
    changedFiles: z.int(),
    changed: z.int(),
    left: z.int(),
  }),
});

export type UpgradeReport = z.infer<typeof upgradeReportSchema>;

function toReportItem(item: Item, site: string): UpgradeReport['files'][number]['items'][number] {
  const { change, line, column, status, certainty, message, suggestion } = item;
  return {
    line,
    column,
    change: change.id,
    product: change.product,
    kind: change.kind,
    status,
    certainty,
    message,
    ...(suggestion !== undefined && { suggestion }),
    url: site + getChangeAddress(change),
  };
}

export interface ReportSetup {
  from: number;
  to: number;
  written: boolean;
  /** Origin of the documentation, without a slash at its end. */
  site: string;
}

/** Puts the result of an upgrade into the form that programs read. Files without items are left out. */
export function createReport(
  files: readonly UpgradedFile[],
  skipped: readonly SkippedFile[],
  { from, to, written, site }: ReportSetup,
): UpgradeReport {
  const items = files.flatMap((file) => file.items);
  const isChanged = ({ code, upgraded }: UpgradedFile) => code !== upgraded;
  return {
    from,
    to,
    written,
    files: files
      .filter((file) => file.items.length > 0 || file.problem !== undefined)
      .map((file) => ({
        path: file.path,
        changed: isChanged(file),
        ...(file.problem !== undefined && { problem: file.problem }),
        items: file.items.map((item) => toReportItem(item, site)),
      })),
    skipped: [...skipped],
    totals: {
      files: files.length,
      changedFiles: files.filter(isChanged).length,
      changed: items.filter(({ status }) => status === 'changed').length,
      left: items.filter(({ status }) => status === 'left').length,
    },
  };
}

/** Renders a report for a terminal: a line for each item, and a summary. */
export function renderReport({ files, skipped, totals, written }: UpgradeReport): string {
  const lines: string[] = [];
  for (const { path, problem, items } of files) {
    lines.push(path);
    if (problem !== undefined) lines.push(`  ${problem}`);
    for (const item of items) {
      const sure = item.certainty === 'probable' ? ' (probably)' : '';
      lines.push(`  ${item.line}:${item.column}  ${item.status}${sure}  ${item.message}`);
      if (item.suggestion !== undefined) lines.push(`      write: ${item.suggestion}`);
      lines.push(`      ${item.url}`);
    }
    lines.push('');
  }
  for (const { path, reason } of skipped) lines.push(`skipped ${path}: ${reason}`);
  if (skipped.length > 0) lines.push('');
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  const done = written ? 'changed' : 'can be changed';
  lines.push(
    `${count(totals.files, 'file')} read: ${count(totals.changed, 'place')} ${done} in ${count(totals.changedFiles, 'file')}, ${count(totals.left, 'place')} left to you.`,
  );
  if (!written && totals.changed > 0) lines.push('Nothing is written. To write it, add --write.');
  return lines.join('\n');
}
