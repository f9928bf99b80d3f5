import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getSubjectSections } from '../../src/core/api/subject-sections.ts';
import { buildRedirects, resolveRequest } from '../../src/core/hosting/hosting.ts';
import { getAnchors, type Page } from '../../src/core/page/page.ts';
import { removeTrailingSlash } from '../../src/core/urls.ts';
import { loadConfig } from '../../src/node/load-config.ts';
import { listPageAddresses } from '../../src/node/site/check-redirects.ts';
import { wholeSite } from '../whole-site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PACKAGES = path.join(ROOT, 'node_modules/@mui');
/** What runs, what editors show, and what registries show. Other builds repeat the first. */
const FILES = ['x-*/**/*.{js,d.ts}', 'x-*/{README.md,CHANGELOG.md,package.json}'];
const REPEATED = ['x-*/{node,modern,esm}/**', 'x-*/**/node_modules/**'];
const LINK = /https:\/\/mui\.com(\/(?:x|r)\/[\w\-./?=&#]*)/g;

/** Returns the addresses of this documentation in the published packages. */
function findPackageLinks(): string[] {
  const files = globSync(FILES, { cwd: PACKAGES, exclude: REPEATED });
  const links = files.flatMap((file) =>
    [...readFileSync(path.join(PACKAGES, file), 'utf8').matchAll(LINK)].map(([, link = '']) =>
      // A period ends the sentence that cites the address.
      link.replace(/\.$/, ''),
    ),
  );
  return [...new Set(links)].sort();
}

const links = findPackageLinks();
const { hosting, locales } = loadConfig();
const { site, references } = wholeSite;
const addresses = listPageAddresses(site, locales);
const hasFile = (pathname: string) =>
  addresses.has(pathname) ||
  (!pathname.endsWith('/') && existsSync(path.join(ROOT, 'public', pathname)));
const redirects = buildRedirects(hosting.redirects, site.tree.nodes);

/** Follows an address as a browser does. Returns null if it leads nowhere. */
function follow(link: string): URL | null {
  let url = new URL(link, 'https://mui.com');
  for (let steps = 0; steps < 5; steps += 1) {
    const answer = resolveRequest(url.pathname, redirects, hasFile);
    if (answer.kind === 'file') return url;
    if (answer.kind === 'none') return null;
    if (answer.location.startsWith('https:')) return new URL(answer.location);
    // A target without a hash takes over that of the request.
    const next = new URL(answer.location, url);
    if (next.hash === '') next.hash = url.hash;
    url = next;
  }
  return null;
}

/** Returns the anchors of a page, on reference pages also those of the rows. */
function listAnchors(page: Page): string[] {
  const reference = references.find(({ product }) => product.folder === page.section);
  if (!page.api || !reference) return getAnchors(page);
  const rows = getSubjectSections(page.api, reference.model).flatMap((section) => section.rows);
  return [...getAnchors(page), ...rows.map(({ id }) => id)];
}

function hasAnchor({ pathname, hash }: URL): boolean {
  const page = site.pageByPathname.get(removeTrailingSlash(pathname));
  return hash === '' || (page !== undefined && listAnchors(page).includes(hash.slice(1)));
}

it('the packages contain addresses of guides, of the reference, and short ones', () => {
  expect(links.length).toBeGreaterThan(150);
  expect(links).toEqual(
    expect.arrayContaining([
      '/r/x-data-grid-no-dimensions',
      '/x/api/charts/bar-chart/',
      '/x/react-charts/lines/#interpolation',
      '/x/react-data-grid/editing/#server-side-persistence',
    ]),
  );
});

it('every address in the packages leads to a page', () => {
  expect(links.filter((link) => !follow(link))).toEqual([]);
});

it('every anchor in the packages leads to a section', () => {
  const lost = links.flatMap((link) => {
    const target = follow(link);
    return target && !hasAnchor(target) ? `${link} (${target.pathname}${target.hash})` : [];
  });
  expect(lost).toEqual([]);
});
