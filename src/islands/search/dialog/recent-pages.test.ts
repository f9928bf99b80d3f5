import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addRecentPage, clearRecentPages, readRecentPages } from './recent-pages.ts';

const KEY = 'docs-search-recent';
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function getPage(name: string) {
  return { href: `/${name}/`, title: name, place: '' };
}

describe('recent pages', () => {
  it('keeps the last five, newest first and without duplicates', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) addRecentPage(getPage(name));
    expect(readRecentPages()).toEqual(['c', 'f', 'e', 'd', 'b'].map(getPage));
  });

  it('clears them', () => {
    addRecentPage(getPage('a'));
    clearRecentPages();
    expect(readRecentPages()).toEqual([]);
    expect([...stored]).toEqual([]);
  });

  it.each(['', '{', 'null', '7', '{"href":"/a/"}'])('reads %j as no pages', (text) => {
    stored.set(KEY, text);
    expect(readRecentPages()).toEqual([]);
  });

  it('skips entries that are not pages of this site', () => {
    const pages = [
      getPage('a'),
      null,
      { href: 'javascript:alert(1)', title: 'x', place: '' },
      { href: '//elsewhere.example/', title: 'x', place: '' },
      { href: '/\\elsewhere.example/', title: 'x', place: '' },
      { href: '/\t/elsewhere.example/', title: 'x', place: '' },
      { href: '/b/', title: 7, place: '' },
    ];
    stored.set(KEY, JSON.stringify(pages));
    expect(readRecentPages()).toEqual([getPage('a')]);
  });
});
