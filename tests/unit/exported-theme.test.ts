import path from 'node:path';
import { expect, it } from 'vitest';
import themes from '../../config/themes.ts';
import { printTheme } from '../../src/core/settings/custom-theme/print-theme.ts';
import { ROOT } from '../../src/node/load-config.ts';
import { checkTypes } from '../check-types.ts';
import { createRandomTheme } from '../fixtures/custom-theme.ts';

it('TypeScript accepts exported themes, and finds a wrong value in one', () => {
  const all = [
    ...Array.from({ length: 40 }, (_, seed) => createRandomTheme(seed)),
    ...themes.startingPoints.map(({ theme }) => theme),
  ];
  const modules = new Map(
    all.map((theme, at) => [path.join(ROOT, `src/theme-${at}.ts`), printTheme(theme, 'ts')]),
  );
  const wrong = printTheme({ light: {}, dark: {}, common: { rowHeight: 40 } }, 'ts');
  modules.set(path.join(ROOT, 'src/wrong.ts'), wrong.replace('rowHeight: 40', "rowHeight: 'tall'"));
  expect(checkTypes(modules)).toEqual([
    expect.stringMatching(/^wrong\.ts: .*'string' is not assignable/s),
  ]);
}, 60_000);
