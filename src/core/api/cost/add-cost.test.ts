import { expect, test } from 'vitest';
import type { ApiModel } from '../model.ts';
import { addCost } from './add-cost.ts';
import { getCostHref, renderCostText } from './cost-text.ts';

const size = (gzip: number) => ({ minified: 3 * gzip, gzip, brotli: gzip });
const EVIDENCE = {
  measured: '2026-11-28',
  versions: {},
  apps: {},
  onDemand: { exceljs: size(250_000) },
  exports: [
    {
      name: 'GridPro',
      imports: [{ from: '@mui/grid-pro/GridPro', alone: size(200_000) }],
      react: size(190_000),
      material: size(150_000),
      package: size(40_000),
      onDemand: ['exceljs'],
    },
    {
      name: 'useGrid',
      imports: [{ from: '@mui/grid', alone: size(100) }],
      react: size(50),
      material: { minified: 4, gzip: -3, brotli: -2 },
    },
  ],
};
const FIRST = { '@mui/grid-pro': [{ name: 'Grid', from: '@mui/grid-pro' }] };
const MODEL = {
  components: [
    { name: 'GridPro', imports: [] },
    { name: 'Unmeasured', imports: [] },
  ],
  exports: [{ name: 'useGrid', imports: [] }],
} as unknown as ApiModel;

test('components and exports get what their first import adds', () => {
  const { components, exports } = addCost(MODEL, EVIDENCE, FIRST);
  expect(components.map(({ cost }) => cost)).toEqual([
    {
      react: 190_000,
      material: 150_000,
      after: { name: 'Grid', gzip: 40_000 },
      onDemand: [{ name: 'exceljs', gzip: 250_000 }],
    },
    undefined,
  ]);
  // Nothing costs less than nothing.
  expect(exports[0]?.cost).toEqual({ react: 50, material: 0 });
});

test('one line says it', () => {
  const [component] = addCost(MODEL, EVIDENCE, FIRST).components;
  expect(renderCostText(component!.cost!)).toBe(
    'Adds 150 kB (gzip) to an application with Material UI, 40 kB to one that uses Grid; ' +
      'exceljs (250 kB) loads when it is needed.',
  );
  expect(getCostHref('GridPro')).toBe('/x/cost/?use=GridPro');
});
