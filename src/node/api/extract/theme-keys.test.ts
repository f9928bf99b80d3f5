import { expect, test } from 'vitest';
import { ROOT } from '../../load-config.ts';
import { getModulesFolder } from './index.ts';
import { loadTierPackages } from './packages.ts';
import { readThemeKeys } from './theme-keys.ts';

const read = (name: string) => readThemeKeys(loadTierPackages([name], getModulesFolder(ROOT)));

test('the keys of slots are read, also where they are not the rule of the class', () => {
  const keys = read('@mui/x-charts');
  expect(keys['MuiPieArc']?.slots).toEqual({ arc: 'arc', root: 'arc' });
  expect(keys['MuiChartsAxis']?.slots).toEqual({ root: 'root' });
  expect(keys['MuiChartsTooltip']?.slots).toMatchObject({ container: 'paper', paper: 'paper' });
});

test('keys of elements in a slot are read, also of a resolver in a variable', () => {
  const { MuiPickersDay } = read('@mui/x-date-pickers');
  expect(Object.keys(MuiPickersDay?.slots ?? {})).toEqual([
    'dayOutsideMonth',
    'dayWithMargin',
    'hiddenDaySpacingFiller',
    'root',
    'today',
  ]);
  const { MuiDataGrid } = read('@mui/x-data-grid');
  expect(MuiDataGrid?.inner).toContain('cell--textRight');
  expect(MuiDataGrid?.slots).toHaveProperty('footerContainer');
});
