import { describe, expect, it } from 'vitest';
import {
  matchPath,
  parseHeaders,
  parseRedirects,
  renderHeaders,
  renderPolicy,
  renderRedirects,
  type Redirect,
} from './hosting.ts';

describe('renderPolicy', () => {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
  };

  it('adds the hashes to the scripts', () => {
    expect(renderPolicy(policy, ['sha256-a=', 'sha256-b='])).toBe(
      "default-src 'self'; script-src 'self' 'sha256-a=' 'sha256-b='; img-src 'self' data:",
    );
  });

  it('is the policy alone without inline scripts', () => {
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

  it('has one path a block', () => {
    expect(renderHeaders(headers)).toBe(`/*
  X-Frame-Options: SAMEORIGIN
  Referrer-Policy: strict-origin

/x/assets/*
  Cache-Control: public, max-age=31536000, immutable
`);
  });

  it('can be read back', () => {
    expect(parseHeaders(renderHeaders(headers))).toEqual(Object.entries(headers));
  });

  it('keeps colons in values', () => {
    expect(parseHeaders('/a\n  Link: <https://mui.com/>; rel=preload\n')).toEqual([
      ['/a', { Link: '<https://mui.com/>; rel=preload' }],
    ]);
  });

  it('may be empty', () => {
    expect(parseHeaders('')).toEqual([]);
    expect(parseHeaders('\n\n')).toEqual([]);
  });
});

describe('_redirects', () => {
  const redirects: Redirect[] = [
    { from: '/', to: '/x/introduction/', status: 301 },
    { from: '/fr/*', to: '/:splat', status: 200 },
  ];

  it('has one rule a line', () => {
    expect(renderRedirects(redirects)).toBe('/ /x/introduction/ 301\n/fr/* /:splat 200\n');
    expect(renderRedirects([])).toBe('');
  });

  it('can be read back', () => {
    expect(parseRedirects(renderRedirects(redirects))).toEqual(redirects);
  });

  it('may hold comments, gaps and rules without a status', () => {
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
  ])('%s takes %s', (rule, path, splat) => {
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
  ])('%s does not take "%s"', (rule, path) => {
    expect(matchPath(rule, path)).toBeNull();
  });
});
