import { describe, expect, it } from 'vitest';
import { createPage, EMPTY_SITE } from '../../../tests/fixtures/site.ts';
import { renderLlms, renderLlmsFull, renderProductLlms } from './llms.ts';
import { buildSiteModel, type Section } from '../site/model.ts';

const toPage = (pathname: string, section: string, name?: string) =>
  createPage({
    pathname,
    section,
    frontMatter: {
      title: `Title of ${pathname}`,
      heading: name ?? `[${pathname}]`,
      description: `About ${pathname}.`,
    },
    ...(pathname.includes('/api/') ? { api: { kind: 'component', name: 'Grid' } } : {}),
  });

const start: Section = {
  folder: 'start',
  name: 'Start',
  prefix: '/x/start',
  entries: [{ pathname: '/x/start' }],
};
const grid: Section = {
  id: 'x-grid',
  folder: 'grid',
  name: 'Grid',
  tagline: 'Fast tables',
  prefix: '/x/grid',
  version: 'v7.1.2',
  entries: [
    { pathname: '/x/grid/sort' },
    { pathname: '/x/grid' },
    { pathname: '/x/api/grid/grid' },
  ],
};
const model = buildSiteModel({
  ...EMPTY_SITE,
  sections: [start, grid],
  pages: [
    toPage('/x/start', 'start', 'Overview'),
    toPage('/x/grid', 'grid', 'Grid'),
    toPage('/x/grid/sort', 'grid'),
    toPage('/x/api/grid/grid', 'grid', 'Grid API'),
  ],
});

describe('renderProductLlms', () => {
  it('lists guides, reference and files in the order of the navigation', () => {
    expect(renderProductLlms(model, grid, 2)).toBe(`# X Grid

> Fast tables. Documentation of v7.1.2.

Every page is Markdown with its demos as source. The page for people is the same address without \`.md\`.

## Guides

- [\\[/x/grid/sort\\]](https://docs.test/x/grid/sort.md): About /x/grid/sort.
- [Grid](https://docs.test/x/grid.md): About /x/grid.

## API reference

- [Grid API](https://docs.test/x/api/grid/grid.md): About /x/api/grid/grid.

## Files

- [Full text](https://docs.test/x/grid/llms-full.txt)
- [Full text, part 2](https://docs.test/x/grid/llms-full-2.txt)
- [pages.json](https://docs.test/x/data/grid/pages.json)
- [api.json](https://docs.test/x/data/grid/api.json): every export of the packages
- [demos.json](https://docs.test/x/data/grid/demos.json)
- [versions.json](https://docs.test/x/data/grid/versions.json)
`);
  });
});

describe('renderLlms', () => {
  it('lists products and guides, and the files of the products under "Optional"', () => {
    expect(renderLlms(model, () => 1)).toBe(`# X

> Documentation of X v7.1.0: Grid for React and Material UI.

Every page is Markdown with its demos as source. The page for people is the same address without \`.md\`. Each product has its own list, which includes its API reference.

## Products

- [Grid](https://docs.test/x/grid/llms.txt): Fast tables.

## Start

- [Overview](https://docs.test/x/start.md): About /x/start.

## Grid

- [\\[/x/grid/sort\\]](https://docs.test/x/grid/sort.md): About /x/grid/sort.
- [Grid](https://docs.test/x/grid.md): About /x/grid.

## Optional

- [Grid: Full text](https://docs.test/x/grid/llms-full.txt)
- [Grid: pages.json](https://docs.test/x/data/grid/pages.json)
- [Grid: api.json](https://docs.test/x/data/grid/api.json)
- [Grid: demos.json](https://docs.test/x/data/grid/demos.json)
- [Grid: versions.json](https://docs.test/x/data/grid/versions.json)
- [Releases](https://docs.test/x/releases.atom): An Atom feed.
`);
  });
});

describe('renderLlmsFull', () => {
  const pages = ['/x/grid', '/x/grid/sort'].map((pathname, index) => ({
    page: toPage(pathname, 'grid'),
    body: `# ${index}\n\n${'é'.repeat(500)}\n`,
  }));

  it('returns one file if everything fits', () => {
    expect(renderLlmsFull(model, grid, pages, 10_000)).toEqual([
      `# X Grid: all pages\n\n---\n\nSource: https://docs.test/x/grid/\n\n# 0\n\n${'é'.repeat(500)}` +
        `\n\n---\n\nSource: https://docs.test/x/grid/sort/\n\n# 1\n\n${'é'.repeat(500)}\n`,
    ]);
    expect(renderLlmsFull(model, grid, [], 10_000)).toEqual([]);
  });

  it('splits between pages when the size in bytes exceeds the limit', () => {
    const [first = '', second = '', ...others] = renderLlmsFull(model, grid, pages, 2500);
    expect(others).toEqual([]);
    expect(first.split('\n').slice(0, 2)).toEqual([
      '# X Grid: all pages, part 1 of 2',
      'Other parts: https://docs.test/x/grid/llms-full-2.txt',
    ]);
    expect(second.split('\n').slice(0, 2)).toEqual([
      '# X Grid: all pages, part 2 of 2',
      'Other parts: https://docs.test/x/grid/llms-full.txt',
    ]);
    expect(Buffer.byteLength(first)).toBeLessThanOrEqual(2500);
    expect([first.includes('# 1\n'), second.includes('# 1\n')]).toEqual([false, true]);
  });

  it('throws if a page exceeds the limit', () => {
    expect(() => renderLlmsFull(model, grid, pages, 2000)).toThrow(
      'The Markdown of /x/grid has 1047 bytes, and a file of /x/grid/llms-full.txt can have 2000. ' +
        'Split the page, or raise maxFullTextBytes in config/data.ts.',
    );
  });
});
