import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { stringify as stringifyYaml } from 'yaml';
import {
  findReference,
  findSections,
  getApiPageProps,
  getChangeData,
  listPlaygrounds,
} from '../../core/api/page-props.ts';
import { createApiLinks } from '../../core/api/links.ts';
import { findPropRow } from '../../core/api/prop-rows.ts';
import type { ApiDemoUse } from '../../core/api/demo-pages.ts';
import { getDemoTitle } from '../../core/demo/demo.ts';
import { getAnchors, getPageHeading, type Page } from '../../core/page/page.ts';
import { getMatrixRows } from '../../core/api/accessibility/matrix.ts';
import { getRuntimeCurve } from '../../core/api/runtime/curve.ts';
import { groupAnswers } from '../../core/feedback/answers.ts';
import { loadConfig } from '../load-config.ts';
import { loadSiteReport } from '../api/accessibility/load-site-report.ts';
import { loadFeatureMatrix } from '../api/combinations.ts';
import { loadRuntime } from '../api/cost/load-cost.ts';
import { getCostRows } from '../../core/api/cost/cost-rows.ts';
import { formatSize } from '../../core/api/cost/format-size.ts';
import { getNamedReleases } from '../../core/data/named-releases.ts';
import { getPageCards } from '../../core/site/page-cards.ts';
import { getPageFacts, getPageSection, type KnownPackages } from '../../core/site/page-facts.ts';
import { API_HEADING, findApiPages } from '../../core/site/page-props.ts';
import type { SiteModel } from '../../core/site/model.ts';
import {
  getApiPathname,
  getCanonicalUrl,
  PLAYGROUND_HASH,
  toHref,
  withHash,
} from '../../core/urls.ts';
import { createScopedLinker } from '../api/code-linker.ts';
import type { ProductReference } from '../api/load-reference.ts';
import { resolveLink as resolveDescriptionLink } from '../api/render-reference.ts';
import { loadDemoFiles } from '../demo/load-demos.ts';
import { ROOT } from '../load-config.ts';
import { loadPackageLocales } from '../site/load-package-locales.ts';
import { loadLatestReleases } from '../site/load-releases.ts';
import { heading, inlineCode, link, list, paragraph, strong, text } from './nodes.ts';
import { renderApiPage } from './render-api-page.ts';
import { createApiRowRenderer } from './render-api-rows.ts';
import { renderChanges } from './render-changes.ts';
import { renderGuide } from './render-guide.ts';
import { stringifyMarkdown } from './stringify.ts';
import { PLAN_NAMES, type DemoText, type TextContext } from './text-forms.ts';

/** The data that the Markdown of the pages is rendered from. */
export interface PageRendererInput {
  site: SiteModel;
  references: readonly ProductReference[];
  demoUses: readonly ApiDemoUse[];
  packages: KnownPackages;
}

/** A page as Markdown. */
export interface RenderedPage {
  page: Page;
  /** The page's facts as YAML, including the `---` lines. */
  frontMatter: string;
  /** Everything from the `#` heading on. */
  body: string;
}

/** What a page is rendered from besides the data that pages share. */
interface PageInput {
  /** Empty for a page of the reference. */
  source: string;
  demos: readonly (readonly [string, DemoText])[];
}

/** Returns an address that also works outside the site. */
function toAbsolute(url: string, origin: string, page: Page): string {
  if (url.startsWith('#')) return getCanonicalUrl(origin, page.pathname) + url;
  return url.startsWith('/') ? origin + url : url;
}

/** Reads the source of a page and the code of its demos. */
async function loadInput(page: Page, origin: string): Promise<PageInput> {
  if (page.api) return { source: '', demos: [] };
  const file = path.join(ROOT, page.file);
  const folder = path.join(path.dirname(file), 'demos');
  const demos = page.demos.map((name): [string, DemoText] => {
    const { files, pasted } = loadDemoFiles(path.join(folder, `${name}.tsx`));
    const styles = files.filter((each) => !/\.tsx?$/.test(each.name));
    const demo = {
      title: getDemoTitle(page, name),
      url: origin + withHash(page.pathname, name),
      files: [{ name: `${name}.tsx`, code: pasted }, ...styles],
    };
    return [name, demo];
  });
  return { source: await readFile(file, 'utf8'), demos };
}

/** The list of the page's components, with what each adds to a bundle. */
function renderApiLinks(pages: readonly Page[], resolve: (url: string) => string): RootContent[] {
  if (pages.length === 0) return [];
  const items = pages.map(({ api, pathname }) => [
    link(resolve(toHref(pathname)), inlineCode(api?.name ?? '')),
    ...(api?.cost === undefined ? [] : [text(` adds ${formatSize(api.cost)}`)]),
    ...(api?.hasPlayground
      ? [
          text(' · '),
          link(resolve(withHash(pathname, PLAYGROUND_HASH)), text(`${api.name} playground`)),
        ]
      : []),
  ]);
  return [heading(2, text(API_HEADING.text)), list(items)];
}

/** Creates the function that renders any page as Markdown, from the same data as its HTML. */
export function createPageRenderer(input: PageRendererInput) {
  const { site, packages, demoUses } = input;
  const { origin } = site.config;
  const references = input.references.map(
    ({ product, model, history, renames, playgrounds, accessibility }) => ({
      folder: product.folder,
      model,
      history,
      renames,
      playgrounds,
      accessibility,
    }),
  );
  const getPlaygrounds = (section: string) => {
    const found = references.find(({ folder }) => folder === section);
    if (!found) return [];
    return listPlaygrounds(found.model, found.playgrounds).map(({ name, slug }) => ({
      name,
      href: withHash(getApiPathname(section, slug), PLAYGROUND_HASH),
    }));
  };
  const packageLocales = loadPackageLocales(site.sections);
  const releases = getNamedReleases(site, loadLatestReleases());
  const resolveLink = (url: string) => {
    const target = resolveDescriptionLink(url, (pathname) => {
      const page = site.pageByPathname.get(pathname);
      return page ? getAnchors(page) : null;
    });
    return target === null ? null : new URL(target, origin).href;
  };

  const renderRows = createApiRowRenderer(resolveLink);

  const renderContent = (page: Page, { source, demos: loaded }: PageInput): RootContent[] => {
    const resolve = (url: string) => toAbsolute(url, origin, page);
    if (page.api) {
      const reference = references.find(({ folder }) => folder === page.section);
      if (!reference) throw new Error(`${page.pathname} has no reference`);
      const props = getApiPageProps(site, page, reference, demoUses);
      return renderApiPage(props, { resolve, resolveLink, renderRows });
    }

    const demos = new Map(loaded);
    const getDemo: TextContext['getDemo'] = (name) => {
      const demo = demos.get(name);
      if (!demo) throw new Error(`${page.file} has no demo ${name}`);
      return demo;
    };
    const renderApi: TextContext['renderApi'] = (getSections) => {
      const sections = findSections(references, page.section, getSections)?.sections ?? [];
      return sections.flatMap((section) => [
        ...(sections.length > 1 ? [paragraph(strong(section.title))] : []),
        renderRows(section),
      ]);
    };
    const renderDifference: TextContext['renderChanges'] = (product = page.section, range) => {
      const reference = findReference(references, product);
      const links = createApiLinks(reference.model, reference.folder);
      const data = getChangeData(reference, links);
      return data ? renderChanges(data, range, { resolve, hasHeadings: false }) : [];
    };
    const scope = {
      references,
      folder: page.section,
      components: page.frontMatter.components,
    };
    return [
      ...renderGuide(source, {
        resolve,
        linkCode: createScopedLinker(scope),
        findProp: (name) => findPropRow(name, scope),
        getDemo,
        renderApi,
        renderChanges: renderDifference,
        playgrounds: getPlaygrounds(page.section),
        locales: packageLocales[page.section] ?? [],
        pageCards: getPageCards(site, getPageSection(site, page)),
        releases,
        matrixRows: getMatrixRows(references),
        siteReport: loadSiteReport,
        featureMatrix: loadFeatureMatrix,
        answers: () => groupAnswers(loadConfig().answers, site.pages),
        runtimeCurve: (kind, measure) => getRuntimeCurve(loadRuntime(), kind, measure),
        costRows: (product, kind) =>
          getCostRows(findReference(references, product).model, product, kind),
      }),
      ...renderApiLinks(findApiPages(page, site.pages), resolve),
    ];
  };

  const render = (page: Page, own: PageInput): Omit<RenderedPage, 'page'> => {
    const { frontMatter } = page;
    const plan = frontMatter.plan === undefined ? '' : ` (${PLAN_NAMES[frontMatter.plan]})`;
    return {
      frontMatter: `---\n${stringifyYaml(getPageFacts(site, page, packages), { lineWidth: 0 })}---\n`,
      body: stringifyMarkdown([
        heading(1, text(getPageHeading(frontMatter) + plan)),
        paragraph(text(frontMatter.description)),
        ...renderContent(page, own),
      ]),
    };
  };

  return async function renderPage(page: Page): Promise<RenderedPage> {
    return { page, ...render(page, await loadInput(page, origin)) };
  };
}
