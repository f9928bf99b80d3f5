import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../src/node/load-config.ts';
import { copyRepository } from './copy.ts';
import { RECIPES } from './recipes.ts';

/** Reads the table of README.md: what is added, and the files to change for it. */
function readTable(): Map<string, string[]> {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const [, section = ''] = readme.split(/^## How to add …$/m);
  const rows = [...section.split(/^## /m)[0]!.matchAll(/^\| (?!-)(.+?) +\| (.+) \|$/gm)].slice(1);
  return new Map(
    rows.map(([, what = '', where = '']) => [
      what,
      [...where.matchAll(/`([\w./<>-]+\.\w+)`/g)].map(([, file]) => file!),
    ]),
  );
}

/** Whether a file matches a path of the table: `<part>` is any name, `<page>` also any depth. */
function isNamed(file: string, named: string): boolean {
  const pattern = named
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace('<page>', '.+')
    .replace(/<\w+>/g, '[\\w-]+');
  return new RegExp(`^${pattern}$`).test(file);
}

const table = readTable();
const copy = copyRepository();
afterAll(copy.close);

/** Returns the author mistakes and type errors of the copy, as the commands print them. */
async function findMistakes(): Promise<string> {
  const results = [
    await copy.run(process.execPath, ['scripts/check.ts']),
    await copy.run(process.execPath, ['node_modules/typescript-7/bin/tsc', '--noEmit']),
  ];
  return results.map(({ failed, output }) => (failed ? output : '')).join('');
}

it('every row of the table has a recipe, and every recipe has a row', () => {
  expect(Object.keys(RECIPES)).toEqual([...table.keys()].filter((what) => what !== 'what'));
});

describe('the recipe for', () => {
  it.each(Object.entries(RECIPES))('%s changes the files that README lists', (what, carryOut) => {
    carryOut(copy);
    const touched = copy.takeTouched();
    const named = table.get(what) ?? [];
    expect(touched.filter((file) => !named.some((each) => isNamed(file, each)))).toEqual([]);
    expect(named.filter((each) => !touched.some((file) => isNamed(file, each)))).toEqual([]);
  });
});

describe('the repository after all recipes', () => {
  it('has no author mistakes and no type errors', async () => {
    expect(await findMistakes()).toBe('');
  });

  it('passes the unit tests of the content and the configuration', async () => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'content'];
    const { failed, output } = await copy.run(process.execPath, vitest);
    expect(failed ? output : '').toBe('');
  });
});
