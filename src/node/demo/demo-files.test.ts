import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../load-config.ts';
import { getDemoId, getLocalFiles, getVariantFiles, listDemoNames } from './demo-files.ts';

const GUIDE = path.join(ROOT, 'tests/fixtures/valid/content/guide');
const DEMOS = path.join(GUIDE, 'rows/demos');

describe('listDemoNames', () => {
  it('lists main files, but no styling variants or style sheets', async () => {
    expect(await listDemoNames(path.join(GUIDE, 'rows'))).toEqual(['TwoRows']);
  });

  it('is empty for a page without demos', async () => {
    expect(await listDemoNames(GUIDE)).toEqual([]);
  });
});

describe('getDemoId', () => {
  it.each([
    ['data-grid/sorting/demos/ByPrice.tsx', 'data-grid/sorting/ByPrice'],
    ['data-grid/demos/ByPrice.tsx', 'data-grid/ByPrice'],
    ['data-grid/live-demos/rows/demos/ByPrice.tsx', 'data-grid/live-demos/rows/ByPrice'],
  ])('of %s is %s', (file, id) => {
    expect(getDemoId(path.join(ROOT, 'content', file))).toBe(id);
  });
});

describe('getVariantFiles', () => {
  it('finds the styling variants of a demo, the default first', () => {
    const file = path.join(DEMOS, 'TwoRows.tsx');
    expect(getVariantFiles(file)).toEqual([
      { styling: 'MUI System', file },
      { styling: 'CSS', file: path.join(DEMOS, 'TwoRows.css.tsx') },
    ]);
  });

  it('is empty for a demo that does not exist', () => {
    expect(getVariantFiles(path.join(DEMOS, 'None.tsx'))).toEqual([]);
  });
});

describe('getLocalFiles', () => {
  it('follows relative imports in their order', () => {
    expect(getLocalFiles(path.join(DEMOS, 'TwoRows.css.tsx'))).toEqual([
      path.join(GUIDE, 'datasets/rows.ts'),
      path.join(DEMOS, 'TwoRows.css'),
    ]);
  });

  it('lists datasets with circular imports once each', () => {
    const guide = path.join(ROOT, 'tests/fixtures/circular-datasets/content/guide');
    expect(getLocalFiles(path.join(guide, 'demos/Circle.tsx'))).toEqual([
      path.join(guide, 'datasets/first.ts'),
      path.join(guide, 'datasets/second.ts'),
    ]);
  });

  it('throws for a file that imports a missing file', () => {
    const file = path.join(ROOT, 'tests/fixtures/missing-dataset/content/guide/demos/Lost.tsx');
    expect(() => getLocalFiles(file)).toThrow(
      new Error(`${file} imports ../datasets/none, which does not exist`),
    );
  });

  it('follows a file again that has changed', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'demo-files-'));
    const write = (name: string, code: string, changed: number) => {
      writeFileSync(path.join(folder, name), code);
      utimesSync(path.join(folder, name), changed, changed);
    };
    write('a.ts', '', 1);
    write('b.ts', '', 1);
    write('Demo.tsx', "import './a';", 1);
    expect(getLocalFiles(path.join(folder, 'Demo.tsx'))).toEqual([path.join(folder, 'a.ts')]);
    write('Demo.tsx', "import './b';", 2);
    expect(getLocalFiles(path.join(folder, 'Demo.tsx'))).toEqual([path.join(folder, 'b.ts')]);
    rmSync(folder, { recursive: true });
  });
});
