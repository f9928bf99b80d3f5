import { CATALOGUES, findApiObjectInterface } from './links.ts';
import type { ApiComponent, ApiInterface, ApiModel } from './model.ts';
import {
  getComponentSections,
  getEventSections,
  getInterfaceSections,
  getSelectorSections,
  type ApiRow,
  type ApiSection,
} from './sections.ts';
import type { ProductConfig } from '../site/config.ts';
import type { Heading } from '../page/heading.ts';
import type { NavEntry } from '../site/nav.ts';
import type { ApiSubject, Page } from '../page/page.ts';
import type { SearchMember, SearchMemberKind } from '../search/types.ts';
import { toSearchEntity, toSearchMember } from '../search/members.ts';
import { getApiPathname } from '../urls.ts';

type Product = Pick<ProductConfig, 'folder' | 'name' | 'navTitle'>;

/** Where a product's committed reference lies, from the project's root. */
export function getApiFile(folder: string): string {
  return `api/${folder}.api.json`;
}

/** Markdown of a description as one line of plain words. */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function getFirstSentence(markdown: string): string {
  const text = toPlainText(markdown.split(/\n\s*\n/)[0] ?? '');
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  return sentence === '' || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

interface Draft {
  kind: ApiSubject['kind'];
  /** Last segment of its address. */
  slug: string;
  name: string;
  title: string;
  description: string;
  sections: readonly ApiSection[];
  /** Headings around the lists. */
  before?: readonly Heading[];
  after?: readonly Heading[];
  plan?: Page['frontMatter']['plan'];
  /** Words that readers search by and the page does not say. */
  keywords?: readonly string[];
  /** The component or interface itself, as search shows it. */
  entity?: SearchMember;
  /** What a row is to a reader, where its own kind does not say. */
  getKind?: (row: ApiRow) => SearchMemberKind;
  /** Rows that another page has as well, by kind and name, and that are found there. */
  foundElsewhere?: ReadonlySet<string>;
}

function toKey({ kind, name }: Pick<ApiRow, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}

function buildPage(product: Product, draft: Draft): Page {
  const { kind, slug, name, title, description, sections, before = [], after = [] } = draft;
  const rows = sections.flatMap((section) => section.rows);
  const own = rows.filter((row) => !draft.foundElsewhere?.has(toKey(row)));
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
      ...(draft.plan === undefined ? {} : { plan: draft.plan }),
    },
    headings: [
      ...before,
      ...sections.flatMap((section): Heading[] => [
        { depth: 2, id: section.id, text: section.title },
        ...section.rows.map((row): Heading => ({ depth: 3, id: row.id, text: row.name })),
      ]),
      ...after,
    ],
    demos: [],
    text: Object.fromEntries(own.map((row) => [row.id, toPlainText(row.description)])),
    api: {
      kind,
      name,
      ...(draft.entity === undefined ? {} : { entity: draft.entity }),
      members: Object.fromEntries(
        own.map((row) => [row.id, toSearchMember(name, row, draft.getKind?.(row) ?? row.kind)]),
      ),
    },
  };
}

const IMPORT: Heading = { depth: 2, id: 'import', text: 'Import' };
const DEMOS: Heading = { depth: 2, id: 'demos', text: 'Component demos' };
const USED_BY: Heading = { depth: 2, id: 'used-by', text: 'Used by' };

/** What is true of the pages around the reference, by name of a component or interface. */
export interface ApiPageContext {
  hasDemos: (name: string) => boolean;
  isUsed: (name: string) => boolean;
  /** Whether earlier releases are stored to compare with. */
  hasHistory: boolean;
}

function describeComponent({ name, description }: ApiComponent): string {
  return getFirstSentence(description) || `Props, slots and CSS classes of ${name}.`;
}

function buildComponentPage(
  product: Product,
  model: ApiModel,
  entity: ApiComponent,
  context: ApiPageContext,
): Page {
  const base = model.components.find(({ name }) => name === entity.variantOf);
  const found = base && getComponentSections(base).flatMap(({ rows }) => rows.map(toKey));
  return buildPage(product, {
    kind: 'component',
    slug: entity.slug,
    name: entity.name,
    title: `${entity.name} API`,
    description: describeComponent(entity),
    plan: entity.plan,
    before: [...(context.hasDemos(entity.name) ? [DEMOS] : []), IMPORT],
    entity: toSearchEntity(entity, 'component'),
    sections: getComponentSections(entity),
    ...(found ? { foundElsewhere: new Set(found) } : {}),
  });
}

function buildInterfacePage(
  product: Product,
  model: ApiModel,
  entity: ApiInterface,
  context: ApiPageContext,
): Page {
  const isApiObject = findApiObjectInterface(model) === entity;
  return buildPage(product, {
    kind: 'interface',
    slug: entity.slug,
    name: entity.name,
    title: `${entity.name} Interface`,
    description: getFirstSentence(entity.description) || `Properties of ${entity.name}.`,
    plan: entity.plan,
    before: [...(context.hasDemos(entity.name) ? [DEMOS] : []), IMPORT],
    entity: toSearchEntity(entity, 'interface'),
    getKind: ({ type = '' }) => (isApiObject && type.includes('=>') ? 'method' : 'property'),
    sections: getInterfaceSections(entity, model),
    after: context.isUsed(entity.name) ? [USED_BY] : [],
  });
}

function getProductTitle({ name, navTitle }: Product): string {
  return navTitle ?? name;
}

const CHANGE_KEYWORDS: readonly string[] = [
  'diff of versions',
  'compare releases',
  'changelog',
  'upgrade',
  'deprecated props',
  'new props',
];

function buildCatalogues(product: Product, model: ApiModel, hasHistory: boolean): Page[] {
  const title = getProductTitle(product);
  const events = getEventSections(model);
  const selectors = getSelectorSections(model);
  return [
    ...(events.length > 0
      ? [
          buildPage(product, {
            kind: 'events',
            slug: CATALOGUES.events,
            name: 'Events',
            title: `${title} - Event catalogue`,
            description: 'Every event that the component publishes, with its parameters.',
            sections: events,
          }),
        ]
      : []),
    ...(selectors.length > 0
      ? [
          buildPage(product, {
            kind: 'selectors',
            slug: CATALOGUES.selectors,
            name: 'Selectors',
            title: `${title} - Selectors`,
            description: 'Functions that read one value from the state, by category.',
            sections: selectors,
          }),
        ]
      : []),
    ...(model.types.length > 0
      ? [
          buildPage(product, {
            kind: 'types',
            slug: CATALOGUES.types,
            name: 'Types',
            title: `${title} - Types`,
            description: 'Definitions of the types that props, slots, methods and events refer to.',
            sections: [],
            before: [
              { depth: 2, id: 'definitions', text: 'Definitions' },
              ...model.types.map(({ name }): Heading => ({ depth: 3, id: name, text: name })),
            ],
          }),
        ]
      : []),
    ...(hasHistory
      ? [
          buildPage(product, {
            kind: 'changes',
            slug: CATALOGUES.changes,
            name: 'Changes',
            title: `${title} - API changes`,
            description:
              'What any two releases have differently: members added, removed, renamed, and with another type, default, or plan.',
            sections: [],
            keywords: CHANGE_KEYWORDS,
          }),
        ]
      : []),
  ];
}

function buildIndexPage(product: Product, model: ApiModel): Page {
  const title = getProductTitle(product);
  const { components, interfaces } = model;
  return buildPage(product, {
    kind: 'index',
    slug: '',
    name: title,
    title: `${title} - API Reference`,
    description: `Every component${interfaces.length > 0 ? ', interface' : ''} and type that the packages export, read from the packages themselves.`,
    sections: [],
    before: [
      ...(components.length > 0
        ? [{ depth: 2, id: 'components', text: 'Components' } as const]
        : []),
      ...(interfaces.length > 0
        ? [{ depth: 2, id: 'interfaces', text: 'Interfaces' } as const]
        : []),
      { depth: 2, id: 'more', text: 'More' },
    ],
  });
}

/** Every page of a product's reference: the index, components, interfaces, catalogues. */
export function buildApiPages(product: Product, model: ApiModel, context: ApiPageContext): Page[] {
  return [
    buildIndexPage(product, model),
    ...model.components.map((entity) => buildComponentPage(product, model, entity, context)),
    ...model.interfaces.map((entity) => buildInterfacePage(product, model, entity, context)),
    ...buildCatalogues(product, model, context.hasHistory),
  ];
}

/** In the order of names, whatever the hyphens of their addresses. */
function toEntries(product: Product, entities: readonly (ApiComponent | ApiInterface)[]) {
  return entities
    .toSorted((a, b) => a.slug.replaceAll('-', '').localeCompare(b.slug.replaceAll('-', '')))
    .map(({ name, slug, plan }): NavEntry => ({
      pathname: getApiPathname(product.folder, slug),
      title: name,
      plan,
    }));
}

/** The reference as a group of the product's navigation. */
export function buildApiNav(product: Product, model: ApiModel, hasHistory: boolean): NavEntry {
  const root = getApiPathname(product.folder);
  const components = toEntries(product, model.components);
  const interfaces = toEntries(product, model.interfaces);
  const catalogues = [
    ...(model.events.length > 0 ? [CATALOGUES.events] : []),
    ...(model.selectors.length > 0 ? [CATALOGUES.selectors] : []),
    ...(model.types.length > 0 ? [CATALOGUES.types] : []),
    ...(hasHistory ? [CATALOGUES.changes] : []),
  ].map((slug) => ({ pathname: getApiPathname(product.folder, slug), title: toTitle(slug) }));
  const children: NavEntry[] = [{ pathname: root, title: 'Index' }];
  if (interfaces.length === 0) children.push(...components, ...catalogues);
  else {
    const groups = { components, interfaces, catalogues };
    for (const [name, entries] of Object.entries(groups)) {
      if (entries.length === 0) continue;
      children.push({
        pathname: `${root}-${name}-group`,
        subheader: toTitle(name),
        children: entries,
      });
    }
  }
  return { pathname: `${root}-group`, title: 'API Reference', folded: true, children };
}

function toTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
