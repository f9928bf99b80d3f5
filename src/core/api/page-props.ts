import { buildChangeHrefs } from './history/change-links.ts';
import type { ApiChangeData } from './history/change-list.ts';
import { findDemoPages, type ApiDemoPage, type ApiDemoUse } from './demo-pages.ts';
import type { ApiHistory } from './history/schema.ts';
import { createApiLinks, type ApiLinks } from './links.ts';
import type { ApiComponent, ApiInterface, ApiModel } from './model.ts';
import { getSubjectSections, type ApiSection } from './sections.ts';
import type { ApiSubject, Page } from '../page/page.ts';
import type { SiteModel } from '../site/model.ts';

/** The reference of a product as the routes receive it; descriptions are HTML. */
export interface RenderedReference {
  folder: string;
  model: ApiModel;
  /** Earlier releases; null where none are stored. */
  history: ApiHistory | null;
  renames: Readonly<Record<string, string>>;
}

/** Everything that the content of an API page needs. */
export interface ApiPageProps {
  subject: ApiSubject;
  links: ApiLinks;
  component: ApiComponent | null;
  interface: ApiInterface | null;
  sections: readonly ApiSection[];
  demoPages: readonly ApiDemoPage[];
  uses: readonly { text: string; href: string }[];
  /** How many releases can be compared. */
  releases: number;
  /** Only on the page that compares releases. */
  changes: ApiChangeData | null;
  /** What was read: one package, or all of the product. */
  packages: ApiModel['packages'];
  /** The source at the release; null for what has no file of its own. */
  sourceUrl: string | null;
}

/** The reference that a page shows. Throws where the product has none. */
export function findReference(
  references: readonly RenderedReference[],
  folder: string,
): RenderedReference {
  const found = references.find((each) => each.folder === folder);
  if (!found) throw new Error(`There is no API reference of ${folder}`);
  return found;
}

/**
 * What a tag on a guide page shows: the sections of its product, or of the first that has what is
 * asked for. Null where none has.
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

/** The package that has something first: the lowest tier that exports it. */
function getPackages(model: ApiModel, entity: ApiComponent | ApiInterface | null) {
  if (!entity) return model.packages;
  const names = new Set(entity.imports.map(({ from }) => from));
  const found = model.packages.find(({ name }) => names.has(name));
  const byPlan = model.packages.find(({ plan }) => plan === entity.plan);
  const first = found ?? byPlan;
  return first ? [first] : model.packages;
}

/** What compares the releases of a product; null where none are stored. */
export function getChangeData(
  { history, renames }: Pick<RenderedReference, 'history' | 'renames'>,
  links: ApiLinks,
): ApiChangeData | null {
  return history && { history, renames, hrefs: buildChangeHrefs(history, links) };
}

/** Makes the props of one API page's content. */
export function getApiPageProps(
  site: Pick<SiteModel, 'config' | 'pages'>,
  page: Page,
  reference: RenderedReference,
  demoUses: readonly ApiDemoUse[],
): ApiPageProps {
  const { model, folder } = reference;
  const { api: subject } = page;
  if (!subject) throw new Error(`${page.pathname} is no API page`);
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
    sections: getSubjectSections(subject, model),
    demoPages: named ? findDemoPages(named, site.pages, demoUses) : [],
    uses: entity ? links.getUses(entity.name) : [],
    releases: reference.history?.releases.length ?? 0,
    changes: subject.kind === 'changes' ? getChangeData(reference, links) : null,
    packages,
    sourceUrl: component ? `${site.config.repository}/blob/v${version}/${component.source}` : null,
  };
}
