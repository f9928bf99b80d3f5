import type { RatedReport } from './accessibility/rate.ts';
import { buildChangeHrefs } from './history/change-links.ts';
import type { ApiChangeData } from './history/change-list.ts';
import { findDemoPages, type ApiDemoPage, type ApiDemoUse } from './demo-pages.ts';
import type { ApiHistory } from './history/schema.ts';
import { getIndexSections, type ApiIndexSection } from './index-sections.ts';
import { createApiLinks, type ApiLinks } from './links.ts';
import type { ApiComponent, ApiInterface, ApiModel } from './model.ts';
import type { ApiSection } from './sections.ts';
import { getSubjectSections } from './subject-sections.ts';
import type { ApiSubject, Page } from '../page/page.ts';
import type { SiteModel } from '../site/model.ts';

/** API reference of a product as passed to the routes. Descriptions are HTML. */
export interface RenderedReference {
  folder: string;
  model: ApiModel;
  /** Earlier releases; null if none are stored. */
  history: ApiHistory | null;
  renames: Readonly<Record<string, string>>;
  /** Whether a component has a playground (null), or why not: HTML, one sentence. */
  playgrounds: Readonly<Record<string, string | null>>;
  accessibility: readonly RatedReport[];
}

/** Data for the content of an API page. */
export interface ApiPageProps {
  subject: ApiSubject;
  links: ApiLinks;
  component: ApiComponent | null;
  interface: ApiInterface | null;
  sections: readonly ApiSection[];
  demoPages: readonly ApiDemoPage[];
  uses: readonly { text: string; href: string }[];
  /** Empty except on the index. */
  index: readonly ApiIndexSection[];
  /** Null except on the page that compares releases. */
  changes: ApiChangeData | null;
  /** The package that exports the entity, or all packages of the product. */
  packages: ApiModel['packages'];
  /** What its playground is: null, or why there is none; undefined for all other pages. */
  playground: string | null | undefined;
  /** What was measured about a component's accessibility; null if nothing was. */
  accessibility: RatedReport | null;
  /** Source file at the documented release; null for pages that are not about a component. */
  sourceUrl: string | null;
}

/** Returns the API reference of a product. Throws if it has none. */
export function findReference(
  references: readonly RenderedReference[],
  folder: string,
): RenderedReference {
  const found = references.find((each) => each.folder === folder);
  if (!found) throw new Error(`There is no API reference for ${folder}`);
  return found;
}

/**
 * Finds the sections that a tag on a guide page shows: those of its own product, or else of the
 * first product that has any. Returns null if none has.
 */
export function findSections(
  references: readonly RenderedReference[],
  folder: string,
  getSections: (model: ApiModel) => readonly ApiSection[],
): { reference: RenderedReference; sections: readonly ApiSection[] } | null {
  const own = references.filter((reference) => reference.folder === folder);
  for (const reference of new Set([...own, ...references])) {
    const sections = getSections(reference.model);
    if (sections.length > 0) return { reference, sections };
  }
  return null;
}

/** Returns the components of a product that have a playground, in the order of the reference. */
export function listPlaygrounds(
  { components }: ApiModel,
  playgrounds: RenderedReference['playgrounds'],
): ApiComponent[] {
  return components.filter(({ name }) => playgrounds[name] === null);
}

/** Returns the package of the lowest tier that exports an entity, or all packages. */
function getPackages(model: ApiModel, entity: ApiComponent | ApiInterface | null) {
  if (!entity) return model.packages;
  const names = new Set(entity.imports.map(({ from }) => from));
  const found = model.packages.find(({ name }) => names.has(name));
  const byPlan = model.packages.find(({ plan }) => plan === entity.plan);
  const first = found ?? byPlan;
  return first ? [first] : model.packages;
}

/** Returns the data for comparing releases of a product; null if none are stored. */
export function getChangeData(
  { history, renames }: Pick<RenderedReference, 'history' | 'renames'>,
  links: ApiLinks,
): ApiChangeData | null {
  return history && { history, renames, hrefs: buildChangeHrefs(history, links) };
}

/** Adds the demos that import an export to its row. */
function addDemos(
  sections: readonly ApiSection[],
  model: ApiModel,
  pages: readonly Page[],
  demoUses: readonly ApiDemoUse[],
): ApiSection[] {
  const exports = new Map(model.exports.map((each) => [each.name, each]));
  return sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => {
      const entry = row.kind === 'export' ? exports.get(row.name) : undefined;
      if (!entry) return row;
      const demos = findDemoPages(entry, pages, demoUses).flatMap((page) => page.demos);
      return demos.length > 0 ? { ...row, demos } : row;
    }),
  }));
}

/** Builds the props of an API page. Throws if the page is not an API page. */
export function getApiPageProps(
  site: Pick<SiteModel, 'config' | 'pages'>,
  page: Page,
  reference: RenderedReference,
  demoUses: readonly ApiDemoUse[],
): ApiPageProps {
  const { model, folder } = reference;
  const { api: subject } = page;
  if (!subject) throw new Error(`${page.pathname} is not an API page`);
  const links = createApiLinks(model, folder);
  const component =
    subject.kind === 'component'
      ? (model.components.find(({ name }) => name === subject.name) ?? null)
      : null;
  const entity =
    subject.kind === 'interface'
      ? (model.interfaces.find(({ name }) => name === subject.name) ?? null)
      : null;
  const named = component ?? entity;
  const packages = getPackages(model, named);
  const version = packages[0]?.version ?? '';
  return {
    subject,
    links,
    component,
    interface: entity,
    sections: addDemos(getSubjectSections(subject, model), model, site.pages, demoUses),
    demoPages: named ? findDemoPages(named, site.pages, demoUses) : [],
    uses: entity ? links.getUses(entity.name) : [],
    index:
      subject.kind === 'index'
        ? getIndexSections(links, site.pages, reference.history !== null)
        : [],
    changes: subject.kind === 'changes' ? getChangeData(reference, links) : null,
    packages,
    playground: component ? reference.playgrounds[component.name] : undefined,
    accessibility:
      reference.accessibility.find(({ report }) => report.component === component?.name) ?? null,
    sourceUrl: component ? `${site.config.repository}/blob/v${version}/${component.source}` : null,
  };
}
