import { expect, it } from 'vitest';
import hosting from '../../../config/hosting.ts';
import type { SiteModel } from '../../core/site/model.ts';
import { findLostRedirects, listPageAddresses } from './check-redirects.ts';

const PAGES = [
  { pathname: '/x/grid', headings: [{ id: 'rows' }], demos: ['Pick'] },
  { pathname: '/x/api/grid', headings: [], demos: [], api: {} },
];
const SITE = {
  pages: PAGES,
  sections: [{ prefix: '/x/grid' }],
  pageByPathname: new Map(PAGES.map((page) => [page.pathname, page])),
} as unknown as SiteModel;
const LOCALES = [
  { id: 'en', name: 'English', direction: 'ltr' },
  { id: 'pt', name: 'Português', direction: 'ltr' },
] as const;

function findLost(...targets: string[]): string[] {
  const [first] = hosting.redirects;
  const redirects = targets.map((to) => ({ from: first?.from ?? '', to, status: 301 }) as const);
  return findLostRedirects(SITE, LOCALES, { redirects }).map(({ problem }) =>
    problem.replace(/^\S+ leads to (\S+),.*$/, '$1'),
  );
}

it('lists every page in every language', () => {
  expect([...listPageAddresses(SITE, LOCALES)].slice(0, 3)).toEqual([
    '/x/grid/',
    '/x/api/grid/',
    '/x/grid/print/',
  ]);
  expect(listPageAddresses(SITE, LOCALES)).toContain('/pt/x/grid/');
});

it('finds redirects to missing pages, anchors and files', () => {
  expect(
    findLost(
      '/x/grid/',
      '/x/grid/#rows',
      '/x/grid/#Pick',
      '/x/api/grid/#any',
      '/static/favicon.svg',
      '/x/releases.atom',
      'https://mui.com/none/',
      '/:splat',
    ),
  ).toEqual([]);
  const lost = ['/x/none/', '/x/grid/#columns', '/static/none.svg'];
  expect(findLost(...lost)).toEqual(lost);
});

it('finds a redirect that hides a page', () => {
  const redirects = [{ from: '/x/grid/', to: '/x/api/grid/', status: 301 }] as const;
  const mistakes = findLostRedirects(SITE, LOCALES, { redirects });
  expect(mistakes).toMatchObject([{ remedy: 'Remove the redirect.' }]);
});

it('reports the line of a redirect', () => {
  const [first] = hosting.redirects;
  const redirects = [{ ...first!, to: '/x/none/' }] as const;
  const [mistake] = findLostRedirects(SITE, LOCALES, { redirects });
  expect(mistake).toMatchObject({ file: 'config/hosting.ts' });
  expect(mistake?.line).toBeGreaterThan(1);
});
