import { CATALOGS, getCatalogs, type ApiLinks, type Catalog } from './links.ts';
import type { ApiComponent, ApiEntity, ApiExport, ApiModel } from './model.ts';
import { getFirstSentenceOfHtml } from './plain-text.ts';
import { getApiSummary } from './summary.ts';
import type { Heading } from '../page/heading.ts';
import { getPageHeading, type Page } from '../page/page.ts';
import type { Plan } from '../plan.ts';
import { getApiPathname, toHref } from '../urls.ts';

/** Kinds of entries as readers see them. Catalogs have the kind of what they list. */
export type ApiIndexKind =
  | Exclude<ApiExport['kind'], 'class' | 'classes'>
  | 'classType'
  | 'classNames'
  | 'interface'
  | 'event'
  | 'selector'
  | 'type'
  | 'changes';

/** A page of the reference, or an export on the page of its topic. */
export interface ApiIndexEntry {
  name: string;
  href: string;
  kind: ApiIndexKind;
  plan?: Plan | undefined;
  /** Minor release that added it: `7.4`. */
  since?: string | undefined;
  isDeprecated: boolean;
  /** One sentence of plain text. */
  summary: string;
}

/** The entries below one heading. A part of the section before it has depth 3. */
export interface ApiIndexSection extends Heading {
  /** The page that the heading links to, with a sentence about it. */
  topic?: { href: string; description: string };
  /** Whether the names are identifiers. */
  isCode: boolean;
  entries: readonly ApiIndexEntry[];
  /** What the sections below the heading leave out. */
  leftOut?: ApiModel['leftOut'];
}

/** Shorter lists are not divided. */
const MANY = 20;
/** Fewer components than this do not make a group. */
const FEW = 3;

function compareNames(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

/** The last word of a component's name without its plan: `Chart` of `BarChartPro`. */
function getLastWord(name: string): string {
  return /([A-Z][a-z]+)(?:Pro|Premium|\d)*$/.exec(name)?.[1] ?? name;
}

function toPlural(word: string): string {
  return word.endsWith('is') ? `${word.slice(0, -2)}es` : `${word}s`;
}

interface Group extends Heading {
  entities: readonly ApiEntity[];
}

function getPropCount(components: readonly ApiComponent[]): number {
  return components.reduce((sum, { props }) => sum + props.length, 0) / components.length;
}

/** Divides many components by the last word of their names, such as pickers, fields, and clocks. */
function groupComponents(entities: readonly ApiComponent[]): Group[] {
  const words = new Map<string, ApiComponent[]>();
  for (const entity of entities) {
    const word = getLastWord(entity.name);
    words.set(word, [...(words.get(word) ?? []), entity]);
  }
  const groups = [...words]
    .filter(([, members]) => members.length >= FEW)
    // Readers start from whole charts or pickers, which have the most props.
    .sort(([, a], [, b]) => getPropCount(b) - getPropCount(a))
    .map(([word, members]): Group => {
      const text = toPlural(word);
      return { depth: 3, id: text.toLowerCase(), text, entities: members };
    });
  const rest = [...words.values()].filter(({ length }) => length < FEW).flat();
  return rest.length === 0
    ? groups
    : [...groups, { depth: 3, id: 'other', text: 'Other components', entities: rest }];
}

/** The components and interfaces of a product below the headings of its index, in page order. */
function getGroups({ components, interfaces }: ApiModel): Group[] {
  const all: Group = { depth: 2, id: 'components', text: 'Components', entities: components };
  const groups =
    components.length > MANY ? [{ ...all, entities: [] }, ...groupComponents(components)] : [all];
  return [
    ...(components.length > 0 ? groups : []),
    ...(interfaces.length > 0
      ? [{ depth: 2, id: 'interfaces', text: 'Interfaces', entities: interfaces } as const]
      : []),
  ];
}

const TOPICS: Heading = { depth: 2, id: 'exports', text: 'Other exports by topic' };
const MORE: Heading = { depth: 2, id: 'more', text: 'More' };

function getTopicHeading({ slug, title }: ApiModel['topics'][number]): Heading {
  return { depth: 3, id: `exports-${slug}`, text: title };
}

/** The headings of the index, in page order. */
export function getIndexHeadings(model: ApiModel, hasHistory: boolean): Heading[] {
  const topics = model.topics.length > 0 ? [TOPICS, ...model.topics.map(getTopicHeading)] : [];
  const more = getCatalogs(model, hasHistory).length > 0 ? [MORE] : [];
  return [...getGroups(model), ...topics, ...more].map(({ depth, id, text }) => ({
    depth,
    id,
    text,
  }));
}

/** Names of kinds that code uses, as readers see them. */
function toKind(kind: ApiExport['kind']): ApiIndexKind {
  if (kind === 'class') return 'classType';
  return kind === 'classes' ? 'classNames' : kind;
}

/** The line about an export that nothing describes: its kind. */
const KIND_LINES: Readonly<Record<ApiExport['kind'], string>> = {
  component: 'Component.',
  hook: 'Hook.',
  function: 'Function.',
  class: 'Class.',
  constant: 'Constant.',
  context: 'Context.',
  classes: 'Class names.',
};

/** The topics of a product, each with its exports. */
function getTopicSections({ model, folder }: ApiLinks): ApiIndexSection[] {
  return model.topics.map((topic) => {
    const href = toHref(getApiPathname(folder, topic.slug));
    const entries = model.exports
      .filter((each) => each.topic === topic.slug)
      .map(({ name, kind, plan, since, deprecated, description }): ApiIndexEntry => ({
        name,
        href: `${href}#${name}`,
        kind: toKind(kind),
        plan,
        since,
        isDeprecated: deprecated !== undefined,
        summary: getFirstSentenceOfHtml(description) || KIND_LINES[kind],
      }));
    return {
      ...getTopicHeading(topic),
      topic: { href, description: topic.description },
      isCode: true,
      entries: entries.toSorted(compareNames),
    };
  });
}

const CATALOG_KINDS: Readonly<Record<Catalog, ApiIndexKind>> = {
  events: 'event',
  selectors: 'selector',
  types: 'type',
  changes: 'changes',
};

/** Every page and export of a product's reference with a line about it, as shown on the index. */
export function getIndexSections(
  links: ApiLinks,
  pages: readonly Page[],
  hasHistory: boolean,
): ApiIndexSection[] {
  const { model, folder } = links;
  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  const toEntry = (entity: ApiEntity): ApiIndexEntry => {
    const pathname = getApiPathname(folder, entity.slug);
    const description = byPathname.get(pathname)?.frontMatter.description ?? '';
    return {
      name: entity.name,
      href: toHref(pathname),
      kind: 'properties' in entity ? 'interface' : 'component',
      plan: entity.plan,
      since: entity.since,
      isDeprecated: entity.deprecated !== undefined,
      summary: getApiSummary(entity, { links, pages, description }),
    };
  };
  const catalogs = getCatalogs(model, hasHistory).flatMap((name): ApiIndexEntry[] => {
    const page = byPathname.get(getApiPathname(folder, CATALOGS[name]));
    if (!page) return [];
    const { frontMatter, pathname } = page;
    return [
      {
        name: getPageHeading(frontMatter).replace(/^.* - /, ''),
        href: toHref(pathname),
        kind: CATALOG_KINDS[name],
        isDeprecated: false,
        summary: frontMatter.description,
      },
    ];
  });
  return [
    ...getGroups(model).map(({ entities, ...heading }) => ({
      ...heading,
      isCode: true,
      entries: entities.toSorted(compareNames).map(toEntry),
    })),
    ...(model.topics.length > 0
      ? [
          { ...TOPICS, isCode: false, entries: [], leftOut: model.leftOut },
          ...getTopicSections(links),
        ]
      : []),
    ...(catalogs.length > 0 ? [{ ...MORE, isCode: false, entries: catalogs }] : []),
  ];
}
