import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  getPictureName,
  PICTURE_MODES,
  type PictureViewport,
} from '../../src/core/demo/picture.ts';
import { listHtmlFiles } from '../../src/node/finish/html-files.ts';
import { listDemoFiles } from '../../src/node/demo/demo-files.ts';
import { ROOT } from '../../src/node/load-config.ts';

const DIST = path.join(ROOT, 'dist');
const REMEDY = 'run `npm run build` and `npm run pictures`';
const demos = listDemoFiles().map((file) => {
  const folder = path.join(path.dirname(file), '..', 'pictures');
  return { name: path.basename(file, '.tsx'), folder };
});

function getNames(demo: string, viewports: readonly PictureViewport[]): string[] {
  return viewports.flatMap((each) => PICTURE_MODES.map((mode) => getPictureName(demo, each, mode)));
}

describe('the pictures of demos', () => {
  test('are complete, and each belongs to a demo', () => {
    const problems: string[] = [];
    for (const folder of new Set(demos.map((demo) => demo.folder))) {
      const stored = new Set(existsSync(folder) ? readdirSync(folder) : []);
      stored.delete('taken.json');
      for (const { name } of demos.filter((demo) => demo.folder === folder)) {
        const needed = [`${name}.png`, ...getNames(name, ['narrow', 'medium'])];
        // A demo with a width of its own has none for larger windows.
        const larger = getNames(name, ['large', 'wide']);
        if (larger.some((each) => stored.has(each))) needed.push(...larger);
        const missing = needed.filter((each) => !stored.has(each));
        if (missing.length > 0) problems.push(`${name} lacks ${missing.join(', ')}: ${REMEDY}`);
        for (const each of needed) stored.delete(each);
      }
      for (const each of stored) problems.push(`${path.join(folder, each)} belongs to no demo`);
    }
    expect(problems).toEqual([]);
  });

  test('were all taken with the one that the browser tests compare', () => {
    const stale = demos.flatMap(({ name, folder }) => {
      const [picture, notes] = [`${name}.png`, 'taken.json'].map((each) => path.join(folder, each));
      if (!existsSync(picture!)) return [];
      const hash = createHash('sha256').update(readFileSync(picture!)).digest('hex').slice(0, 12);
      const noted = existsSync(notes!)
        ? (JSON.parse(readFileSync(notes!, 'utf8')) as Record<string, string>)[name]
        : undefined;
      return noted === hash ? [] : `the other pictures of ${name} are old: ${REMEDY}`;
    });
    expect(stale).toEqual([]);
  });

  test('are in the site where its pages expect them', async () => {
    const missing = new Set<string>();
    for (const file of listHtmlFiles(DIST)) {
      for (const [address] of readFileSync(file, 'utf8').matchAll(/\/x\/assets\/demos\/[^"]+/g)) {
        if (!existsSync(path.join(DIST, address))) missing.add(address);
      }
    }
    expect([...missing]).toEqual([]);
  });
});
