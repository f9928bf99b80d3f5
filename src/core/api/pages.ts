import { getIndexHeadings } from './index-sections.ts';
import { getFirstSentence } from './plain-text.ts';
import { CATALOGS, getCatalogs, type Catalog } from './links.ts';
import type { ApiComponent, ApiInterface, ApiModel } from './model.ts';
import { getSubjectSections } from './subject-sections.ts';
import type { ProductConfig } from '../site/config.ts';
import type { Heading } from '../page/heading.ts';
import type { ApiSubject, Page } from '../page/page.ts';
import { getApiPathname } from '../urls.ts';

type Product = Pick<ProductConfig, 'folder' | 'name'>;

/** Returns the path of a product's committed reference, from the project root. */
export function getApiFile(folder: string): string {
  return `api/${folder}.api.json`;
}

interface Draft {
  kind: ApiSubject['kind'];
  /** Last segment of the pathname; empty for the index. */
  slug: string;
  name: string;
  title: string;
  /** The h1, where it differs from the title. */
  heading?: string;
  description: string;
  /** Headings before the sections of the reference. */
  before?: readonly Heading[];
  /** Headings after them. */
  after?: readonly Heading[];
  plan?: Page['frontMatter']['plan'];
  cost?: number | undefined;
  hasPlayground?: boolean;
  /** Search terms of readers that the page itself does not contain. */
  keywords?: readonly string[];
}

function buildPage(product: Product, model: ApiModel, draft: Draft): Page {
  const { kind, slug, name, title, description, before = [], after = [] } = draft;
  const subject: ApiSubject = {
    kind,
    name,
    ...(draft.cost !== undefined && { cost: draft.cost }),
    ...(draft.hasPlayground && { hasPlayground: true }),
  };
  return {
    pathname: getApiPathname(product.folder, slug),
    file: getApiFile(product.folder),
    section: product.folder,
    frontMatter: {
      title,
      description,
      components: kind === 'component' || kind === 'interface' ? [name] : [],
      keywords: [...(draft.keywords ?? [])],
      toc: true,
      ...(draft.heading === undefined ? {} : { heading: draft.heading }),
      ...(draft.plan === undefined ? {} : { plan: draft.plan }),
    },
    headings: [
      ...before,
      ...getSubjectSections(subject, model).flatMap((section): Heading[] => [
        { depth: 2, id: section.id, text: section.title },
        ...section.rows.map((row): Heading => ({ depth: 3, id: row.id, text: row.name })),
      ]),
      ...after,
    ],
    demos: [],
    api: subject,
  };
}

const IMPORT: Heading = { depth: 2, id: 'import', text: 'Import' };
const ACCESSIBILITY: Heading = { depth: 2, id: 'accessibility', text: 'Accessibility' };
const DETAILS: Heading = { depth: 2, id: 'details', text: 'Details' };
const DEMOS: Heading = { depth: 2, id: 'demos', text: 'Component demos' };
const USED_BY: Heading = { depth: 2, id: 'used-by', text: 'Used by' };

/** Facts from outside the model. The functions take the name of a component or interface. */
export interface ApiPageContext {
  hasDemos: (name: string) => boolean;
  isUsed: (name: string) => boolean;
  /** Whether its accessibility was measured. */
  hasReport: (name: string) => boolean;
  hasPlayground: (name: string) => boolean;
  /** Whether earlier releases are stored to compare. */
  hasHistory: boolean;
}

/** Readers come for the members, so what surrounds them is at the end. */
function getLastHeadings(name: string, { hasDemos, hasReport }: ApiPageContext): Heading[] {
  return [...(hasReport(name) ? [ACCESSIBILITY] : []), DETAILS, ...(hasDemos(name) ? [DEMOS] : [])];
}

function describeComponent({ name, description }: ApiComponent): string {
  return getFirstSentence(description) || `Props, slots, and CSS classes of ${name}.`;
}

function buildComponentPage(
  product: Product,
  model: ApiModel,
  entity: ApiComponent,
  context: ApiPageContext,
): Page {
  return buildPage(product, model, {
    kind: 'component',
    slug: entity.slug,
    name: entity.name,
    title: `${entity.name} API`,
    description: describeComponent(entity),
    plan: entity.plan,
    cost: entity.cost?.material,
    hasPlayground: context.hasPlayground(entity.name),
    before: [IMPORT],
    after: getLastHeadings(entity.name, context),
  });
}

function buildInterfacePage(
  product: Product,
  model: ApiModel,
  entity: ApiInterface,
  context: ApiPageContext,
): Page {
  return buildPage(product, model, {
    kind: 'interface',
    slug: entity.slug,
    name: entity.name,
    title: `${entity.name} Interface`,
    description: getFirstSentence(entity.description) || `Properties of ${entity.name}.`,
    plan: entity.plan,
    before: [IMPORT],
    after: [
      ...(context.isUsed(entity.name) ? [USED_BY] : []),
      ...getLastHeadings(entity.name, context),
    ],
  });
}

const CHANGE_KEYWORDS: readonly string[] = [
  'api changes',
  'diff of versions',
  'compare releases',
  'changelog',
  'upgrade',
  'deprecated props',
  'new props',
];

function describeCatalog(product: Product, model: ApiModel, kind: Catalog): Draft {
  const title = product.name;
  const slug = CATALOGS[kind];
  switch (kind) {
    case 'events':
      return {
        kind,
        slug,
        name: 'Events',
        title: `${title} - Event catalog`,
        description: 'Every event that the component publishes, with its parameters.',
      };
    case 'selectors':
      return {
        kind,
        slug,
        name: 'Selectors',
        title: `${title} - Selectors`,
        description: 'Functions that read one value from the state, by category.',
      };
    case 'types':
      return {
        kind,
        slug,
        name: 'Types',
        title: `${title} - Types`,
        description: 'Definitions of the types that props, slots, methods and events refer to.',
        before: [
          { depth: 2, id: 'definitions', text: 'Definitions' },
          ...model.types.map(({ name }): Heading => ({ depth: 3, id: name, text: name })),
        ],
      };
    case 'changes':
      return {
        kind,
        slug,
        name: 'Changes',
        title: `${title} - API changes`,
        heading: 'What changed between two releases',
        description:
          'Props, slots, and other members that were added, removed, or renamed, and changes of type, default, or plan.',
        keywords: CHANGE_KEYWORDS,
      };
  }
}

function buildIndexPage(product: Product, model: ApiModel, hasHistory: boolean): Page {
  const title = product.name;
  const kinds =
    model.interfaces.length > 0 ? 'component, interface, and type' : 'component and type';
  return buildPage(product, model, {
    kind: 'index',
    slug: '',
    name: title,
    title: `${title} - API Reference`,
    description: `Every ${kinds} that the packages export, read from the packages themselves.`,
    before: getIndexHeadings(model, hasHistory),
  });
}

/** Builds all pages of a product's reference: index, components, interfaces and catalogs. */
export function buildApiPages(product: Product, model: ApiModel, context: ApiPageContext): Page[] {
  return [
    buildIndexPage(product, model, context.hasHistory),
    ...model.components.map((entity) => buildComponentPage(product, model, entity, context)),
    ...model.interfaces.map((entity) => buildInterfacePage(product, model, entity, context)),
    ...model.topics.map(({ slug, title, description, keywords }) =>
      buildPage(product, model, {
        kind: 'topic',
        slug,
        name: slug,
        title: `${product.name} - ${title}`,
        description,
        ...(keywords && { keywords }),
      }),
    ),
    ...getCatalogs(model, context.hasHistory).map((kind) =>
      buildPage(product, model, describeCatalog(product, model, kind)),
    ),
  ];
}
