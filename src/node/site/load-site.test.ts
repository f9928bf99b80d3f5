import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AuthorErrors, type AuthorError } from '../../core/author-error.ts';
import { loadConfig, loadPackageVersions, ROOT } from '../load-config.ts';
import { loadSite, readSite } from './load-site.ts';

const GUIDE = {
  id: 'x-guide',
  folder: 'guide',
  name: 'Guide',
  prefix: '/guide',
  packages: ['zod'],
};
const REFERENCE = { folder: 'reference', name: 'Reference', prefix: '/reference' };
const NAV = 'content/guide/nav.ts';

function getRoot(fixture: string): string {
  return path.join(ROOT, 'tests/fixtures', fixture, 'content');
}

async function getMistakes(fixture: string): Promise<AuthorError[]> {
  const thrown: unknown = await loadSite(getRoot(fixture), [GUIDE]).catch(
    (error: unknown) => error,
  );
  if (!(thrown instanceof AuthorErrors)) throw new Error(`${fixture} has no mistake`);
  return thrown.mistakes.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

describe('loadSite', () => {
  it('reads configuration, navigation and pages', async () => {
    const { site, versions } = loadConfig();
    const loaded = await loadSite(getRoot('valid'), [GUIDE, REFERENCE]);
    const { pages, tree, pageByPathname, ...data } = loaded.site;
    const packageVersions = loadPackageVersions();
    expect(data).toEqual({
      config: site,
      versions,
      packageVersions,
      sections: [
        {
          ...GUIDE,
          version: `v${packageVersions['zod']}`,
          entries: [
            { pathname: '/guide', title: 'Overview' },
            { pathname: '/guide/tables', children: [{ pathname: '/guide/rows' }] },
          ],
        },
        { ...REFERENCE, version: undefined, entries: [{ pathname: '/reference' }] },
      ],
    });
    expect(pages.map(({ pathname }) => pathname)).toEqual(['/guide', '/guide/rows', '/reference']);
    expect([...pageByPathname.keys()]).toEqual(['/guide', '/guide/rows', '/reference']);
    expect(tree.order.map(({ pathname }) => pathname)).toContain('/guide/rows');
    expect(loaded.mistakes).toEqual([]);
  });

  it.each<[string, AuthorError[]]>([
    [
      'page-not-in-navigation',
      [
        {
          file: 'content/guide/rows/page.mdx',
          line: 0,
          problem: 'The page /guide/rows is not in the navigation.',
          remedy: `Add it to ${NAV}.`,
        },
      ],
    ],
    [
      'navigation-without-page',
      [
        {
          file: NAV,
          line: 0,
          problem: '/guide/rows is in the navigation but has no page.',
          remedy: 'Write its page.mdx or remove the entry.',
        },
      ],
    ],
    [
      'navigation-missing',
      [
        { file: NAV, line: 0, problem: 'The section has no nav.ts.', remedy: 'Write one.' },
        {
          file: 'content/guide/page.mdx',
          line: 0,
          problem: 'The page /guide is not in the navigation.',
          remedy: `Add it to ${NAV}.`,
        },
      ],
    ],
    [
      'plan-in-navigation',
      [
        {
          file: NAV,
          line: 0,
          problem: 'Unrecognized key: "plan"\n  → at [0]',
          remedy: 'See NavEntry in src/core/site/nav.ts.',
        },
      ],
    ],
  ])('reports %s', async (fixture, mistakes) => {
    expect(await getMistakes(fixture)).toEqual(mistakes);
  });

  it('reports each invalid field of a navigation', async () => {
    const remedy = 'See NavEntry in src/core/site/nav.ts.';
    const mistakes = await getMistakes('navigation-invalid');
    expect(mistakes.filter(({ file }) => file === NAV)).toMatchObject([
      { line: 0, problem: expect.stringContaining('"titel"\n  → at [0]'), remedy },
      { line: 0, problem: expect.stringContaining('must start with a slash'), remedy },
    ]);
  });

  it('reports a problem of the navigation without the prefix that Zod adds', async () => {
    const [mistake] = await getMistakes('navigation-invalid');
    expect(mistake?.problem).toBe('Unrecognized key: "titel"\n  → at [0]');
  });

  it('reports navigation and pages together', async () => {
    const mistakes = await getMistakes('several-files');
    expect(mistakes.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/guide/cells/page.mdx:0',
      'content/guide/nav.ts:0',
      'content/guide/page.mdx:6',
      'content/guide/page.mdx:7',
      'content/guide/page.mdx:10',
      'content/guide/rows/page.mdx:6',
    ]);
  });

  it('rejects a path that is in the navigation twice', async () => {
    expect(await getMistakes('navigation-duplicate')).toEqual([
      {
        file: NAV,
        line: 0,
        problem: 'Duplicated pathname /guide in pages.',
        remedy: 'Remove one of its entries.',
      },
    ]);
    const { site } = await readSite(getRoot('navigation-duplicate'), [GUIDE]);
    expect(site.sections[0]?.entries).toHaveLength(1);
  });
});

describe('readSite', () => {
  it('reads all pages despite mistakes in some, and accepts links to those', async () => {
    const { site, mistakes } = await readSite(getRoot('broken-pages'), [GUIDE]);
    expect(site.pages.map(({ pathname, frontMatter }) => [pathname, frontMatter.title])).toEqual(
      [
        ['/guide', 'Guide'],
        ['/guide/untitled', 'content/guide/untitled/page.mdx'],
        ['/guide/unclosed', 'content/guide/unclosed/page.mdx'],
      ].sort(),
    );
    expect(mistakes.map(({ file, line }) => `${file}:${line}`).sort()).toEqual([
      'content/guide/unclosed/page.mdx:6',
      'content/guide/untitled/page.mdx:1',
    ]);
  });

  describe('with sources that cannot be parsed', () => {
    const PAGE = '---\ntitle: Guide\ndescription: About it.\n---\n\n';
    let root: string;
    const write = async (files: Record<string, string>) => {
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(root, 'guide', name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    };
    beforeEach(async () => {
      root = path.join(await mkdtemp(path.join(tmpdir(), 'site-')), 'content');
    });
    afterEach(() => rm(path.dirname(root), { recursive: true }));

    it('finds every mistake in the demos', async () => {
      await write({
        'page.mdx': `${PAGE}<Demo name="Lost" height={1} />\n\n<Demo name="Open" height={1} />`,
        'nav.ts': "export default [{ pathname: '/guide' }];",
        'datasets/rows.ts': 'export const rows = [1, 2;\n',
        'demos/Lost.tsx':
          "import * as React from 'react';\nimport { rows } from '../datasets/none';\n\n" +
          "import { None } from '@mui/none';\nexport { rows, React, None };\n",
        'demos/Open.tsx': 'export default function Open() {\n  return <div>;\n}\n',
      });
      const { mistakes } = await readSite(root, [GUIDE]);
      expect(mistakes.map(({ file, line, problem }) => `${file}:${line} ${problem}`)).toEqual([
        'content/guide/datasets/rows.ts:1 The source cannot be parsed: Expected `,` or `]` but found `;`.',
        'content/guide/demos/Lost.tsx:2 There is no file ../datasets/none.',
        'content/guide/demos/Lost.tsx:4 The module @mui/none is not installed.',
        "content/guide/demos/Open.tsx:3 The source cannot be parsed: Unexpected token. Did you mean `{'}'}` or `&rbrace;`?",
      ]);
    });

    it('reports the line in a navigation', async () => {
      await write({
        'page.mdx': `${PAGE}Text.`,
        'nav.ts': "export default [\n  { pathname: '/guide' },\n  { pathname: '/rows' ),\n];\n",
      });
      const { site, mistakes } = await readSite(root, [GUIDE]);
      expect(mistakes).toMatchObject([{ file: NAV, line: 3 }]);
      expect(site.pages).toHaveLength(1);
    });
  });
});
