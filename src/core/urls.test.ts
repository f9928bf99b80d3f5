import { describe, expect, it } from 'vitest';
import {
  decodeHash,
  getAlternateLinks,
  getDataPath,
  getDataSchemaPath,
  getLlmsFullPath,
  getLlmsPath,
  getMarkdownPath,
  getPrintPathname,
  getCanonicalAddress,
  getCanonicalUrl,
  getPagePathname,
  getSocialImagePath,
  removeTrailingSlash,
  toHref,
  withHash,
  withLanguage,
  getQueryLanguage,
  localizeHref,
} from './urls.ts';

describe('getCanonicalAddress', () => {
  it.each([
    ['/x/a/', 'en', '/x/a/', '/x/a/', '/x/a'],
    ['/en/x/a/', 'en', '/x/a/', '/x/a/', '/x/a'],
    ['/pt/x/a/', 'pt', '/x/a/', '/x/a/', '/x/a'],
    ['/zh/x/a/?q=1#b', 'zh', '/x/a/?q=1#b', '/x/a/?q=1', '/x/a/?q=1'],
    ['/fr/x/a/', 'en', '/fr/x/a/', '/fr/x/a/', '/fr/x/a'],
    ['/EN/x/a/', 'en', '/EN/x/a/', '/EN/x/a/', '/EN/x/a'],
    ['/x/a/#b#c', 'en', '/x/a/#b#c', '/x/a/', '/x/a'],
    ['/x/a#b\nc', 'en', '/x/a#b\nc', '/x/a', '/x/a'],
    ['/en', 'en', '/en', '/en', '/en'],
    ['/en/', 'en', '/', '/', '/'],
    ['/', 'en', '/', '/', '/'],
    ['', 'en', '', '', ''],
    ['en/x/', 'en', 'en/x/', 'en/x/', 'en/x'],
    ['/x/a//', 'en', '/x/a//', '/x/a//', '/x/a/'],
    ['/x/%E2%9C%93/', 'en', '/x/%E2%9C%93/', '/x/%E2%9C%93/', '/x/%E2%9C%93'],
    ['/api/', 'en', '/api/', '/api/', '/api-docs'],
    ['/api', 'en', '/api', '/api', '/api-docs'],
    ['/en/api/button/', 'en', '/api/button/', '/api/button/', '/api-docs/button'],
    ['/apix/', 'en', '/apix/', '/apix/', '/apix'],
    ['/x/api/charts/', 'en', '/x/api/charts/', '/x/api/charts/', '/x/api/charts'],
  ])('splits "%s"', (address, userLanguage, canonicalAs, canonicalAsServer, canonicalPathname) => {
    expect(getCanonicalAddress(address, ['en', 'pt'])).toEqual({
      userLanguage,
      canonicalAs,
      canonicalAsServer,
      canonicalPathname,
    });
  });

  it.each([
    ['/%65n/x/', 'en', '/%65n/x/'],
    ['/en//x/', 'en', '//x/'],
    ['/en\\x/', 'en', '/en\\x/'],
    ['/e\u0308n/x/', 'en', '/e\u0308n/x/'],
    ['/pt/pt/x/', 'pt', '/pt/x/'],
    ['/pt?/x/', 'en', '/pt?/x/'],
    ['#/pt/x/', 'en', '#/pt/x/'],
    ['/constructor/x/', 'en', '/constructor/x/'],
  ])(
    'removes at most one prefix, and only a known one: "%s"',
    (address, userLanguage, canonicalAs) => {
      expect(getCanonicalAddress(address, ['en', 'pt'])).toMatchObject({
        userLanguage,
        canonicalAs,
      });
    },
  );

  it('keeps a query and its slash, and accepts an address of any length', () => {
    expect(getCanonicalAddress('/pt/x/a/?q=1', ['en', 'pt']).canonicalPathname).toBe('/x/a/?q=1');
    const long = `/x/${'a'.repeat(100_000)}`;
    expect(getCanonicalAddress(`/pt${long}/#b`, ['en', 'pt'])).toEqual({
      userLanguage: 'pt',
      canonicalAs: `${long}/#b`,
      canonicalAsServer: `${long}/`,
      canonicalPathname: long,
    });
  });

  it('also turns /api into /api-docs before a query', () => {
    expect(getCanonicalAddress('/api?q=1', ['en']).canonicalPathname).toBe('/api-docs?q=1');
  });
});

describe('removeTrailingSlash', () => {
  it.each([
    ['/a/', '/a'],
    ['/a', '/a'],
    ['/a//', '/a/'],
    ['/', '/'],
    ['', ''],
  ])('for "%s" returns "%s"', (path, expected) => {
    expect(removeTrailingSlash(path)).toBe(expected);
  });
});

describe('toHref', () => {
  it.each([
    ['/a', '/a/'],
    ['/a/', '/a/'],
    ['/a?b=c/d', '/a/?b=c/d'],
    ['/a/#b', '/a/#b'],
    ['/a#b?c', '/a/#b?c'],
    ['/a#b\nc', '/a/#b\nc'],
    ['/', '/'],
    ['', '/'],
  ])('for "%s" returns "%s"', (pathname, href) => {
    expect(toHref(pathname)).toBe(href);
  });
});

describe('getCanonicalUrl', () => {
  it.each([
    ['/x/a', 'https://mui.com/x/a/'],
    ['/x/a/', 'https://mui.com/x/a/'],
    ['/x/a?b=1#c', 'https://mui.com/x/a/'],
    ['/', 'https://mui.com/'],
  ])('for %s returns %s', (pathname, url) => {
    expect(getCanonicalUrl('https://mui.com', pathname)).toBe(url);
  });

  it('includes a language that is not the default', () => {
    expect(getCanonicalUrl('https://mui.com', '/x/a?b', 'pt')).toBe('https://mui.com/pt/x/a/');
  });
});

describe('getAlternateLinks', () => {
  it('returns a link for each language and the default one for other readers', () => {
    expect(getAlternateLinks('https://mui.com', '/x/a', ['en', 'pt'])).toEqual([
      { hreflang: 'en', href: 'https://mui.com/x/a/' },
      { hreflang: 'pt', href: 'https://mui.com/pt/x/a/' },
      { hreflang: 'x-default', href: 'https://mui.com/x/a/' },
    ]);
  });
});

describe('getSocialImagePath', () => {
  it.each([
    ['/x/react-data-grid/sorting', '/x/social/react-data-grid/sorting.png'],
    ['/x/react-data-grid/sorting/?a=b/c#d', '/x/social/react-data-grid/sorting.png'],
    ['/x', '/x/social/x.png'],
    ['/versions/', '/x/social/versions.png'],
    ['/', '/x/social/site.png'],
    ['', '/x/social/site.png'],
  ])('for "%s" returns %s', (pathname, image) => {
    expect(getSocialImagePath(pathname)).toBe(image);
  });
});

describe('functions that build addresses', () => {
  it('put a page below its product', () => {
    expect(getPagePathname('/x/react-data-grid', '')).toBe('/x/react-data-grid');
    expect(getPagePathname('/x/react-data-grid', 'a/b')).toBe('/x/react-data-grid/a/b');
  });

  it('add a hash after the trailing slash', () => {
    expect(withHash('/x/a', 'b')).toBe('/x/a/#b');
    expect(withHash('/x/a/?q', '')).toBe('/x/a/?q#');
  });

  it('add a language, except the default one', () => {
    expect(withLanguage('/x/a/', 'en')).toBe('/x/a/');
    expect(withLanguage('/x/a/', 'pt')).toBe('/pt/x/a/');
  });
});

describe('localizeHref', () => {
  it.each([
    ['/x/introduction/', '/pt/x/introduction/'],
    ['/x/introduction/?a=1#b', '/pt/x/introduction/?a=1#b'],
    ['/', '/pt/'],
    ['/pt/x/introduction/', '/pt/x/introduction/'],
    ['/en/x/introduction/', '/en/x/introduction/'],
    ['/blog/news/', '/blog/news/'],
    ['/size-snapshot/', '/size-snapshot/'],
    ['/x/assets/a.1f.js', '/x/assets/a.1f.js'],
    ['/x/a/?file=b.js', '/pt/x/a/?file=b.js'],
    ['//other.com/x/', '//other.com/x/'],
    ['https://mui.com/x/', 'https://mui.com/x/'],
    ['#rows', '#rows'],
    ['', ''],
  ])('turns %s into %s', (href, localized) => {
    expect(localizeHref(href, 'pt', ['en', 'pt'])).toBe(localized);
  });

  it('changes nothing in English', () => {
    expect(localizeHref('/x/introduction/', 'en', ['en', 'pt'])).toBe('/x/introduction/');
  });
});

describe('getQueryLanguage', () => {
  it.each([
    ['', null],
    ['?userLanguage=', null],
    ['?userLanguage=pt', 'pt'],
    ['?a=1&userLanguage=en', 'en'],
    ['?userLanguage=PT', null],
    ['?userLanguage=pt-BR', null],
    ['?userLanguage=//evil.example', null],
    ['?userLanguage=%E0%A4%A', null],
  ])('for "%s" returns %j', (search, language) => {
    expect(getQueryLanguage(search)).toBe(language);
  });
});

describe('paths of files beside the pages', () => {
  it.each([
    ['the Markdown of a page', getMarkdownPath('/x/grid/rows'), '/x/grid/rows.md'],
    ['the Markdown of an overview', getMarkdownPath('/x/grid/'), '/x/grid.md'],
    ['a printable section', getPrintPathname('/x/grid'), '/x/grid/print'],
    ['the list of pages', getLlmsPath(), '/llms.txt'],
    ['the list of a product', getLlmsPath('/x/grid'), '/x/grid/llms.txt'],
    ['the full text of a product', getLlmsFullPath('/x/grid'), '/x/grid/llms-full.txt'],
    ['another part of the full text', getLlmsFullPath('/x/grid', 3), '/x/grid/llms-full-3.txt'],
    ['a data file', getDataPath('grid', 'api'), '/x/data/grid/api.json'],
    ['a schema', getDataSchemaPath('api'), '/x/data/api.schema.json'],
  ])('%s', (_, path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('decodeHash', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#rows', 'rows'],
    ['rows', 'rows'],
    ['##rows', '#rows'],
    ['#caf%C3%A9', 'café'],
    ['#a%20b', 'a b'],
    ['#%', '%'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['#100%', '100%'],
    ['#%zz%20', '%zz%20'],
  ])('reads "%s" as the id "%s"', (hash, id) => {
    expect(decodeHash(hash)).toBe(id);
  });
});
