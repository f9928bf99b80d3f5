import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import hosting from '../../config/hosting.ts';
import site from '../../config/site.ts';
import { listHtmlFiles } from '../../src/node/finish/html-files.ts';
import { createPageLookup } from '../../src/node/finish/write-hosting-files.ts';
import { parseDocumentHead } from '../../src/core/hosting/head.ts';
import { findRedirectProblems, parseRedirects } from '../../src/core/hosting/hosting.ts';
import { getProductInfo } from '../../src/core/site/product.ts';
import { loadConfig } from '../../src/node/load-config.ts';
import { getPrintPathname, toHref } from '../../src/core/urls.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');

interface BuiltPage {
  address: string;
  head: string;
}
let pages: BuiltPage[] = [];
beforeAll(async () => {
  pages = listHtmlFiles(DIST).map((file) => {
    const html = readFileSync(file, 'utf8');
    return {
      address: `/${path.relative(DIST, file).replaceAll(path.sep, '/').replace('index.html', '')}`,
      head: html.slice(0, html.indexOf('</head>') + 7),
    };
  });
});
const getListed = () => pages.filter(({ head }) => parseDocumentHead(head).indexed);
const getAll = (head: string, pattern: RegExp) => [...head.matchAll(pattern)].map(([, it]) => it);

describe('the head of every page', () => {
  test('has a canonical URL and one for each language', () => {
    for (const { address, head } of getListed()) {
      const url = site.origin + address;
      expect(getAll(head, /<link rel="canonical" href="([^"]+)"/g), address).toEqual([url]);
      expect(getAll(head, /<link rel="alternate" (hreflang="[^"]+" href="[^"]+")/g)).toEqual([
        `hreflang="en" href="${url}"`,
        `hreflang="x-default" href="${url}"`,
      ]);
    }
  });

  test('has a title, a description and matching Open Graph tags', () => {
    for (const { address, head } of getListed()) {
      // Only the content of elements has its apostrophes escaped.
      const title = getAll(head, /<title>([^<]+)<\/title>/g).map((each) =>
        each?.replaceAll('&#39;', "'"),
      );
      const description = getAll(head, /<meta name="description" content="([^"]+)"/g);
      expect(title.join(), address).toMatch(/ - MUI X$/);
      expect(description, address).toHaveLength(1);
      expect(
        getAll(head, /<meta (?:property|name)="((?:og|twitter):\w+" content="[^"]+)"/g),
      ).toEqual([
        'og:type" content="website',
        `og:title" content="${title.join()}`,
        `og:description" content="${description.join()}`,
        `og:url" content="${site.origin}${address}`,
        expect.stringMatching(/^og:image" content="https:\/\/mui\.com\/x\/social\/.+\.png$/),
        'twitter:card" content="summary_large_image',
      ]);
    }
  });

  test('titles a product page with the name of its product, then its own in sentence case', () => {
    const names = loadConfig().products.map(({ name }) => name);
    const family = [...names, 'Simple Tree View', 'Rich Tree View'].join('|');
    /** Names of things keep their capitals. */
    const word = '(?:[a-z0-9-]+|API)';
    // The specification names the pages of the reference and of pickers with capitals.
    const rule = new RegExp(
      `^(?:(?:${family})(?: - (?:API Reference|(?:[A-Z][a-z-]+|API|UTC)(?:,? ${word})*))?|[A-Z]\\w+ (?:API|Interface)|React (?:[A-Z][a-z]+ )+components?|React [A-Z][a-z]+(?: map)? chart(?: \\(planned\\))?|React Chart composition) - MUI X$`,
    );
    const titles = getListed()
      .filter(({ address }) => /^\/x\/(?:react-|api\/)/.test(address))
      .map(({ head }) => getAll(head, /<title>([^<]+)<\/title>/g).join());
    expect(titles.length).toBeGreaterThan(200);
    expect(titles.filter((title) => !rule.test(title))).toEqual([]);
  });

  test('names the product and its category', () => {
    for (const { address, head } of pages.filter((page) => page.address !== '/404.html')) {
      const { productId, productCategoryId } = getProductInfo(address);
      expect(getAll(head, /<meta name="mui:productId" content="([^"]+)"/g)).toEqual([productId]);
      expect(getAll(head, /<meta name="mui:productCategoryId" content="([^"]+)"/g)).toEqual([
        productCategoryId,
      ]);
    }
  });

  test('links to icons and a manifest that exist', () => {
    for (const { address, head } of pages) {
      const files = getAll(head, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g);
      expect(files, address).toEqual([
        '/static/favicon.svg',
        '/static/apple-touch-icon.png',
        '/static/manifest.webmanifest',
      ]);
      for (const file of files) expect(existsSync(path.join(DIST, file!)), file).toBe(true);
    }
  });

  test('allows indexing unless the page has no content of its own', () => {
    const hidden = pages.filter(({ head }) => !parseDocumentHead(head).indexed);
    const printed = loadConfig().products.map(({ prefix }) => toHref(getPrintPathname(prefix)));
    expect(hidden.map(({ address }) => address).sort()).toEqual(
      ['/404.html', '/production-error/', ...printed].sort(),
    );
  });
});

describe('other built files', () => {
  test('each page has its own small social image with the right dimensions', async () => {
    const images = getListed().map(({ head }) => new URL(parseDocumentHead(head).image!).pathname);
    expect(new Set(images).size).toBe(images.length);
    for (const image of images) {
      const file = path.join(DIST, image);
      expect(statSync(file).size, image).toBeLessThanOrEqual(40 * 1024);
      const { width, height } = await sharp(readFileSync(file)).metadata();
      expect([width, height], image).toEqual([1200, 630]);
    }
  });

  test('the sitemap lists exactly the indexed pages, and robots.txt links to it', () => {
    const listed = getAll(read('sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
    expect(listed).toEqual(
      getListed()
        .map(({ address }) => site.origin + address)
        .sort(),
    );
    expect(read('robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  });

  test('the manifest has the name of the site and icons of the declared sizes', async () => {
    const manifest = JSON.parse(read('static/manifest.webmanifest')) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect([manifest.name, manifest.start_url]).toEqual([
      `${site.name} documentation`,
      site.homePath,
    ]);
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp(path.join(DIST, src)).metadata();
      expect(format === 'svg' ? 'any' : `${width}x${height}`, src).toBe(sizes);
    }
    expect(read('favicon.ico').slice(0, 4)).toBe('\0\0\u0001\0');
  });

  test('redirects lead to pages and anchors that exist, and hide no page', () => {
    const redirects = parseRedirects(read('_redirects'));
    expect(redirects.length).toBeGreaterThan(hosting.redirects.length);
    expect(findRedirectProblems(redirects, createPageLookup(DIST))).toEqual([]);
  });

  test('author-only routes are not built', () => {
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /^(playground|experiments)\b/.test(file))).toEqual([]);
    expect(files.filter((file) => /experiments|\bPlayground\./.test(file))).toEqual([]);
  });

  test('no file contains a license key or the name of its variable', () => {
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|js|json|css|txt)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(50);
    const key = process.env['PUBLIC_MUI_LICENSE'] || /\bsetLicenseKey\(["'`]/;
    for (const file of files.filter(
      (each) => !/^x\/(demo-source|introduction|search|[\w-]+\/llms-full)/.test(each),
    )) {
      const text = read(file);
      expect(text.includes('PUBLIC_MUI_LICENSE'), file).toBe(false);
      expect(typeof key === 'string' ? text.includes(key) : key.test(text), file).toBe(false);
    }
  });
});
