import { expect, it } from 'vitest';
import { readHelpers } from './read-helpers.ts';

it('splits a module into declarations with what they use', () => {
  const { imports, helpers } = readHelpers(`import Box from '@mui/material/Box';
import { useArea, type Area } from 'charts';

const sizes = [1, 2];

/** A row. */
export interface Row {
  area: Area;
}

export function Cell() {
  const area = useArea();
  return <Box>{sizes[area]}</Box>;
}
`);
  expect(imports).toEqual({
    Box: { from: '@mui/material/Box', imported: 'default' },
    useArea: { from: 'charts', imported: 'useArea' },
    Area: { from: 'charts', imported: 'Area', isType: true },
  });
  expect(helpers.map(({ names, uses }) => [names, uses])).toEqual([
    [['sizes'], []],
    [['Row'], ['Area']],
    [['Cell'], ['useArea', 'Box', 'sizes']],
  ]);
  expect(helpers.map(({ code }) => code.split('\n')[0])).toEqual([
    'const sizes = [1, 2];',
    '/** A row. */',
    'function Cell() {',
  ]);
  expect(helpers.map(({ isExported }) => isExported)).toEqual([false, false, true]);
  expect(helpers[1]?.code).toContain('\ninterface Row {');
});
