import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AuthorErrors, type AuthorError } from '../../core/author-error.ts';
import { loadConfig, loadPackageVersions, ROOT } from '../load-config.ts';
import { loadSite } from './load-site.ts';

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
  return thrown.errors.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

describe('loadSite', () => {
  it('reads configuration, navigation and pages', async () => {
    const { site, versions } = loadConfig();
    const { pages, ...data } = await loadSite(getRoot('valid'), [GUIDE, REFERENCE]);
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
          problem: '/guide/rows is in the navigation and has no page.',
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
        {
          file: 'content/guide/page.mdx',
          line: 0,
          problem: 'The page /guide is not in the navigation.',
          remedy: `Add it to ${NAV}.`,
        },
      ],
    ],
  ])('reports %s', async (fixture, mistakes) => {
    expect(await getMistakes(fixture)).toEqual(mistakes);
  });

  it('reports each field of a navigation that is wrong', async () => {
    const remedy = 'See NavEntry in src/core/site/nav.ts.';
    const mistakes = await getMistakes('navigation-invalid');
    expect(mistakes.filter(({ file }) => file === NAV)).toMatchObject([
      { line: 0, problem: expect.stringContaining('"titel"\n  → at [0]'), remedy },
      { line: 0, problem: expect.stringContaining('must start with a slash'), remedy },
    ]);
  });

  it('reports the problem of a navigation without a mark in front', async () => {
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

  it('refuses a path that the navigation has twice', async () => {
    await expect(loadSite(getRoot('navigation-duplicate'), [GUIDE])).rejects.toThrow(
      new Error('Duplicated pathname /guide in pages'),
    );
  });
});
