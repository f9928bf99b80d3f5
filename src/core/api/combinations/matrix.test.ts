import { expect, it } from 'vitest';
import { getFeatureMatrix } from './matrix.ts';
import type { GridFeature } from './model.ts';

const feature = (id: string): GridFeature => ({
  ...{ id, name: id.toUpperCase(), plan: 'pro', page: `/x/react-data-grid/${id}/` },
});
const FEATURES = ['tree', 'list', 'sort'].map(feature);
const EVIDENCE = {
  measured: '2026-11-29',
  versions: {},
  features: ['tree', 'list', 'sort'],
  failures: [
    {
      features: ['tree', 'list'] as [string, string],
      fails: 'tree',
      problem: 'there is no tree',
    },
  ],
};

it('names for each feature the other one, and what does not work', () => {
  const { pairs, rows } = getFeatureMatrix(FEATURES, EVIDENCE);
  expect(pairs).toBe(3);
  expect(
    rows.map(({ feature: { id }, failures }) => [
      id,
      failures.map(({ other, problem }) => [other.id, problem]),
    ]),
  ).toEqual([
    ['tree', [['list', 'there is no tree']]],
    ['list', [['tree', 'there is no tree']]],
    ['sort', []],
  ]);
});

it('refuses features that were not tried, and tried ones without a name', () => {
  expect(() => getFeatureMatrix([...FEATURES, feature('new')], EVIDENCE)).toThrow(
    /differ: new\. Run npm run evidence:combinations/,
  );
  expect(() => getFeatureMatrix(FEATURES.slice(1), EVIDENCE)).toThrow(/differ: tree\./);
});
