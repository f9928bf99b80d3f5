import { expect, it } from 'vitest';
import { buildRedirects, resolveRequest } from '../../src/core/hosting/hosting.ts';
import { loadConfig } from '../../src/node/load-config.ts';
import { listPageAddresses } from '../../src/node/site/check-redirects.ts';
import { wholeSite } from '../whole-site.ts';

const { hosting, locales } = loadConfig();
const { site } = wholeSite;
const addresses = listPageAddresses(site, locales);
const redirects = buildRedirects(hosting.redirects, site.tree.nodes);
const answer = (address: string) =>
  resolveRequest(address, redirects, (pathname) => addresses.has(pathname));

it('every folder above a page is a page or leads to one', () => {
  const parents = new Set(
    [...addresses].flatMap((address) => {
      const parts = address.split('/').slice(1, -2);
      return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
    }),
  );
  expect(parents).toContain('/x/migration/');
  expect(parents).toContain('/x/api/');
  const lost = [...parents].filter((address) => answer(address).kind === 'none');
  expect(lost).toEqual([]);
});

it.each([
  ['/components/data-grid/columns/', '/x/react-data-grid/column-definition/'],
  ['/components/data-grid/group-pivot/', '/x/react-data-grid/tree-data/'],
  ['/components/date-picker', '/x/react-date-pickers/date-picker/'],
  ['/components/pickers/', '/x/react-date-pickers/'],
  ['/components/tree-view/', '/x/react-tree-view/'],
  ['/x/react-tree-view/customization/', '/x/react-tree-view/tree-item-customization/'],
  ['/api/data-grid/data-grid/', '/x/api/data-grid/data-grid/'],
  ['/api/date-picker/', '/x/api/date-pickers/date-picker/'],
  ['/x/api/charts/drawing-provider/', '/x/api/charts/chart-container/'],
])('the earlier address %s leads to %s', (from, to) => {
  expect(answer(from)).toMatchObject({ kind: 'redirect', location: to });
  expect(addresses.has(to)).toBe(true);
});
