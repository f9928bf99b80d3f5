import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { LabelTable } from '../../src/core/i18n.ts';
import { ROOT } from '../../src/node/load-config.ts';
import { listFiles } from '../../src/node/list-files.ts';

const table = JSON.parse(readFileSync(path.join(ROOT, 'content/ui/en.json'), 'utf8')) as LabelTable;

function flatten(labels: LabelTable, prefix = ''): [key: string, text: string][] {
  return Object.entries(labels).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : flatten(value, `${prefix}${name}.`),
  );
}

/** As far as the values of a label are from its key in code, before and after. */
const NEARBY = 500;

test('code fills in every placeholder of the labels that it names', () => {
  const code = ['src', 'insights']
    .flatMap((folder) => listFiles(path.join(ROOT, folder)).map((file) => path.join(folder, file)))
    .filter((file) => /\.(ts|tsx|astro)$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
  let checked = 0;
  const missing = flatten(table).flatMap(([key, text]) => {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    return names.flatMap((name) =>
      [...code.matchAll(new RegExp(`'${key}'`, 'g'))].flatMap(({ index }) => {
        checked += 1;
        const near = code.slice(Math.max(index - NEARBY, 0), index + NEARBY);
        return new RegExp(`\\b${name}\\b`).test(near) ? [] : [`${key} without ${name}`];
      }),
    );
  });
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(100);
});
