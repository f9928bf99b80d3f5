import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CHANGES } from '../../config/changes/index.ts';
import {
  CODEMOD_PRESETS,
  codemodResultsSchema,
  readCodemodRows,
} from '../../src/node/upgrade/codemod-rows.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/codemods');
const GUIDES = Object.keys(CODEMOD_PRESETS);
const results = codemodResultsSchema.parse(
  JSON.parse(readFileSync(path.join(FIXTURES, 'results.json'), 'utf8')),
);

const CELLS = {
  Yes: 'Yes',
  No: 'No',
  Partly: 'Partly',
  'With a grid': 'In files with a grid',
  'With a filter model': 'In files with a `filterModel`',
};

/** Rows that the codemod changes in one of two places: their cell, and what that place is called. */
const SPLIT: Readonly<Record<string, { cell: string; yes: string; no: string }>> = {
  '`unstable_ignoreValueFormatterDuringExport`': {
    cell: 'In `DataGridPremium`',
    yes: 'in `DataGridPremium`',
    no: 'in `DataGridPro`',
  },
  '`TreeItem` | `nodeId`': {
    cell: 'Inside of the tree only',
    yes: 'inside of the tree',
    no: 'in a component of its own',
  },
};

const readGuide = (guide: string) =>
  readFileSync(
    path.resolve(import.meta.dirname, `../../content/migration/${guide}/page.mdx`),
    'utf8',
  );

/** The rows of the tables of a guide that have a column "Codemod". */
function listRows(guide: string): { row: string; cell: string }[] {
  let isTable = false;
  return readGuide(guide)
    .split('\n')
    .flatMap((line) => {
      const cells = line.startsWith('|') ? line.slice(1, -1).split(/(?<!\\)\|/) : [];
      const [cell = '', ...rest] = cells.map((each) => each.trim()).reverse();
      if (cells.length === 0) isTable = false;
      if (cell === 'Codemod' && rest.length > 1) isTable = true;
      else if (isTable && !/^[-:]+$/.test(cell)) {
        return [{ row: rest.slice(1).reverse().join(' | '), cell }];
      }
      return [];
    });
}

test.each(GUIDES)('the codemod does what %s says', (guide) => {
  const rows = listRows(guide);
  expect(rows.length).toBeGreaterThan(5);
  for (const { row, cell } of rows) {
    const split = SPLIT[row];
    if (!split) {
      const result = results[guide]?.[row];
      expect(cell, `${guide}: ${row}`).toBe(result && CELLS[result.answer]);
      continue;
    }
    expect(cell).toBe(split.cell);
    expect(results[guide]?.[`${row}, ${split.yes}`]?.answer).toBe('Yes');
    expect(results[guide]?.[`${row}, ${split.no}`]?.answer).toBe('No');
  }
});

test('the results are those of the present code of the rows', () => {
  const rows = readCodemodRows(FIXTURES);
  expect(Object.keys(results)).toEqual(Object.keys(rows));
  for (const [guide, own] of Object.entries(rows)) {
    expect(Object.keys(results[guide]!), guide).toEqual(own.map(({ row }) => row));
    for (const { row, before } of own) {
      const { answer, after } = results[guide]![row]!;
      // What the codemod leaves alone is as it was.
      if (answer === 'No' && after === before) continue;
      expect(after, row).not.toBe(before);
    }
  }
});

/** What replaces each name, without what the data says about its kind. */
const successors = new Map<string, Set<string | null>>();
for (const { names } of CHANGES) {
  for (const [key, successor] of Object.entries(names)) {
    const name = key.replace(/^\w+ |^.*[.]/, '');
    // Of a class also its component.
    for (const each of [name, name.replace(/^Mui|-.*/g, '')]) {
      successors.set(each, (successors.get(each) ?? new Set()).add(successor));
    }
  }
}

test.each(GUIDES)('every row of %s has a change in the data', (guide) => {
  const missing = listRows(guide).filter(
    ({ row }) => !(row.match(/[\w-]{3,}/g) ?? []).some((word) => successors.has(word)),
  );
  expect(missing).toEqual([]);
});

/** Rows of all tables whose two names say that one replaces the other. */
function listRenames(guide: string): [string, string][] {
  // Tables of what elements say to screen readers have other heads.
  const text = readGuide(guide).replace(/^\| Element .*(?:\n\|.*)*/gm, '');
  const line = /^\|(?:[^|]*\|)? `\.?([\w.-]+)` \| `\.?([\w-]+)` \|(?: [^|]*\|)?$/;
  return text.split('\n').flatMap((each): [string, string][] => {
    const [, before, after] = line.exec(each) ?? [];
    return before === undefined || after === undefined || after === 'params'
      ? []
      : [[before, after]];
  });
}

test.each([...GUIDES, 'migration-charts-v6'])('the data replaces names as %s says', (guide) => {
  const wrong = listRenames(guide).filter(([before, after]) => {
    const name = before.replace(/^.*[.]/, '');
    if (successors.get(name)?.has(after)) return false;
    return !CHANGES.some(
      ({ names, advice }) =>
        advice.includes(`\`${after}\``) &&
        Object.keys(names).some((key) => before.split('.').some((part) => key.endsWith(part))),
    );
  });
  expect(wrong).toEqual([]);
});
