import { describe, expect, it } from 'vitest';
import type { Redirect } from './config.ts';
import {
  buildRedirects,
  findRedirectProblems,
  matchPath,
  parseHeaders,
  parseRedirects,
  renderHeaders,
  renderPolicy,
  renderRedirects,
  resolveRequest,
} from './hosting.ts';
import { buildNavTree } from '../site/nav.ts';

describe('renderPolicy', () => {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
  };

  it('adds the hashes to script-src', () => {
    expect(renderPolicy(policy, ['sha256-a=', 'sha256-b='])).toBe(
      "default-src 'self'; script-src 'self' 'sha256-a=' 'sha256-b='; img-src 'self' data:",
    );
  });

  it('renders the policy alone if there are no inline scripts', () => {
    expect(renderPolicy(policy, [])).toBe(
      "default-src 'self'; script-src 'self'; img-src 'self' data:",
    );
    expect(renderPolicy({}, ['sha256-a='])).toBe('');
  });
});

describe('_headers', () => {
  const headers = {
    '/*': { 'X-Frame-Options': 'SAMEORIGIN', 'Referrer-Policy': 'strict-origin' },
    '/x/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  };

  it('has one block per path', () => {
    expect(renderHeaders(headers)).toBe(`/*
  X-Frame-Options: SAMEORIGIN
  Referrer-Policy: strict-origin

/x/assets/*
  Cache-Control: public, max-age=31536000, immutable
`);
  });

  it('can be parsed back', () => {
    expect(parseHeaders(renderHeaders(headers))).toEqual(Object.entries(headers));
  });

  it('keeps colons in values', () => {
    expect(parseHeaders('/a\n  Link: <https://mui.com/>; rel=preload\n')).toEqual([
      ['/a', { Link: '<https://mui.com/>; rel=preload' }],
    ]);
  });

  it('can be empty', () => {
    expect(parseHeaders('')).toEqual([]);
    expect(parseHeaders('\n\n')).toEqual([]);
  });
});

describe('_redirects', () => {
  const redirects: Redirect[] = [
    { from: '/', to: '/x/introduction/', status: 301 },
    { from: '/fr/*', to: '/:splat', status: 200 },
  ];

  it('has one rule per line', () => {
    expect(renderRedirects(redirects)).toBe('/ /x/introduction/ 301\n/fr/* /:splat 200\n');
    expect(renderRedirects([])).toBe('');
  });

  it('can be parsed back', () => {
    expect(parseRedirects(renderRedirects(redirects))).toEqual(redirects);
  });

  it('can contain comments, blank lines and rules without a status', () => {
    expect(parseRedirects('# Old pages\n\n  /a   /b\n/c\t/d 302\n')).toEqual([
      { from: '/a', to: '/b', status: 301 },
      { from: '/c', to: '/d', status: 302 },
    ]);
    expect(parseRedirects('')).toEqual([]);
  });
});

describe('matchPath', () => {
  it.each([
    ['/', '/', ''],
    ['/*', '/', ''],
    ['/*', '/x/a/', 'x/a/'],
    ['/x/assets/*', '/x/assets/a.js', 'a.js'],
    ['/:lang/x/*', '/fr/x/react-charts/', 'react-charts/'],
    ['/x/a.b', '/x/a.b', ''],
    ['/x/a(b)+', '/x/a(b)+', ''],
  ])('%s matches %s', (rule, path, splat) => {
    expect(matchPath(rule, path)).toEqual({ splat });
  });

  it.each([
    ['/', '/x'],
    ['/x/a.b', '/x/aXb'],
    ['/x/assets/*', '/x/assets'],
    ['/:lang/x/*', '/x/a/'],
    ['/:lang/x/*', '/a/b/x/c'],
    ['/x/a', '/x/a/'],
    ['/x/a', ''],
  ])('%s does not match "%s"', (rule, path) => {
    expect(matchPath(rule, path)).toBeNull();
  });
});

describe('buildRedirects', () => {
  it('adds each old address without its slash and puts wildcards last', () => {
    expect(
      buildRedirects([
        { from: '/', to: '/x/introduction/', status: 301 },
        { from: '/:lang/x/*', to: '/x/:splat', status: 301 },
        { from: '/old/', to: '/new/', status: 302 },
        { from: '/old', to: '/never/', status: 301 },
      ]),
    ).toEqual([
      { from: '/', to: '/x/introduction/', status: 301 },
      { from: '/old/', to: '/new/', status: 302 },
      { from: '/old', to: '/new/', status: 302 },
      { from: '/:lang/x/*', to: '/x/:splat', status: 301 },
    ]);
  });

  it('redirects a navigation group to the first page below it', () => {
    const { nodes } = buildNavTree([
      {
        pathname: '/x/grid-group',
        children: [
          { pathname: '/x/grid/rows', children: [{ pathname: '/x/grid/row-height' }] },
          { pathname: '/x/grid/columns', children: [{ pathname: '/x/grid/spanning' }] },
        ],
      },
    ]);
    const rules: Redirect[] = [{ from: '/x/grid/columns/', to: '/x/grid/', status: 301 }];
    expect(buildRedirects(rules, nodes)).toEqual([
      { from: '/x/grid/columns/', to: '/x/grid/', status: 301 },
      { from: '/x/grid/columns', to: '/x/grid/', status: 301 },
      { from: '/x/grid/rows/', to: '/x/grid/row-height/', status: 301 },
      { from: '/x/grid/rows', to: '/x/grid/row-height/', status: 301 },
    ]);
  });
});

describe('resolveRequest', () => {
  const FILES = ['/x/a/', '/x/assets/a.js', '/pt/x/a/', '/404.html'];
  const redirects: Redirect[] = [
    { from: '/', to: '/x/a/', status: 301 },
    { from: '/old/', to: '/x/a/#part', status: 302 },
    { from: '/out/', to: 'https://mui.com/pricing/', status: 302 },
    { from: '/:lang/x/*', to: '/x/:splat', status: 301 },
    { from: '/fr/*', to: '/:splat', status: 200 },
  ];
  const resolve = (address: string) =>
    resolveRequest(address, redirects, (pathname) => FILES.includes(pathname));

  it.each(['/x/a/', '/x/assets/a.js', '/pt/x/a/'])('serves the file of %s', (address) => {
    expect(resolve(address)).toEqual({ kind: 'file', pathname: address });
    expect(resolve(`${address}?q=/old/`)).toEqual({ kind: 'file', pathname: address });
  });

  it.each([
    ['/', 301, '/x/a/'],
    ['/?q=1', 301, '/x/a/?q=1'],
    ['', 301, '/x/a/'],
    ['/old/?q=1', 302, '/x/a/?q=1#part'],
    ['/out/', 302, 'https://mui.com/pricing/'],
    ['/en/x/a/', 301, '/x/a/'],
    ['/en/x/a', 301, '/x/a'],
    ['/xx/x/a/b/?q=1', 301, '/x/a/b/?q=1'],
    ['/en/x/', 301, '/x/'],
    ['/fr/', 301, '/x/a/'],
    ['/fr/old/', 302, '/x/a/#part'],
    ['/x/a', 301, '/x/a/'],
    ['/x/a?q=1', 301, '/x/a/?q=1'],
  ])('redirects "%s" with %d to %s', (address, status, location) => {
    expect(resolve(address)).toEqual({ kind: 'redirect', status, location });
  });

  it.each(['/x/b/', '/x/a.html', '/X/A/', '/en', '/x/assets', '/%00', '/%E0%A4%A/', '/old'])(
    'finds nothing at %s',
    (address) => {
      expect(resolve(address)).toEqual({ kind: 'none' });
    },
  );

  it.each([
    ['//evil.example/x/a', '/x/a'],
    ['//evil.example/../x/a', '/x/a/'],
    ['/\\evil.example/x/a/', '/x/a/'],
    ['/en/x//evil.example/', '/x/evil.example/'],
    ['/en/x/%2F%2Fevil.example/', '/x/%2F%2Fevil.example/'],
    ['///evil.example/%2e%2e/x/a', '/x/a/'],
  ])('never redirects to another host: %s', (address, location) => {
    expect(resolve(address)).toEqual({ kind: 'redirect', status: 301, location });
  });

  it('serves a rewritten page at the same address', () => {
    expect(
      resolveRequest('/fr/a/?q=1', [{ from: '/fr/*', to: '/:splat', status: 200 }], (pathname) =>
        ['/a/'].includes(pathname),
      ),
    ).toEqual({ kind: 'file', pathname: '/a/' });
  });

  it('terminates if rules form a cycle', () => {
    const cycle: Redirect[] = [
      { from: '/a/*', to: '/b/:splat', status: 200 },
      { from: '/b/*', to: '/a/:splat', status: 200 },
    ];
    expect(resolveRequest('/a/c', cycle, () => false)).toEqual({ kind: 'none' });
  });

  it('accepts an address of any length', () => {
    const long = 'a'.repeat(100_000);
    expect(resolve(`/en/x/${long}`)).toEqual({
      kind: 'redirect',
      status: 301,
      location: `/x/${long}`,
    });
  });
});

describe('findRedirectProblems', () => {
  const hasPage = (pathname: string, hash: string) =>
    pathname === '/there/' && ['', 'part'].includes(hash);
  const find = (redirects: readonly Redirect[]) =>
    findRedirectProblems(redirects, hasPage).map(({ problem }) => problem);

  it('reports redirects to what does not exist', () => {
    expect(
      find([
        { from: '/a/', to: '/there/', status: 301 },
        { from: '/b/', to: '/there/#part', status: 301 },
        { from: '/c/', to: '/there/#gone', status: 301 },
        { from: '/d/', to: '/a/', status: 301 },
        { from: '/e/', to: '/gone/', status: 301 },
        { from: '/f/', to: 'https://mui.com/', status: 301 },
        { from: '/g/*', to: '/:splat', status: 200 },
      ]),
    ).toEqual([
      '/c/ leads to /there/#gone, which does not exist',
      '/e/ leads to /gone/, which does not exist',
    ]);
  });

  it('reports redirects that lead in a circle', () => {
    expect(
      find([
        { from: '/a/', to: '/b/', status: 301 },
        { from: '/b/', to: '/a/#part', status: 301 },
        { from: '/c/', to: '/c/', status: 301 },
        { from: '/d/', to: '/e/', status: 301 },
        { from: '/e/', to: '/there/', status: 301 },
      ]),
    ).toEqual([
      '/a/ leads to /b/, and from there in a circle',
      '/b/ leads to /a/#part, and from there in a circle',
      '/c/ leads to /c/, and from there in a circle',
    ]);
  });

  it('reports redirects that hide a page', () => {
    expect(find([{ from: '/there/', to: '/there/#part', status: 302 }])).toEqual([
      '/there/ is a page, and its redirect would hide it',
    ]);
  });
});
