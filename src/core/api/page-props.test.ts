import { expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { findSections } from './page-props.ts';
import { getEventSections, getFeatureSection } from './sections.ts';

const tables = {
  folder: 'tables',
  model: API_MODEL,
  history: null,
  renames: {},
  playgrounds: {},
  accessibility: [],
};
const knobs = { ...tables, folder: 'knobs', model: { ...API_MODEL, events: [], apiObjects: [] } };

it('prefers the sections of its own product, then of the first product that has any', () => {
  const copy = { ...tables, folder: 'copy' };
  expect(findSections([knobs, tables, copy], 'copy', getEventSections)?.reference).toBe(copy);
  expect(findSections([knobs, tables, copy], 'knobs', getEventSections)?.reference).toBe(tables);
  expect(findSections([knobs, tables], 'tables', getEventSections)?.sections).toEqual(
    getEventSections(API_MODEL),
  );
});

it('returns null if no product has the section', () => {
  const find = () =>
    findSections([knobs, tables], 'knobs', (model) => {
      const section = getFeatureSection(model, 'gone');
      return section ? [section] : [];
    });
  expect(find()).toBe(null);
});
