import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import locales from '../../config/locales.ts';
import products from '../../config/products.ts';
import variants from '../../config/source-variants.ts';
import versions from '../../config/versions.ts';
import { DEFAULT_SPACING, INITIAL_THEME_STATE } from '../../src/core/settings/settings.ts';
import type { ProductConfig } from '../../src/core/site/config.ts';
import { BREAKPOINTS } from '../../src/core/settings/theme.ts';
import { loadConfig } from '../../src/node/load-config.ts';
import { createDemoTheme } from '../../src/theme/create-demo-theme.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const list = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(tsx?|css|astro)$/.test(file) && !/\.test\.tsx?$/.test(file));
const FILES = [...list('src'), ...list('config')];
const MANIFEST = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

describe('constants of the product', () => {
  it('breakpoints', () => {
    expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(createDemoTheme().breakpoints.values).toEqual(BREAKPOINTS);
  });

  it('media queries use no other widths', () => {
    const widths = FILES.flatMap((file) =>
      [
        ...read(file).matchAll(
          /@media[^{]*?(?:min-width|max-width|width\s*[<>]=?):?\s*(\d[\d.]*)px\)/g,
        ),
      ].map(([, width]) => Math.ceil(Number(width))),
    );
    expect(widths.length).toBeGreaterThan(5);
    expect(widths.filter((width) => !Object.values<number>(BREAKPOINTS).includes(width))).toEqual(
      [],
    );
  });

  it('spacing of 8 pixels', () => {
    expect([DEFAULT_SPACING, INITIAL_THEME_STATE.spacing]).toEqual([8, 8]);
  });

  it('border radius of 12 pixels', () => {
    expect(read('src/styles/tokens.css')).toContain('--radius: 12px;');
  });

  it('the cookie of the code variant lasts a year', () => {
    expect(variants.cookieMaxAgeSeconds).toBe(31536000);
  });

  it('English is the only language and the default', () => {
    expect(locales).toEqual([{ id: 'en', name: 'English', direction: 'ltr' }]);
  });

  it.each([
    ['date-fns', '2.30'],
    ['dayjs', '1.11'],
    ['luxon', '3.4'],
    ['moment', '2.29'],
  ])('%s has version %s', (name, line) => {
    expect(MANIFEST.dependencies[name]?.startsWith(`${line}.`)).toBe(true);
  });

  it('the current release is the version of the installed packages', () => {
    expect(loadConfig().versions.current).toBe(`v${MANIFEST.dependencies['@mui/x-data-grid']}`);
  });

  it('earlier majors, by product', () => {
    const listed: readonly ProductConfig[] = products;
    const required: [string, string[]][] = [
      ['x-data-grid', ['v6', 'v5', 'v4']],
      ['x-date-pickers', ['v6', 'v5']],
      ['x-charts', ['v6']],
      ['x-tree-view', ['v6']],
    ];
    const list = (name: string) =>
      listed.find(({ id }) => id === name)?.earlierVersions?.map(({ major }) => major) ?? [];
    // Later majors come first.
    expect(versions.earlier.slice(-3).map(({ major }) => major)).toEqual(['v6', 'v5', 'v4']);
    expect(required.map(([name, majors]) => [name, list(name).slice(-majors.length)])).toEqual(
      required,
    );
  });
});
