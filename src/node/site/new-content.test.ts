import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuthorErrors } from '../../core/author-error.ts';
import { loadContent } from '../page/load-pages.ts';
import {
  addToArray,
  planDemo,
  planPage,
  planProduct,
  writeTexts,
  type Project,
} from './new-content.ts';

const GRID = {
  folder: 'grid',
  name: 'Grid',
  prefix: '/x/react-grid',
  packages: ['@demo/grid', '@demo/grid-pro'],
};
let project: Project;

beforeEach(() => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'new-content-'));
  project = { root, products: [GRID] };
  for (const folder of ['content/grid/old', 'config']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  put(
    'content/grid/nav.ts',
    "export default [{ pathname: '/x/react-grid', title: 'Overview' }];\n",
  );
  put('content/grid/old/page.mdx', '---\ntitle: Old\ndescription: Old page.\n---\n\nText.\n');
  put('config/products.ts', 'export default [\n  { folder: "grid" },\n] satisfies Product[];\n');
});
afterEach(() => rmSync(project.root, { recursive: true }));

function put(file: string, text: string): void {
  writeFileSync(path.join(project.root, file), text);
}

function get(file: string): string {
  return readFileSync(path.join(project.root, file), 'utf8');
}

/** The file, problem and remedy that a plan is rejected with. */
function getRejection(plan: () => unknown) {
  try {
    plan();
  } catch (error) {
    return (error as AuthorErrors).mistakes.map(({ file, problem, remedy }) => [
      file,
      problem,
      remedy,
    ])[0];
  }
  throw new Error('The plan was not rejected');
}

describe('a new page', () => {
  it('gets a navigation entry and a demo', async () => {
    const written = await writeTexts(project.root, planPage(project, 'grid/my-page'));
    expect(written).toEqual([
      'content/grid/my-page/page.mdx',
      'content/grid/my-page/demos/MyPage.tsx',
      'content/grid/nav.ts',
    ]);
    expect(get('content/grid/my-page/page.mdx')).toBe(`---
title: Grid - My page
description: The packages that belong to Grid.
---

## Packages

Grid is published in these packages:

<Demo name="MyPage" height={72} />
`);
    expect(get('content/grid/my-page/demos/MyPage.tsx')).toContain(
      "const packages = ['@demo/grid', '@demo/grid-pro'];",
    );
    expect(get('content/grid/nav.ts')).toBe(`export default [
  { pathname: '/x/react-grid', title: 'Overview' },
  { pathname: '/x/react-grid/my-page' },
];
`);
  });

  it('passes the page checks in a folder of any depth', async () => {
    await writeTexts(project.root, planPage(project, 'grid/rows/height-2'));
    const { pages } = await loadContent([GRID], path.join(project.root, 'content'));
    expect(pages.map(({ pathname, demos }) => [pathname, demos])).toEqual([
      ['/x/react-grid/old', []],
      ['/x/react-grid/rows/height-2', ['Height2']],
    ]);
  });

  it.each([
    [
      'grid/old',
      'content/grid/old/page.mdx',
      'It already exists.',
      'Change it, or choose another name.',
    ],
    ['grid', 'content/grid/page.mdx', 'The page has no name.', 'Add one: grid/my-page.'],
    [
      'tree/a',
      'content/tree/a/page.mdx',
      'There is no product in the folder "tree".',
      'Use one of grid, or run: npm run new product tree',
    ],
    ...['My', 'a_b', '-a', 'a-', '2', '', '..', 'a b'].map((name) => [
      `grid/${name}`,
      `content/grid/${name}/page.mdx`,
      `"${name}" is not a valid folder name.`,
      'Use lowercase words joined by hyphens: my-page.',
    ]),
    [
      'grid/demos/a',
      'content/grid/demos/a/page.mdx',
      'The folder name "demos" is reserved.',
      'Choose another name.',
    ],
  ])('is rejected for %j', (target, ...rejection) => {
    expect(getRejection(() => planPage(project, target))).toEqual(rejection);
  });

  it('reports the entry to add by hand if the navigation cannot be parsed', () => {
    put('content/grid/nav.ts', 'const entries = [];\nexport default entries;\n');
    expect(getRejection(() => planPage(project, 'grid/a'))).toEqual([
      'content/grid/nav.ts',
      'It does not end with an exported array.',
      "Add this entry by hand: { pathname: '/x/react-grid/a' }",
    ]);
  });
});

describe('a new demo', () => {
  it('is added at the end of its page', async () => {
    await writeTexts(project.root, planDemo(project, 'grid/old', 'MyDemo'));
    expect(get('content/grid/old/page.mdx')).toBe(
      '---\ntitle: Old\ndescription: Old page.\n---\n\nText.\n\n<Demo name="MyDemo" height={72} />\n',
    );
    expect(get('content/grid/old/demos/MyDemo.tsx')).toContain('export default function MyDemo()');
    expect(getRejection(() => planDemo(project, 'grid/old', 'MyDemo'))?.[1]).toBe(
      'It already exists.',
    );
  });

  it.each([
    ['grid/none', 'A', 'The page does not exist.', 'Run first: npm run new page grid/none'],
    ['grid/old', 'myDemo', '"myDemo" is not a valid component name.', 'Use PascalCase: MyDemo.'],
    ['grid/old', '../A', '"../A" is not a valid component name.', 'Use PascalCase: MyDemo.'],
  ])('is rejected for %s %s', (target, name, problem, remedy) => {
    expect(getRejection(() => planDemo(project, target, name))?.slice(1)).toEqual([
      problem,
      remedy,
    ]);
  });
});

describe('a new product', () => {
  it('gets a config entry, navigation and an overview page', async () => {
    const written = await writeTexts(project.root, planProduct(project, 'tree-map'));
    expect(written).toEqual([
      'config/products.ts',
      'content/tree-map/page.mdx',
      'content/tree-map/demos/TreeMap.tsx',
      'content/tree-map/nav.ts',
    ]);
    expect(get('config/products.ts')).toContain(
      "{ id: 'x-tree-map', folder: 'tree-map', name: 'Tree map', prefix: '/x/react-tree-map' },\n] satisfies Product[];",
    );
  });

  it.each([
    ['grid', 'The product "grid" already exists.', 'Choose another name.'],
    [
      'Tree',
      '"Tree" is not a valid folder name.',
      'Use lowercase words joined by hyphens: my-page.',
    ],
  ])('is rejected for %s', (folder, problem, remedy) => {
    expect(getRejection(() => planProduct(project, folder))?.slice(1)).toEqual([problem, remedy]);
  });
});

describe('addToArray', () => {
  it.each([
    ['export default [];\n', 'export default [\n  1,\n];\n'],
    ['export default [0];\n', 'export default [0,\n  1,\n];\n'],
    [
      'export default [\n  [0],\n] satisfies A[];\n',
      'export default [\n  [0],\n  1,\n] satisfies A[];\n',
    ],
    ['const a = [];\nexport default a;\n', null],
    ['', null],
  ])('handles %j', (text, expected) => {
    expect(addToArray(text, '1')).toBe(expected);
  });
});
