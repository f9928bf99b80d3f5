import { createHash } from 'node:crypto';
import { SKILL_INDEX_PATH } from '../../src/core/data/skill.ts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { decodeHTMLStrict } from 'entities/decode';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import dataConfig from '../../config/data.ts';
import site from '../../config/site.ts';
import { listHtmlFiles } from '../../src/node/finish/html-files.ts';
import { createPageLookup } from '../../src/node/finish/write-hosting-files.ts';
import { loadReferences } from '../../src/node/api/load-reference.ts';
import { loadConfig } from '../../src/node/load-config.ts';
import { loadLabels } from '../../src/node/site/load-labels.ts';
import { getText } from '../../src/node/page/parse.ts';
import { splitTryHash } from '../../src/core/api/playground/try-hash.ts';
import { getSourcePath, type DemoSources } from '../../src/core/demo/demo.ts';
import { DATA_SCHEMAS } from '../../src/core/data/schema.ts';
import {
  DATA_NAMES,
  getDataPath,
  getDataSchemaPath,
  getLlmsFullPath,
  getLlmsPath,
  PLAYGROUND_HASH,
  RELEASE_FEED_PATH,
} from '../../src/core/urls.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');
const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const PRODUCTS = loadConfig().products.filter(({ id }) => id !== undefined);

interface MarkdownPage {
  /** Pathname of the HTML page, with trailing slash. */
  address: string;
  html: string;
  markdown: string;
  tree: Root;
}
let pages: MarkdownPage[] = [];

beforeAll(async () => {
  pages = listHtmlFiles(DIST).flatMap((file) => {
    const html = readFileSync(file, 'utf8');
    const name = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html)?.[1];
    if (name === undefined) return [];
    const markdown = read(name);
    const address = `/${path.relative(DIST, file).replaceAll(path.sep, '/').replace('index.html', '')}`;
    return [{ address, html, markdown, tree: parser.parse(markdown) }];
  });
  // Parses megabytes of text.
}, 300_000);

function collect<Kind extends Nodes['type']>(tree: Nodes, kind: Kind) {
  const found: Extract<Nodes, { type: Kind }>[] = [];
  const visit = (node: Nodes) => {
    if (node.type === kind) found.push(node as Extract<Nodes, { type: Kind }>);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

const toWords = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the text of an element, without plan marks and heading anchors. */
function getWords(html: string): string {
  return toWords(
    decodeHTMLStrict(
      html
        .replace(/<a class="heading-anchor"[\s\S]*?<\/a>/g, '')
        .replace(/<(small|span)\b[^>]*>[\s\S]*?<\/\1>/g, '')
        .replace(/<[^>]+>/g, ''),
    ),
  );
}

function getContent({ html }: MarkdownPage): string {
  return html.slice(html.indexOf('<article'), html.indexOf('<div class="page-footer"'));
}

/** Returns the text of the Markdown headings, without plan names. */
function getHeadings({ tree }: MarkdownPage): string[] {
  return collect(tree, 'heading').map((node) =>
    toWords(getText(node)).replace(/ \((Pro|Premium) plan\)$/, ''),
  );
}

describe('the Markdown of every page', () => {
  test('exists for each page with its own content', async () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, url = '']) => url.replace(site.origin, ''))
      .filter((address) => address !== '/versions/');
    expect(pages.map(({ address }) => address).sort()).toEqual(listed.sort());
    expect(pages.length).toBeGreaterThan(150);
    for (const { address, html } of pages) {
      expect(html, address).toContain(`href="${address.slice(0, -1)}.md"`);
    }
  });

  test('has the facts about its page in the front matter', () => {
    for (const { address, tree } of pages) {
      const [first] = tree.children;
      const facts = parseYaml(first?.type === 'yaml' ? first.value : '') as Record<string, unknown>;
      expect(Object.keys(facts), address).toEqual([
        'title',
        'description',
        'url',
        'index',
        'product',
        'plan',
        'packages',
        'license',
      ]);
      expect(facts['url'], address).toBe(site.origin + address);
    }
  });

  test('has one title and every heading of the HTML', () => {
    for (const page of pages) {
      const headings = getHeadings(page);
      const content = getContent(page).replace(/<div class="api-row">\s*<h3[\s\S]*?<\/h3>/g, '');
      const shown = [...content.matchAll(/<h([123])\b[^>]*>([\s\S]*?)<\/h\1>/g)].map(
        ([, , html = '']) => getWords(html),
      );
      expect(
        headings.filter((text) => shown.includes(text)),
        page.address,
      ).toEqual(shown);
      expect(collect(page.tree, 'heading').filter(({ depth }) => depth === 1)).toHaveLength(1);
    }
  });

  test('has every API name of the HTML', () => {
    let count = 0;
    for (const page of pages) {
      const rows = [
        ...getContent(page).matchAll(/<div class="api-row"><h3[^>]*>([\s\S]*?)<\/h3>/g),
      ];
      const names = rows.map(([, html = '']) => getWords(html));
      const inCells = collect(page.tree, 'tableCell').map((cell) => getText(cell).split(' (')[0]);
      const there = new Set([...inCells, ...getHeadings(page)]);
      expect(
        names.filter((name) => !there.has(name)),
        page.address,
      ).toEqual([]);
      count += names.length;
    }
    expect(count).toBeGreaterThan(1000);
  });

  test('has every demo as it is copied', () => {
    let count = 0;
    const data = new Map(
      PRODUCTS.flatMap(({ folder }) =>
        DATA_SCHEMAS.demos
          .parse(JSON.parse(read(getDataPath(folder, 'demos'))))
          .demos.map(({ id, pasted }) => [id, pasted]),
      ),
    );
    for (const page of pages) {
      const ids = [...page.html.matchAll(/ data-demo="([^"]+)"/g)].map(([, id = '']) => id);
      const fences = collect(page.tree, 'code');
      for (const id of ids) {
        const { variants } = JSON.parse(read(getSourcePath(id))) as DemoSources;
        const [{ files, pasted } = { files: [], pasted: null }] = variants;
        const fence = fences.find(({ meta }) => meta === `title="${path.basename(id)}.tsx"`);
        const code = pasted?.TS ?? files[0]?.sources.TS.code;
        expect(fence?.value, `${id} in ${page.address}`).toBe(code?.trimEnd());
        if (data.has(id)) expect(data.get(id), id).toBe(code);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(200);
  });

  test('links only to existing pages and anchors, by absolute URLs', () => {
    const hasPage = createPageLookup(DIST);
    const known = new Map<string, boolean>();
    const dead: string[] = [];
    for (const { address, tree } of pages) {
      for (const { url } of [...collect(tree, 'link'), ...collect(tree, 'definition')]) {
        if (!/^(https?:|mailto:)/.test(url)) dead.push(`${address}: ${url} is not absolute`);
        if (!url.startsWith(`${site.origin}/x/`)) continue;
        let there = known.get(url);
        if (there === undefined) {
          const { pathname, hash } = new URL(url);
          const anchor = splitTryHash(hash)
            ? PLAYGROUND_HASH
            : decodeURIComponent(hash.slice(1)).replace(/\.(tsx|js)$/, '');
          there = hasPage(pathname, anchor);
          known.set(url, there);
        }
        if (!there) dead.push(`${address}: ${url}`);
      }
    }
    expect(dead).toEqual([]);
  });

  test('has no navigation and no scripts', () => {
    const { en } = loadLabels(loadConfig().locales) as Record<string, Record<string, object>>;
    const labels = new Set(
      ['shell', 'page', 'settings', 'feedback', 'consent', 'demo'].flatMap((section) =>
        Object.values(en?.[section] ?? {}).filter((text) => /\s/.test(String(text))),
      ),
    );
    // Guides are about these, too.
    for (const text of ['Date library', 'Dark mode', 'What paints this?']) labels.delete(text);
    expect(labels.size).toBeGreaterThan(30);
    for (const { address, tree } of pages) {
      // The code of a demo can contain anything.
      const texts = tree.children.filter(({ type }) => type !== 'code').map(getText);
      const lines = texts.flatMap((text) => text.split('\n')).map(toWords);
      expect(
        lines.filter((line) => labels.has(line)),
        address,
      ).toEqual([]);
      const markup = collect(tree, 'html').map(({ value }) => value);
      expect(markup, address).toEqual([]);
      const imports = texts.filter((text) =>
        /astro-island|docs\.(nav|tabs|api)\(|\bDemoFrame\b/.test(text),
      );
      expect(imports, address).toEqual([]);
    }
  });
});

test('the list of skills has the digest of the skill', () => {
  const { skills } = JSON.parse(read(SKILL_INDEX_PATH)) as {
    skills: { url: string; digest: string }[];
  };
  const [skill] = skills;
  const text = read(skill!.url);
  expect(text).toContain('npx mui-x-docs <command>');
  expect(skill!.digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
});

describe('the lists of pages', () => {
  const getLinks = (text: string) => collect(parser.parse(text), 'link').map(({ url }) => url);

  test('name every page, and only files that exist, in at most 50,000 characters', () => {
    const links = [
      ...getLinks(read(getLlmsPath())),
      ...PRODUCTS.flatMap(({ prefix }) => getLinks(read(getLlmsPath(prefix)))),
    ];
    for (const url of new Set(links)) {
      expect(existsSync(path.join(DIST, new URL(url).pathname)), url).toBe(true);
    }
    const all = pages.map(({ address }) => `${site.origin}${address.slice(0, -1)}.md`);
    const listed = [...new Set(links)].filter((url) => url.endsWith('.md'));
    expect(listed.toSorted()).toEqual(all.sort());
    expect(read(getLlmsPath()).length).toBeLessThanOrEqual(50_000);
  });

  test.each(PRODUCTS.map((product) => [product.name, product] as const))(
    'the full text of %s has all its pages in files below the size limit',
    (_, { folder, prefix }) => {
      const files = getLinks(read(getLlmsPath(prefix)))
        .filter((url) => url.includes('llms-full'))
        .map((url) => new URL(url).pathname);
      expect(files[0]).toBe(getLlmsFullPath(prefix));
      const texts = files.map(read);
      for (const text of texts) {
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(dataConfig.maxFullTextBytes);
      }
      const sources = [...texts.join('\n').matchAll(/^Source: (.+)$/gm)].map(([, url]) => url);
      const own = pages
        .map(({ address }) => address)
        .filter(
          (address) =>
            `${address}`.startsWith(`${prefix}/`) || address.startsWith(`/x/api/${folder}/`),
        );
      expect(sources.toSorted()).toEqual(own.map((address) => site.origin + address).sort());
    },
  );
});

describe('the JSON data', () => {
  test.each(PRODUCTS.flatMap(({ folder }) => DATA_NAMES.map((name) => [folder, name] as const)))(
    'of %s: %s.json matches its schema',
    (folder, name) => {
      const value = JSON.parse(read(getDataPath(folder, name))) as { $schema: string };
      const result = DATA_SCHEMAS[name].safeParse(value);
      expect(result.error?.issues ?? []).toEqual([]);
      expect(value.$schema).toBe(site.origin + getDataSchemaPath(name));
      expect(JSON.parse(read(getDataSchemaPath(name)))).toMatchObject({ type: 'object' });
    },
  );

  test('pages.json lists only existing pages', () => {
    const hasPage = createPageLookup(DIST);
    for (const { folder } of PRODUCTS) {
      const data = DATA_SCHEMAS.pages.parse(JSON.parse(read(getDataPath(folder, 'pages'))));
      for (const page of data.pages) {
        expect(hasPage(new URL(page.url).pathname, ''), page.url).toBe(true);
        expect(existsSync(path.join(DIST, new URL(page.markdown).pathname)), page.markdown).toBe(
          true,
        );
      }
    }
  });

  test('api.json has the whole API reference', () => {
    for (const { product, model } of loadReferences(PRODUCTS)) {
      const data = DATA_SCHEMAS.api.parse(JSON.parse(read(getDataPath(product.folder, 'api'))));
      const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
      expect(names(data.components)).toEqual(names(model.components));
      expect(names(data.types)).toEqual(names(model.types));
    }
  });
});

describe('the release feed', () => {
  test('is well-formed, and the versions page links to it', () => {
    const xml = read(RELEASE_FEED_PATH);
    const open: string[] = [];
    for (const [tag, name = ''] of xml.matchAll(/<\/?([a-z]+)[^>]*>/g)) {
      if (tag.startsWith('</')) expect(open.pop(), tag).toBe(name);
      else if (!tag.endsWith('/>')) open.push(name);
    }
    expect(open).toEqual([]);
    expect(xml.replace(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/&/);
    const ids = [...xml.matchAll(/<entry>[\s\S]*?<id>([^<]+)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(dataConfig.feedEntries);
    expect(ids[0]).toContain(`/releases/tag/${loadConfig().versions.current}`);
    const dates = [...xml.matchAll(/<entry>[\s\S]*?<updated>([^<]+)<\/updated>/g)].map(
      ([, at]) => at!,
    );
    expect(dates.every((date) => !Number.isNaN(Date.parse(date)))).toBe(true);
    expect(read('versions/index.html')).toContain(
      `<link rel="alternate" type="application/atom+xml" title="${site.name} releases" href="${RELEASE_FEED_PATH}">`,
    );
  });
});
