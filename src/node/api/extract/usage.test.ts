import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiModelSchema } from '../../../core/api/model.ts';
import { API_MODEL } from '../../../../tests/fixtures/api-model.ts';
import { addUsages, readUsage } from './usage.ts';

const CODE = `
import { useGridApiContext as useApi } from '../hooks/useGridApiContext.js';
import { GridMenu } from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';
import { Popper } from '@mui/material';
import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
function useMenu() {
  return useApi();
}
export function ExportItem(props) {
  return _jsx(MenuItem, { children: props.GridMenu });
}
const ExportRaw = function ({ slots: { icon: GridIcon } }) {
  const menu = useMenu();
  return _jsxs(GridMenu, { menu, ExportItem: 1, children: [_jsx(ExportItem, {}), Popper] });
};
ExportRaw.propTypes = { other: Other };
export const Other = 1;
const Memoized = memo(ExportRaw);
export { Memoized as Export };
`;

const folder = mkdtempSync(path.join(tmpdir(), 'usage-'));
const file = path.join(folder, 'Export.js');
writeFileSync(file, CODE);

test('reads what a value refers to, through private declarations of its file', () => {
  const { uses, renders } = readUsage(file, ['Export', 'Memoized']);
  expect([...uses].sort()).toEqual(['ExportItem', 'GridMenu', 'useGridApiContext']);
  expect([...renders].sort()).toEqual(['ExportItem', 'GridMenu']);
});

test('reads only the value itself, not the other exports of its file', () => {
  expect([...readUsage(file, ['ExportItem']).uses]).toEqual([]);
  expect([...readUsage(file, ['Gone']).uses]).toEqual([]);
});

test('adds who uses and who renders an export, except class names', () => {
  const entry = { topic: 'parts', description: '', imports: [] };
  const model = apiModelSchema.parse({
    ...API_MODEL,
    exports: [
      { ...entry, name: 'Bar', kind: 'component' },
      { ...entry, name: 'Button', kind: 'component' },
      { ...entry, name: 'barClasses', kind: 'classes' },
      { ...entry, name: 'useBar', kind: 'hook' },
    ],
  });
  const usage = (uses: string[], renders: string[] = []) => ({
    uses: new Set(uses),
    renders: new Set(renders),
  });
  const { exports, components } = addUsages(
    model,
    new Map([
      ['Table', usage(['Bar', 'barClasses', 'useBar'], ['Bar'])],
      ['Bar', usage(['Button', 'Private', 'useBar'], ['Button', 'Private'])],
    ]),
  );
  expect(exports.map(({ name, renders, usedBy }) => [name, renders, usedBy])).toEqual([
    ['Bar', ['Button'], ['Table']],
    ['Button', undefined, ['Bar']],
    ['barClasses', undefined, undefined],
    ['useBar', undefined, ['Bar', 'Table']],
  ]);
  expect(components.every(({ usedBy }) => usedBy === undefined)).toBe(true);
});
