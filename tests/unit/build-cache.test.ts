import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSiteModel } from '../../src/core/site/model.ts';
import { renderKeptReference } from '../../src/node/api/kept-reference.ts';
import { closeBuildCache, openBuildCache } from '../../src/node/cache/build-cache.ts';
import { derivePreview } from '../../src/node/code/derive-source.ts';
import { highlight } from '../../src/node/code/highlight.ts';
import { deriveInWorker } from '../../src/node/code/worker/derive-in-worker.ts';
import { compressFiles } from '../../src/node/compress/compress-files.ts';
import { findFacts } from '../../src/node/finish/document-facts.ts';
import { createPageRenderer } from '../../src/node/markdown/create-page-renderer.ts';
import { createPageReader } from '../../src/node/page/read-page.ts';
import { API_MODEL } from '../fixtures/api-model.ts';
import { createPage, EMPTY_SITE, INTRODUCTION } from '../fixtures/site.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cached-'));
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{}');
});
afterEach(() => {
  closeBuildCache();
  rmSync(root, { recursive: true, force: true });
});

const write = (name: string) => `export default function Greeting({ name }: { name: string }) {
  return <button title="${name}">{name}</button>;
}
`;

async function compress(text: string): Promise<string> {
  const folder = path.join(root, 'dist');
  // A copy that exists is kept.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'a.html'), text.repeat(300));
  await compressFiles(folder);
  return readFileSync(path.join(folder, 'a.html.br')).toString('base64');
}

async function renderMarkdown(title: string) {
  const page = createPage({
    section: 'introduction',
    pathname: '/x/introduction/support',
    file: 'content/introduction/support/page.mdx',
    frontMatter: { title },
  });
  const site = buildSiteModel({ ...EMPTY_SITE, sections: [INTRODUCTION], pages: [page] });
  const render = createPageRenderer({ site, references: [], demoUses: [], packages: new Map() });
  const { frontMatter, body } = await render(page);
  return { frontMatter, body };
}

const toPage = (text: string) => `---
title: ${text}
description: What ${text} is about.
---

## ${text}

The [next page](/x/${text}/) and a tag: <Pro />.

<Demo name="${text}" height={wrong} />

| Name | Type |
| --- | --- |
| ${text} | string |
`;

const toDocument = (text: string) =>
  `<style>p{color:${text}}</style><p onclick="1">${text}</p><astro-island client="demo" component-url="/${text}.js" renderer-url="/r.js">`;

const LINKS = { getNameHref: () => null, getUses: () => [] } as never;
const ANCHORS = new Map([['/x/charts', ['bars']]]);

/** Renders the description of a product that has no other content. */
function renderDescription(description: string) {
  const [component] = API_MODEL.components;
  const model = { ...API_MODEL, components: [{ ...component!, description }] };
  const product = { folder: 'charts', name: 'Charts', prefix: '/x/react-charts' };
  return renderKeptReference({ model, product, links: LINKS }, ANCHORS);
}

const STEPS: readonly [string, (text: string) => unknown][] = [
  ['highlights', (text) => highlight(write(text), 'tsx', { emphasized: new Set([2]) })],
  ['sources', (text) => deriveInWorker({ name: 'Greeting.tsx', code: write(text) })],
  ['previews', (text) => derivePreview(write(text))],
  ['compressed', compress],
  ['markdown', renderMarkdown],
  ['texts', (text) => createPageReader()('content/charts/page.mdx', toPage(text))],
  ['facts', (text) => findFacts(toDocument(text), text)],
  ['reference', renderDescription],
];

describe('a step of the build', () => {
  it.each(STEPS)(
    '%s gives what it gives without the cache, and computes only what has changed',
    { timeout: 60_000 },
    async (kind, run) => {
      const clean = [await run('One'), await run('Two')];
      openBuildCache(root);
      expect(await run('One')).toEqual(clean[0]);
      expect(closeBuildCache().get(kind)).toMatchObject({ hits: 0, misses: 1 });

      openBuildCache(root);
      expect([await run('One'), await run('Two')]).toEqual(clean);
      expect(closeBuildCache().get(kind)).toMatchObject({ hits: 1, misses: 1 });
    },
  );
});
