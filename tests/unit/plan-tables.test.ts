import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiModelSchema } from '../../src/core/api/model.ts';
import { apiHistorySchema } from '../../src/core/api/history/schema.ts';
import { getMemberKey, getSince } from '../../src/core/api/history/build.ts';
import { ROOT } from '../../src/node/load-config.ts';

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

/** Reads the rows of a page's tables that say for each plan whether it has a feature. */
function readRows(folder: string): [feature: string, ...answers: string[]][] {
  const page = readFileSync(path.join(ROOT, `content/${folder}/page.mdx`), 'utf8');
  return [...page.matchAll(/^\| ([^|]+?) \| (Yes|No) \| (Yes|No) \|$/gm)].map(
    ([, feature = '', ...answers]) => [feature, ...answers],
  );
}

describe.each(['charts', 'date-pickers'])('the features by plan of %s', (folder) => {
  const { components } = apiModelSchema.parse(readJson(`api/${folder}.api.json`));
  const plans = new Map(components.map(({ name, plan }) => [name, plan]));

  it.each(readRows(folder))('%s: %s, %s', (feature, ...answers) => {
    const names = [...feature.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(names).not.toEqual([]);
    for (const name of names) {
      expect(plans.has(name), name).toBe(true);
      expect(answers, name).toEqual([plans.get(name) === undefined ? 'Yes' : 'No', 'Yes']);
    }
  });
});

describe('what is new since version 6', () => {
  const page = readFileSync(path.join(ROOT, 'content/introduction/page.mdx'), 'utf8');
  const list = page.slice(page.indexOf("## What's new"), page.indexOf('### Latest releases'));
  const histories = ['data-grid', 'date-pickers', 'charts', 'tree-view'].map((folder) =>
    apiHistorySchema.parse(readJson(`api/history/${folder}.json`)),
  );
  /** Names in code, each with the release in parentheses that follows it. */
  const facts = [...list.matchAll(/`([\w.]+)`(?=[^(\n]*\((7\.\d+)\))/g)]
    .map(([, name = '', release = '']): [string, string] => [name, release])
    .filter(([name]) => name !== 'unstable_');

  it('names components and props', () => {
    expect(facts.length).toBeGreaterThan(8);
  });

  it.each(facts)('%s came with %s', (name, release) => {
    const [owner = '', prop] = name.split('.');
    const key =
      prop === undefined
        ? getMemberKey(owner, 'component', owner)
        : getMemberKey('DataGrid', 'prop', prop);
    expect(histories.map((history) => getSince(history, key)).filter(Boolean)).toEqual([release]);
  });
});
