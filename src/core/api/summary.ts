import type { ApiLinks } from './links.ts';
import type { ApiComponent, ApiEntity, ApiModel } from './model.ts';
import { getPageHeading, type Page } from '../page/page.ts';

/** What a summary is taken from in addition to the entity itself. */
export interface SummarySource {
  links: Pick<ApiLinks, 'model' | 'getUses'>;
  /** Every page of the site. */
  pages: readonly Page[];
  /** First sentence of the package's own description. */
  description: string;
}

/** `1 slot`, `2 slots`. */
function count(number: number, [one, many = `${one}s`]: readonly string[]): string {
  return `${number} ${number === 1 ? one : many}`;
}

function list(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}

const MEMBERS = {
  props: ['prop'],
  slots: ['slot'],
  classes: ['CSS class', 'CSS classes'],
} as const;
const KINDS = Object.keys(MEMBERS) as (keyof typeof MEMBERS)[];

function describeVariant(entity: ApiComponent, model: ApiModel): string | undefined {
  const base = model.components.find(({ name }) => name === entity.variantOf);
  if (!base) return undefined;
  const more = KINDS.flatMap((kind) => {
    const number = entity[kind].length - base[kind].length;
    return number > 0 ? [count(number, MEMBERS[kind])] : [];
  });
  return more.length === 0 ? `Extends ${base.name}.` : `Adds ${list(more)} to ${base.name}.`;
}

/** Words before the name of a component that name the variant of it for one kind of screen. */
const SCREENS = /^(Desktop|Mobile|Static|Responsive)(?=[A-Z])/;

function describeScreen({ name }: ApiComponent, { components }: ApiModel): string | undefined {
  const [screen] = SCREENS.exec(name) ?? [];
  if (screen === undefined) return undefined;
  const base = name.slice(screen.length);
  return components.some((each) => each.name === base)
    ? `${screen} variant of ${base}.`
    : undefined;
}

function describeSlot({ name }: ApiComponent, { components }: ApiModel): string | undefined {
  const owners = components.flatMap((owner) => {
    const slot = owner.slots.find((each) => each.default?.replace(/\.$/, '') === name);
    return slot ? [{ owner: owner.name, slot: slot.name }] : [];
  });
  // The owner that the component is named after says the most.
  const first = owners.find(({ owner }) => name.startsWith(owner)) ?? owners[0];
  if (!first) return undefined;
  const others = owners.length > 1 ? ` and ${count(owners.length - 1, ['other component'])}` : '';
  return `Default of the ${first.slot} slot of ${first.owner}${others}.`;
}

function describeByGuide({ name }: ApiComponent, pages: readonly Page[]): string | undefined {
  const guide = pages.find(
    (page) => !page.api && getPageHeading(page.frontMatter).replaceAll(' ', '') === name,
  );
  return guide?.frontMatter.description;
}

/** Number of props that are named as examples. */
const EXAMPLES = 3;

/** Returns the props that the fewest components have: they tell the most about this one. */
function getTypicalProps({ props }: ApiComponent, { components }: ApiModel): string[] {
  const count = (prop: string) =>
    components.filter((each) => each.props.some(({ name }) => name === prop)).length;
  return props
    .filter(({ deprecated }) => deprecated === undefined)
    .map(({ name }) => ({ name, owners: count(name) }))
    .sort((a, b) => a.owners - b.owners)
    .slice(0, EXAMPLES)
    .map(({ name }) => name);
}

function describeMembers(entity: ApiComponent, model: ApiModel): string {
  const { props, slots, classes } = entity;
  const counts = Object.entries({ classes, slots, props })
    .filter(([, members]) => members.length > 0)
    .map(([kind, members]) => count(members.length, MEMBERS[kind as keyof typeof MEMBERS]));
  const examples = list(getTypicalProps(entity, model));
  const such =
    examples === '' ? '' : props.length > EXAMPLES ? `, such as ${examples}` : `: ${examples}`;
  return `${list(counts) || 'No props'}${such}.`;
}

/**
 * Returns one line about a component or an interface. Most packages describe none of their
 * components, so the line is then taken from other facts: what it extends, which slot it fills, the
 * guide of its name, where a type is used, and at last its members.
 */
export function getApiSummary(entity: ApiEntity, source: SummarySource): string {
  const { links, pages, description } = source;
  if (entity.description !== '') return description;
  if ('properties' in entity) {
    const [use, ...others] = links.getUses(entity.name);
    const members = count(entity.properties.length, ['property', 'properties']);
    if (!use) return `${members}.`;
    const rest = others.length > 0 ? ` and ${count(others.length, ['other member'])}` : '';
    return `${members}, used by ${use.text}${rest}.`;
  }
  return (
    describeVariant(entity, links.model) ??
    describeScreen(entity, links.model) ??
    describeSlot(entity, links.model) ??
    describeByGuide(entity, pages) ??
    describeMembers(entity, links.model)
  );
}
