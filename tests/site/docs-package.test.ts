import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANGES } from '../../config/changes/index.ts';
import { createContext } from '../../src/cli/context.ts';
import { readLibrary } from '../../src/cli/read-library.ts';
import { CLIENTS } from '../../src/cli/setup/client-config.ts';
import { answerApi } from '../../src/core/data/answers/api.ts';
import { answerChanges } from '../../src/core/data/answers/changes.ts';
import { getImportedModules } from '../../src/core/demo/sandbox.ts';
import { answerExample } from '../../src/core/data/answers/examples.ts';
import type { AsOf, DocsLibrary } from '../../src/core/data/answers/library.ts';
import { answerPage } from '../../src/core/data/answers/pages.ts';
import { answerSearch } from '../../src/core/data/answers/search.ts';
import { apiHistorySchema } from '../../src/core/api/history/schema.ts';
import { apiModelSchema } from '../../src/core/api/model.ts';
import { ROOT } from '../../src/node/load-config.ts';
import { writePackage } from '../../src/node/package/write-package.ts';
import { loadSectionQueries } from '../../scripts/bench/search-relevance.ts';
import { createSearchEngine } from '../../src/core/search/engine/engine.ts';
import { readSearchIndex } from '../search-index.ts';

let folder: string;
let project: string;
let library: DocsLibrary;

const NO_PROJECT: AsOf = new Map();

function installAs(version: string): void {
  const place = path.join(project, 'node_modules/@mui/x-data-grid');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), JSON.stringify({ version }));
}

function run(...args: string[]) {
  const bin = path.join(folder, 'bin/mui-x-docs.mjs');
  return spawnSync(process.execPath, [bin, ...args], { cwd: project, encoding: 'utf8' });
}

beforeAll(async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'docs-package-'));
  folder = path.join(root, 'package');
  project = path.join(root, 'project');
  mkdirSync(project);
  writeFileSync(path.join(project, 'package.json'), '{ "dependencies": { "luxon": "^3.0.0" } }');
  await writePackage(path.join(ROOT, 'dist'), folder);
  library = readLibrary(folder);
});

afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

/** A generator of numbers below 1 that always gives the same ones (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    return left.splice(Math.floor(random() * left.length), 1)[0]!;
  });
}

const readSource = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, 'api', name), 'utf8'));

describe('the package', () => {
  it('packs into at most 12 MiB and needs no other package', () => {
    const [{ size }] = JSON.parse(
      execFileSync('npm', ['pack', folder, '--dry-run', '--json'], { encoding: 'utf8' }),
    ) as [{ size: number }];
    expect(size).toBeLessThan(12 * 1024 ** 2);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as object;
    expect(Object.keys(manifest)).not.toContain('dependencies');
    expect(Object.keys(manifest)).not.toContain('scripts');
    expect(statSync(path.join(folder, 'bin/mui-x-docs.mjs')).size).toBeLessThan(400 * 1024);
  });

  it('answers for the installed version, as text and as data', () => {
    installAs('7.12.1');
    const text = run('api', 'DataGrid.disableColumnSorting');
    expect(text.stdout).toContain('For Data Grid 7.12.1 (node_modules).');
    expect(text.status).toBe(0);
    const later = JSON.parse(
      run('api', 'DataGrid.resetPageOnSortFilter', '--json').stdout,
    ) as object;
    expect(later).toMatchObject({
      found: true,
      versions: { products: { 'data-grid': { version: '7.12.1', release: '7.12' } } },
    });
  });

  it('runs on the Node that npm runs on, which can be older', () => {
    const node = process.env['npm_node_execpath'] ?? process.execPath;
    const bin = path.join(folder, 'bin/mui-x-docs.mjs');
    for (const args of [
      'api GridColDef',
      'changes 6.20 7.0 DataGrid',
      'search pin',
      'upgrade .',
      'check .',
    ]) {
      const { status, stderr } = spawnSync(node, [bin, ...args.split(' ')], { cwd: project });
      expect(stderr.toString(), args).toBe('');
      expect(status, args).toBe(0);
    }
  });

  it('ends with 1 for an unknown name, and with 2 and the usage for a wrong command', () => {
    const unknown = run('api', 'DataGrid.rowHeigt');
    expect(unknown.stdout).toContain('Nearest: DataGrid.rowHeight, ');
    expect(unknown.status).toBe(1);
    for (const args of [[], ['sing'], ['search'], ['changes', '7'], ['show', 'x', '--wrong']]) {
      const { status, stderr, stdout } = run(...args);
      expect(status, args.join(' ')).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toContain('mui-x-docs <command> [options]');
    }
    expect(run('api', 'DataGrid', '--project', 'missing').stderr).toContain('is not a folder');
    expect(run('api', 'DataGrid', '--version-of', 'new').stderr).toContain(
      '"new" is not a release',
    );
  });

  it('checks files, and writes the fixes when it is asked to', () => {
    const code = "import { DataGird } from '@mui/x-data-grid';\nexport const Grid = DataGird;\n";
    const file = path.join(project, 'wrong.tsx');
    writeFileSync(file, code);
    const { stdout, status } = run('check', 'wrong.tsx');
    expect(stdout).toContain('wrong.tsx\n  1:10  type  ');
    expect(stdout).toContain('Fix: Import `DataGrid` from `@mui/x-data-grid`');
    expect([status, readFileSync(file, 'utf8')]).toEqual([1, code]);
    const { files } = JSON.parse(run('check', '.', '--json').stdout) as { files: object[] };
    expect(files).toMatchObject([{ path: 'wrong.tsx', findings: [{ line: 1, rule: 'TS2724' }] }]);
    expect(run('check', '.', '--fix').status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(code.replaceAll('DataGird', 'DataGrid'));
    expect(run('check', '.').status).toBe(0);
    rmSync(file);
    for (const args of [['check'], ['check', 'missing.ts'], ['check', 'package.json']]) {
      expect(run(...args).status, args.join(' ')).toBe(2);
    }
  });

  it('says what a product needs in the project', () => {
    const { stdout, status } = run('setup', 'date-pickers', '--plan', 'pro');
    expect(stdout).toMatch(/npm install .*@mui\/x-date-pickers-pro@7\.[\d.]+ react@/);
    expect(stdout).toContain('Already there: luxon 3.0.0.');
    expect(stdout).toContain('- react: ^17.0.0 || ^18.0.0 || ^19.0.0');
    expect(stdout).toContain("from '@mui/x-date-pickers/AdapterLuxon'");
    expect(stdout).toContain('licensing/#license-key-installation');
    expect(status).toBe(0);
    // The project has one of the packages already.
    installAs('7.12.1');
    const grid = JSON.parse(run('setup', 'data-grid', '--json').stdout) as { install: string };
    expect(grid.install).not.toContain('@mui/x-data-grid@');
    expect(grid).toMatchObject({ present: { '@mui/x-data-grid': '7.12.1' } });
    expect(run('setup', 'Tree View', '--plan', 'premium').stderr).toContain(
      'Tree View has no Premium plan. It has: community, pro.',
    );
    for (const args of [['setup'], ['setup', 'grit'], ['setup', 'charts', '--plan', 'gold']]) {
      expect(run(...args).status, args.join(' ')).toBe(2);
    }
  });

  it.each(Object.entries(CLIENTS))(
    'starts the server in %s, and keeps the rest',
    (name, client) => {
      const file = path.join(project, client.file);
      const shown = run('setup', '--client', name);
      expect(shown.stdout).toContain(client.file);
      expect(existsSync(file)).toBe(false);
      expect(run('setup', '--client', name, '--write').status).toBe(0);
      const written = readFileSync(file, 'utf8');
      expect(written).toContain('"--no-install"');
      expect(shown.stdout).toContain(written.trim());
      expect(run('setup', '--client', name, '--write').stdout).toContain(
        'starts the server already',
      );

      const isToml = client.property === undefined;
      const other = isToml ? '[other]\na = 1\n' : '{ "other": { "a": 1 } }';
      writeFileSync(file, other);
      run('setup', '--client', name, '--write');
      const kept = readFileSync(file, 'utf8');
      if (isToml) expect(kept).toBe(`${other}\n${written}`);
      else
        expect(JSON.parse(kept)).toEqual({ other: { a: 1 }, ...(JSON.parse(written) as object) });

      if (!isToml) {
        writeFileSync(file, '{ // mine\n}');
        const refused = run('setup', '--client', name, '--write');
        expect([refused.status, readFileSync(file, 'utf8')]).toEqual([2, '{ // mine\n}']);
        expect(refused.stderr).toContain('was not changed');
      }
      rmSync(file);
    },
  );

  it('upgrades code as the checkout does', () => {
    const code = "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid rowBuffer={3} />;\n";
    writeFileSync(path.join(project, 'old.tsx'), code);
    const { stdout, status } = run('upgrade', '.', '--write', '--force');
    expect(stdout).toContain('old.tsx');
    expect(readFileSync(path.join(project, 'old.tsx'), 'utf8')).toContain('rowBufferPx=');
    rmSync(path.join(project, 'old.tsx'));
    expect([0, 1]).toContain(status);
    expect(run('upgrade').stderr).toContain('mui-x-docs upgrade <folder>');
    expect(run('upgrade').status).toBe(2);
  });

  it('reads the example for the date library of the project', () => {
    const { stdout } = run('example', 'date-pickers/date-picker/AppointmentPicker');
    expect(stdout).toContain("from 'luxon'");
    expect(stdout).not.toContain('dayjs');
  });
});

describe('its answers', () => {
  it('give the type, default, plan and requiredness of 200 members as the reference has them', () => {
    const random = createRandom(41);
    const questions = library.products.flatMap(({ folder: product }) => {
      const model = apiModelSchema.parse(readSource(`${product}.api.json`));
      const members = [
        ...model.components.flatMap(({ name, props }) => props.map((prop) => ({ name, prop }))),
        ...model.interfaces.flatMap(({ name, properties }) =>
          properties.map((prop) => ({ name, prop })),
        ),
      ];
      return pick(members, 50, random).map((each) => ({ ...each, product }));
    });
    expect(questions).toHaveLength(200);
    for (const { name, prop, product } of questions) {
      const { found, data } = answerApi(library, `${name}.${prop.name}`, NO_PROJECT);
      const own = [data, ...(data['others'] as object[])];
      expect(found).toBe(true);
      expect(own).toContainEqual(
        expect.objectContaining({
          ...{ name: `${name}.${prop.name}`, product, type: prop.type },
          default: prop.default ?? null,
          required: prop.required === true,
          plan: prop.plan ?? 'community',
        }),
      );
    }
  });

  it('say for 100 members what an earlier release had', () => {
    const random = createRandom(7);
    let later = 0;
    for (const { folder: product } of library.products) {
      const history = apiHistorySchema.parse(readSource(`history/${product}.json`));
      const present = Object.entries(history.members).filter(
        ([key, entries]) => /\.(prop|property)\./.test(key) && entries.at(-1)![1] !== null,
      );
      for (const [key, entries] of pick(present, 25, random)) {
        const at = Math.floor(random() * history.releases.length);
        const { name: release } = history.releases[at]!;
        const before = entries.findLast(([index]) => index <= at)?.[1] ?? null;
        const [owner, , ...rest] = key.split('.');
        const asOf: AsOf = new Map([[product, { version: release, release }]]);
        const { found, data } = answerApi(library, `${owner}.${rest.join('.')}`, asOf);
        expect(found, key).toBe(true);
        const { kind } = (data['asOf'] ?? {}) as { kind?: string };
        expect(kind === 'later', `${key} in ${release}`).toBe(before === null);
        later += Number(before === null);
      }
    }
    expect(later).toBeGreaterThan(5);
  });

  it('name the successor of a removed name, and the plan of a paid one', () => {
    const { found, text } = answerApi(library, 'DataGrid.rowBuffer', NO_PROJECT);
    expect(found).toBe(false);
    expect(text).toContain('was removed in 7.0. It is now `rowBufferPx`');
    expect(answerApi(library, 'DataGrid.pinnedColumns', NO_PROJECT).data).toMatchObject({
      ...{ kind: 'prop', owner: 'DataGridPro', plan: 'pro', package: '@mui/x-data-grid-pro' },
    });
    expect(answerApi(library, '.MuiDataGrid-columnHeader', NO_PROJECT).data).toMatchObject({
      kind: 'class',
      owner: 'DataGrid',
    });
  });

  it('show every section of every page under the address that the site gives it', () => {
    expect(library.pages.length).toBeGreaterThan(350);
    const wrong = library.pages.flatMap((page) =>
      page.headings.flatMap(({ id }) =>
        answerPage(library, `${page.pathname}#${id}`).found ? [] : [`${page.pathname}#${id}`],
      ),
    );
    expect(wrong).toEqual([]);
    for (const page of library.pages) {
      const html = readFileSync(path.join(ROOT, 'dist', page.pathname, 'index.html'), 'utf8');
      const { headings } = page;
      const shown = headings.filter(({ id }) => html.includes(` id="${id}"`));
      const isIndex = page.pathname.startsWith('/x/api/');
      if (!isIndex) expect(shown, page.pathname).toEqual(headings);
      expect(headings.filter((each) => !each.isOnlyInText)).toEqual(shown);
    }
  });

  it('find the same first result as the site', () => {
    const site = createSearchEngine(readSearchIndex());
    const queries = loadSectionQueries();
    expect(queries.length).toBeGreaterThan(100);
    for (const { q } of queries) {
      const [first] = answerSearch(library, q).data['results'] as { address: string }[];
      expect(`/${first?.address}`, q).toBe(site.search({ query: q }).hits[0]?.href);
    }
  });

  it('have examples that import packages alone, for each date library', () => {
    const examples = library.products.flatMap(({ folder }) => library.readExamples(folder));
    const codes = examples.flatMap(({ id, code, libraries = {} }) => [
      { name: id, code },
      ...Object.entries(libraries).map(([name, own]) => ({
        name: `${id} ${name}`,
        code: own.code,
      })),
    ]);
    expect(codes.length).toBeGreaterThan(1_500);
    const local = codes.filter(({ code }) =>
      getImportedModules(code).some((module) => module.startsWith('.')),
    );
    expect(local.map(({ name }) => name)).toEqual([]);
    const types = answerExample(library, 'data-grid/recipes-editing/DatePickerEditor', 'Luxon');
    expect(types.text).toContain('With TypeScript also @types/luxon.');
    const german = answerExample(
      library,
      'date-pickers/localization/GermanDatePicker',
      'Moment.js',
    );
    expect(german.text).toContain("declare module 'moment/locale/*';");
  });

  it('find an example for what readers ask', () => {
    const questions = {
      'pin a column': /[pP]inColumn|[pP]inned(Columns|Column)/,
      'bar chart': /BarChart/,
      'date range picker': /DateRangePicker/,
      'tree with checkboxes': /checkboxSelection/,
    };
    for (const [query, pattern] of Object.entries(questions)) {
      const { found, data } = answerExample(library, query);
      expect(found, query).toBe(true);
      expect(data['code'], query).toMatch(pattern);
    }
  });

  it('list what changed between two releases, and what to do', () => {
    const { text, data } = answerChanges(library, '6.20', '7.0', {
      name: 'valueGetter',
      advice: CHANGES,
    });
    expect(text).toContain('What to do:');
    expect(text).toContain('GridColDef.valueGetter');
    expect(data['products']).toHaveLength(1);
    const same = answerChanges(library, '7.29', '7.29', { advice: CHANGES });
    expect(same.text).toBe('Nothing changed in the reference from 7.29 to 7.29.');
    expect(() => answerChanges(library, '7.12', '7.1', { advice: CHANGES })).toThrow(
      'Name the earlier release first.',
    );
  });

  it('are for the release that is asked for, or the nearest that is stored', () => {
    const { asOf } = createContext(library, project, '7.12');
    expect(asOf.get('charts')).toEqual({ version: '7.12', release: '7.12' });
    expect(createContext(library, project, '8.3.0').asOf.get('charts')?.release).toBe('7.29');
  });
});
