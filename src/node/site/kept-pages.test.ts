import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPage, EMPTY_SITE, INTRODUCTION } from '../../../tests/fixtures/site.ts';
import { buildSiteModel } from '../../core/site/model.ts';
import { closeBuildCache, openBuildCache } from '../cache/build-cache.ts';
import { createKeptPages, type ScriptNames } from './kept-pages.ts';

const ADDRESS = '/x/introduction/support/';
const PRINTED = '/x/introduction/print/';
const HTML = '<p>Text</p><astro-island component-url="/x/assets/One.aaaaaaaa.js"></astro-island>';
const NAMES: ScriptNames = new Map([['/demos/One.tsx?island', 'x/assets/One.aaaaaaaa.js']]);
const FOLDER = 'content/introduction/support';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-'));
  write('node_modules/.package-lock.json', '{}');
  write('content/introduction/page.mdx', 'Overview');
  write(`${FOLDER}/page.mdx`, 'Support. <Card picture="charts/Harbor" />');
  write(`${FOLDER}/demos/One.tsx`, 'export default 1;');
  write(`${FOLDER}/pictures/One.avif`, 'picture');
  write('content/introduction/datasets/ports.ts', 'export const ports = 1;');
  write('content/charts/demos/Harbor.tsx', 'export default 1;');
  write('content/charts/datasets/ships.ts', 'export const ships = 1;');
  write('content/tree-view/datasets/farms.ts', 'export const farms = 1;');
  write('src/layout.astro', '<p></p>');
  write('config/site.ts', 'export default {};');
});
afterEach(() => {
  closeBuildCache();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function load(title = 'Support', references: unknown[] = []) {
  const pages = [
    createPage({ section: 'introduction', pathname: '/x/introduction' }),
    createPage({
      section: 'introduction',
      pathname: '/x/introduction/support',
      file: `${FOLDER}/page.mdx`,
      frontMatter: { title },
    }),
  ];
  const site = buildSiteModel({ ...EMPTY_SITE, sections: [INTRODUCTION], pages });
  return { site, references, demoUses: [], texts: new Map(), mistakes: [] } as never;
}

function build(title?: string) {
  closeBuildCache();
  openBuildCache(root);
  const loaded = load(title);
  const kept = createKeptPages(root);
  kept.prepare(loaded);
  return { kept, compiled: kept.listCompiled(loaded) };
}

function fill(printed = HTML) {
  const { kept } = build();
  for (const address of ['/x/introduction/', ADDRESS]) kept.store(address, HTML, NAMES);
  kept.store(PRINTED, printed, NAMES);
}

describe('createKeptPages', () => {
  it('compiles nothing if nothing has changed, and everything at first', () => {
    expect(build().compiled).toEqual(['content/introduction/page.mdx', `${FOLDER}/page.mdx`]);
    fill();
    expect(build().compiled).toEqual([]);
    closeBuildCache();
    const kept = createKeptPages(root);
    kept.prepare(load());
    expect(kept.has(ADDRESS)).toBe(false);
  });

  it.each([
    ['its text', `${FOLDER}/page.mdx`],
    ['a demo', `${FOLDER}/demos/One.tsx`],
    ['another demo', `${FOLDER}/demos/Two.tsx`],
    ['a picture', `${FOLDER}/pictures/One.avif`],
    ['a picture of a card', 'content/charts/demos/Harbor.tsx'],
    ['what the demo of a card shares', 'content/charts/datasets/ships.ts'],
  ])('renders a page again that differs in %s, with its section for the printer', (_, file) => {
    fill();
    write(file, 'changed');
    const { kept, compiled } = build();
    expect([ADDRESS, PRINTED, '/x/introduction/'].map(kept.has)).toEqual([false, false, true]);
    expect(compiled).toHaveLength(2);
  });

  it.each([
    ['code', () => write('src/layout.astro', '<b></b>')],
    ['new code', () => write('src/other.ts', '')],
    ['configuration', () => write('config/site.ts', 'export default 1;')],
    ['what its product shares', () => write('content/introduction/datasets/ports.ts', '')],
    ['packages', () => write('node_modules/.package-lock.json', '{"name":"other"}')],
    ['the license', () => vi.stubEnv('PUBLIC_MUI_LICENSE', 'key')],
    ['a variable', () => vi.stubEnv('PUBLIC_OTHER', 'value')],
  ])('renders all pages again with other %s', (_, change) => {
    fill();
    change();
    expect([ADDRESS, PRINTED, '/x/introduction/'].some(build().kept.has)).toBe(false);
  });

  it('renders all pages again when one has another title', () => {
    fill();
    expect(['/x/introduction/', ADDRESS].some(build('Help').kept.has)).toBe(false);
  });

  it('keeps pages when something changes that they are not made of', () => {
    fill();
    write('content/tree-view/datasets/farms.ts', 'changed');
    write('src/layout.test.ts', 'changed');
    expect(build().compiled).toEqual([]);
  });

  it('takes the other pages of a printed section from an earlier build', () => {
    const overview = '<h1>Overview</h1>';
    const printed = ['/x/introduction', '/x/introduction/support'].map(
      (pathname) => `<article data-page="${pathname}">${overview}</article>`,
    );
    fill(printed.join(''));
    expect(build().kept.listArticles()).toEqual({});
    write(`${FOLDER}/page.mdx`, 'changed');
    const { kept, compiled } = build();
    expect(compiled).toEqual([`${FOLDER}/page.mdx`]);
    expect(kept.listArticles()).toEqual({ [PRINTED]: { '/x/introduction': overview } });
  });

  it('returns the document that was rendered, with the present names of its scripts', () => {
    fill();
    const { kept } = build();
    expect(kept.listScripts()).toEqual([...NAMES.keys()]);
    const file = path.join('dist', ADDRESS, 'index.html');
    const read = (names: ScriptNames) => kept.list('dist', names).get(file)!();
    expect(read(NAMES)).toBe(HTML);
    const names = new Map([...NAMES.keys()].map((name) => [name, 'x/assets/One.bbbbbbbb.js']));
    expect(read(names)).toBe(HTML.replace('aaaaaaaa', 'bbbbbbbb'));
    expect(() => read(new Map())).toThrow('not built');
  });

  it('renders a page again whose document is damaged, in the next build at the latest', () => {
    fill();
    const folder = path.join(root, 'node_modules/.cache/build/documents');
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) writeFileSync(path.join(entry.parentPath, entry.name), 'damaged');
    }
    const { kept } = build();
    for (const read of kept.list('dist', NAMES).values()) expect(read).toThrow('Build again');
    expect(build().kept.has(ADDRESS)).toBe(false);
  });

  it('does not keep a page that names a file that is not known', () => {
    const { kept } = build();
    kept.store(ADDRESS, `${HTML}<script src="/x/assets/Other.aaaaaaaa.js"></script>`, NAMES);
    kept.store('/x/introduction/', '<img src="/x/assets/own.aaaaaaaa.webp">', NAMES);
    expect([ADDRESS, '/x/introduction/'].some(build().kept.has)).toBe(false);
  });
});
