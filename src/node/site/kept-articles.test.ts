import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeBuildCache, openBuildCache } from '../cache/build-cache.ts';
import { createKeptArticles } from './kept-articles.ts';

const ADDRESS = '/x/charts/print/';
const BARS = '/x/charts/bars';
const LINES = '/x/charts/lines';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'articles-'));
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{}');
});
afterEach(() => {
  closeBuildCache();
  rmSync(root, { recursive: true });
});

function build(inputs: Readonly<Record<string, string>> = { [BARS]: 'bars', [LINES]: 'lines' }) {
  closeBuildCache();
  openBuildCache(root);
  const articles = createKeptArticles();
  for (const [pathname, input] of Object.entries(inputs)) {
    articles.prepare(ADDRESS, pathname, input);
  }
  return articles;
}

const toArticle = (pathname: string, body: string) =>
  `<article data-page="${pathname}">${body}</article>`;

describe('createKeptArticles', () => {
  it('finds each page as it was rendered, until what it is made of changes', () => {
    build().store(ADDRESS, toArticle(BARS, '<h1>Bars</h1>') + toArticle(LINES, '<h1>Lines</h1>'));
    expect(build().list()).toEqual({
      [ADDRESS]: { [BARS]: '<h1>Bars</h1>', [LINES]: '<h1>Lines</h1>' },
    });
    const changed = build({ [BARS]: 'bars, changed', [LINES]: 'lines' });
    expect([BARS, LINES].map((pathname) => changed.has(ADDRESS, pathname))).toEqual([false, true]);
    expect(changed.has('/x/charts/', LINES)).toBe(false);
  });

  it.each([
    '<astro-island></astro-island>',
    '<style>p { color: red }</style>',
    '<link rel="stylesheet" href="/late.css">',
    '<script type="module" src="/tabs.js"></script>',
    '<img src="/x/assets/own.aaaaaaaa.webp">',
  ])('does not keep a page with %s', (part) => {
    build().store(ADDRESS, toArticle(BARS, part));
    expect(build().list()).toEqual({});
  });

  it('keeps a page with short scripts and stored pictures', () => {
    const body = '<script>docs.tabs()</script><img src="/x/assets/printed/charts/A.0f0f0f0f.png">';
    build().store(ADDRESS, toArticle(BARS, body));
    expect(build().list()).toEqual({ [ADDRESS]: { [BARS]: body } });
  });
});
