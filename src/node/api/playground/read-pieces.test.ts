import { expect, it } from 'vitest';
import { readPieces } from './read-pieces.ts';

it('splits a module into declarations with what they use', () => {
  const { imports, pieces } = readPieces(`import Box from '@mui/material/Box';
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
  expect(pieces.map(({ names, uses }) => [names, uses])).toEqual([
    [['sizes'], []],
    [['Row'], ['Area']],
    [['Cell'], ['useArea', 'Box', 'sizes']],
  ]);
  expect(pieces.map(({ code }) => code.split('\n')[0])).toEqual([
    'const sizes = [1, 2];',
    '/** A row. */',
    'function Cell() {',
  ]);
  expect(pieces.map(({ isExported }) => isExported)).toEqual([false, false, true]);
  expect(pieces[1]?.code).toContain('\ninterface Row {');
});
