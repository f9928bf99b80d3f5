import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { expect, it } from 'vitest';
import { SEE_ALSO } from '../../src/core/page/form.ts';
import type { Page } from '../../src/core/page/page.ts';
import { findApiPages } from '../../src/core/site/page-props.ts';
import { removeTrailingSlash, toHref } from '../../src/core/urls.ts';
import { getAttributes } from '../../src/node/page/check-page.ts';
import { getText, parseMarkdown } from '../../src/node/page/parse.ts';
import { wholeSite } from '../whole-site.ts';

/** "See also" has at most five links, so a page with five cannot link back to all that name it. */
const SEE_ALSO_LIMIT = 5;

/** Sections whose pages are about a release, a plan, or all products, not about one task. */
const GENERAL_SECTIONS: Readonly<Record<string, string>> = {
  introduction: 'Every product refers to installation, licensing, support, and the roadmap.',
  migration: 'The guide of a feature is also for readers who do not upgrade.',
  'whats-new': 'It names what a release added anywhere.',
};

/** Pages of features that this release does not have. They refer readers to what it has. */
const PLANNED: readonly string[] = [
  '/x/react-charts/funnel',
  '/x/react-charts/gantt',
  '/x/react-charts/radar',
  '/x/react-charts/sankey',
  '/x/react-charts/tree-map',
  '/x/react-data-grid/pivoting',
  '/x/react-date-pickers/time-range-picker',
  '/x/react-tree-view/rich-tree-view/headless',
];

const ROOT = path.resolve(import.meta.dirname, '../..');
const { site, references } = wholeSite;
const guides = site.pages.filter(({ api }) => api === undefined);
const guideByPathname = new Map(guides.map((page) => [page.pathname, page]));

/** Returns the guide that a link or a card leads to. */
function findTarget(node: Nodes): Page | undefined {
  const url =
    node.type === 'link' || node.type === 'definition'
      ? node.url
      : node.type === 'mdxJsxFlowElement' && node.name === 'Card'
        ? String(getAttributes(node)['href'] ?? '')
        : '';
  return guideByPathname.get(removeTrailingSlash(url.split('#')[0]!));
}

/** Lists the other guides that the text of a guide links to, and those of its "See also". */
function readLinks(page: Page) {
  const text = new Set<Page>();
  const seeAlso = new Set<Page>();
  let isLast = false;
  const visit = (node: Nodes) => {
    if (node.type === 'heading' && node.depth === 2) isLast = getText(node) === SEE_ALSO;
    const target = findTarget(node);
    if (target && target !== page) {
      text.add(target);
      if (isLast) seeAlso.add(target);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(parseMarkdown(readFileSync(path.join(ROOT, page.file), 'utf8')));
  return { text, seeAlso };
}

const links = new Map(guides.map((page) => [page, readLinks(page)]));

function isGeneral({ section }: Page): boolean {
  return section in GENERAL_SECTIONS;
}

/** The breadcrumbs of each page link to the overview of its product. */
function isOverview({ pathname }: Page): boolean {
  return site.sections.some(({ prefix }) => removeTrailingSlash(prefix) === pathname);
}

/** Whether a page that another names in "See also" has to link back. */
function mustLinkBack(target: Page, page: Page): boolean {
  if (isGeneral(target) || isGeneral(page)) return false;
  if (isOverview(page) || PLANNED.includes(page.pathname)) return false;
  return links.get(target)!.seeAlso.size < SEE_ALSO_LIMIT;
}

it('the text of another guide links to every guide', () => {
  const linked = new Set([...links.values()].flatMap(({ text }) => [...text]));
  // The start page lists every product.
  const orphans = guides
    .filter((page) => !linked.has(page) && !isOverview(page))
    .map(
      ({ file, pathname }) =>
        `${file}: only the navigation leads here. Link ${toHref(pathname)} on a related page.`,
    );
  expect(orphans).toEqual([]);
});

it('a guide that "See also" names links back', () => {
  const oneWay = guides.flatMap((page) =>
    [...links.get(page)!.seeAlso]
      .filter((target) => mustLinkBack(target, page) && !links.get(target)!.text.has(page))
      .map(
        (target) =>
          `${page.file}: "See also" names ${toHref(target.pathname)}, which does not link back. ` +
          `Link ${toHref(page.pathname)} in ${target.file}, or remove the link.`,
      ),
  );
  expect(oneWay).toEqual([]);
});

it('the pages of planned features exist', () => {
  expect(PLANNED.filter((pathname) => !guideByPathname.has(pathname))).toEqual([]);
});

it('a guide with several demos of a product names the components that they are about', () => {
  const products = new Set(references.map(({ product }) => product.folder));
  const nameless = guides
    .filter(({ section }) => products.has(section))
    .filter(({ demos, frontMatter }) => demos.length > 1 && frontMatter.components.length === 0)
    .map(
      ({ file }) => `${file}: add \`components\` to the front matter. They become its API links.`,
    );
  expect(nameless).toEqual([]);
});

it('a guide with components links to their reference', () => {
  const lost = guides.flatMap((page) => {
    const missing = page.frontMatter.components.filter(
      (name) =>
        findApiPages(
          { ...page, frontMatter: { ...page.frontMatter, components: [name] } },
          site.pages,
        ).length === 0,
    );
    return missing.map(
      (name) =>
        `${page.file}: ${name} has no page in the reference. Remove it from \`components\`, or name the component or interface that documents it.`,
    );
  });
  expect(lost).toEqual([]);
});
