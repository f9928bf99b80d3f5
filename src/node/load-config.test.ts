import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIG_FILES, loadConfig, parseConfig, ROOT } from './load-config.ts';

type Files = Parameters<typeof parseConfig>[0];

/** A file of `config/` with replaced content. */
function replace<Name extends keyof typeof CONFIG_FILES>(name: Name, value: unknown): Files {
  return { [name]: { ...CONFIG_FILES[name], value } };
}

function getProblem(files: Files): string {
  try {
    parseConfig(files);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('loadConfig', () => {
  it('parses every file of the folder', () => {
    const entries = readdirSync(path.join(ROOT, 'config'), { withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => path.parse(name).name);
    expect(Object.keys(CONFIG_FILES).sort()).toEqual(names.sort());
  });

  it.each(Object.keys(CONFIG_FILES) as (keyof typeof CONFIG_FILES)[])(
    'returns the values of config/%s.ts',
    (name) => {
      expect(loadConfig()[name]).toMatchObject(CONFIG_FILES[name].value as object);
    },
  );

  it('adds the release whose packages are installed', () => {
    expect(loadConfig().versions.current).toMatch(/^v\d+\.\d+\.\d+$/);
  });
});

describe('parseConfig', () => {
  it('reports all mistakes together, with file, field and remedy', () => {
    const { search, site } = CONFIG_FILES;
    const files = {
      ...replace('search', { ...(search.value as object), startsPerSection: 0 }),
      ...replace('site', { ...(site.value as object), origin: 'mui' }),
    };
    expect(getProblem(files)).toBe(`2 author errors

config/search.ts
    startsPerSection: Too small: expected number to be >0.
    → Give it the shape that src/core/search/config.ts describes.

config/site.ts
    origin: Invalid URL.
    → Give it the shape that src/core/site/config.ts describes.
`);
  });

  it.each<[keyof typeof CONFIG_FILES, string, unknown]>([
    ['analytics', '[0].split', [{ selector: 'a', category: 'b', action: 'c', split: 2 }]],
    ['api', '["x-data-grid"].interfaces', { 'x-data-grid': { interfaces: 'GridApi' } }],
    ['budgets', '["API reference"]', { 'with demos': {} }],
    ['data', 'feedEntries', { maxFullTextBytes: 1 }],
    ['hosting', 'redirects[0].status', { redirects: [{ from: '/a/', to: '/b/', status: 404 }] }],
    ['locales', 'the whole file', []],
    ['products', '[0].prefix', [{ folder: 'a', name: 'A', prefix: '/x/a/' }]],
    ['search', 'synonyms.grid', { synonyms: { grid: [] } }],
    ['settings', 'mode', { mode: { attribute: 'dir' } }],
    ['settings', 'mode', { mode: { storageKey: 'a', default: 'dark' } }],
    ['site', 'the whole file', { releaseTag: 'v7.0.0' }],
    ['source-variants', 'code.default', { code: { default: 'PHP' } }],
    ['versions', 'the whole file', { current: 'v7.0.0', earlier: [] }],
  ])('rejects config/%s.ts with a mistake in %s', (name, field, value) => {
    const problem = getProblem(replace(name, value));
    expect(problem).toContain(`config/${name}.ts\n    ${field}: `);
  });
});
