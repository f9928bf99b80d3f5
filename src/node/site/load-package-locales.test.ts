import { expect, it } from 'vitest';
import { loadConfig } from '../load-config.ts';
import { loadPackageLocales } from './load-package-locales.ts';

it('reads the locales of the installed packages', () => {
  const locales = loadPackageLocales(loadConfig().products);
  expect(Object.keys(locales)).toEqual(['data-grid', 'date-pickers']);
  const grid = locales['data-grid'] ?? [];
  expect(grid.length).toBeGreaterThan(35);
  expect(grid.find(({ name }) => name === 'csCZ')).toMatchObject({
    tag: 'cs-CZ',
    language: 'Czech (Czechia)',
  });
  for (const { name, translated, total } of grid) {
    expect(translated, name).toBeGreaterThan(0);
    expect(translated, name).toBeLessThanOrEqual(total);
  }
});
