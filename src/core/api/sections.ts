import type { ApiCallParts } from './calls.ts';
import { findApiObjectInterface, getApiAnchor, type ApiRowKind } from './links.ts';
import type {
  ApiClass,
  ApiComponent,
  ApiEvent,
  ApiInterface,
  ApiMember,
  ApiModel,
  ApiSelector,
  ApiSignature,
  ApiSlot,
} from './model.ts';
import type { ApiLayoutSection } from './layout.ts';
import type { Plan } from '../plan.ts';
import { toWords } from '../page/words.ts';

/** One row of the reference, regardless of its kind, as shown by pages, search and tags. */
export interface ApiRow {
  kind: ApiRowKind;
  /** Its anchor. */
  id: string;
  name: string;
  plan?: Plan | undefined;
  required?: true | undefined;
  deprecated?: string | undefined;
  /** Minor release that added it: `7.4`. */
  since?: string | undefined;
  /** Content of the type column: a type, or the global class of a rule. */
  type?: string | undefined;
  refs?: readonly string[] | undefined;
  default?: string | undefined;
  description: string;
  signature?: ApiSignature | undefined;
  /** The parts of a function's signature, of all overloads. */
  call?: ApiCallParts | undefined;
  /** When a function throws an error. */
  throws?: string | undefined;
  see?: readonly string[] | undefined;
  /** Demos that import an export. */
  demos?: readonly { title: string; href: string }[] | undefined;
  /** Other facts, each with its label. */
  facts: readonly { label: string; code: string; refs?: readonly string[] | undefined }[];
}

/** A list of rows below a heading. */
export interface ApiSection {
  id: string;
  title: string;
  /** The section whose layout setting it follows. */
  layout: ApiLayoutSection;
  /** Column headings of the table. No `default` column if no row can have a default. */
  columns: { name: string; type: string; default?: string };
  rows: readonly ApiRow[];
}

export function getMemberRow(owner: string, kind: ApiRowKind, member: ApiMember): ApiRow {
  const { name, plan, required, deprecated, since, type, refs, description } = member;
  return {
    kind,
    id: getApiAnchor(owner, kind, name),
    name,
    plan,
    required,
    deprecated,
    since,
    type,
    refs,
    default: member.default,
    description,
    signature: member.signature,
    see: member.see,
    facts: [],
  };
}

function getSlotRow(owner: string, slot: ApiSlot): ApiRow {
  const { name, plan, deprecated, since, type, refs, description } = slot;
  return {
    kind: 'slot',
    id: getApiAnchor(owner, 'slot', name),
    name,
    plan,
    deprecated,
    since,
    type,
    refs,
    default: slot.default,
    description,
    facts: slot.class === undefined ? [] : [{ label: 'Class', code: `.${slot.class}` }],
  };
}

function getClassRow(owner: string, { rule, plan, deprecated, since, ...rest }: ApiClass): ApiRow {
  return {
    kind: 'class',
    id: getApiAnchor(owner, 'class', rule),
    name: rule,
    plan,
    deprecated,
    since,
    type: `.${rest.class}`,
    description: rest.description,
    facts: rest.state ? [{ label: 'State class', code: `.${rest.class}` }] : [],
  };
}

function getEventRow(event: ApiEvent): ApiRow {
  const { name, plan, deprecated, since, description, params, refs, componentProp } = event;
  const facts = [
    ...(componentProp === undefined ? [] : [{ label: 'Prop', code: componentProp }]),
    ...(event.event === undefined ? [] : [{ label: 'DOM event', code: event.event, refs }]),
  ];
  const id = getApiAnchor('', 'event', name);
  return {
    kind: 'event',
    id,
    name,
    plan,
    deprecated,
    since,
    type: params,
    refs,
    description,
    facts,
  };
}

function getSelectorRow(selector: ApiSelector): ApiRow {
  const { name, plan, deprecated, since, type, refs, description, params } = selector;
  return {
    kind: 'selector',
    id: getApiAnchor('', 'selector', name),
    name,
    plan,
    deprecated,
    since,
    type,
    refs,
    description,
    ...(params && params.length > 0 ? { signature: { params } } : {}),
    facts: [],
  };
}

const PROP_COLUMNS = { name: 'Name', type: 'Type', default: 'Default' };

function withRows(sections: readonly ApiSection[]): ApiSection[] {
  return sections.filter(({ rows }) => rows.length > 0);
}

/** Returns the props, slots and classes of a component, without empty sections. */
export function getComponentSections({ name, props, slots, classes }: ApiComponent): ApiSection[] {
  return withRows([
    {
      id: 'props',
      title: 'Props',
      layout: 'props',
      columns: PROP_COLUMNS,
      rows: props.map((prop) => getMemberRow(name, 'prop', prop)),
    },
    {
      id: 'slots',
      title: 'Slots',
      layout: 'slots',
      columns: { name: 'Slot', type: 'Type', default: 'Default' },
      rows: slots.map((slot) => getSlotRow(name, slot)),
    },
    {
      id: 'classes',
      title: 'CSS classes',
      layout: 'classes',
      columns: { name: 'Rule', type: 'Global class' },
      rows: classes.map((each) => getClassRow(name, each)),
    },
  ]);
}

/** Returns the properties of an interface. The API object's methods are grouped by feature. */
export function getInterfaceSections(entity: ApiInterface, model: ApiModel): ApiSection[] {
  const all = entity.properties.map((property) => getMemberRow(entity.name, 'prop', property));
  // If everything is required, the grid provides the object and the mark tells readers nothing.
  const isGiven = all.every(({ required }) => required);
  const rows = isGiven ? all.map((row) => ({ ...row, required: undefined })) : all;
  const byFeature = findApiObjectInterface(model) === entity ? model.apiObjects : [];
  const used = new Set<string>();
  const features = byFeature.map(({ feature, methods }): ApiSection => {
    const names = new Set(methods.map(({ name }) => name).filter((name) => !used.has(name)));
    for (const name of names) used.add(name);
    return {
      id: feature,
      title: toWords(feature),
      layout: 'props',
      columns: { name: 'Name', type: 'Type' },
      rows: rows.filter(({ name }) => names.has(name)),
    };
  });
  const others = byFeature.length > 0;
  return withRows([
    ...features,
    {
      id: others ? 'other' : 'properties',
      title: others ? 'Other members' : 'Properties',
      layout: 'props',
      columns: PROP_COLUMNS,
      rows: rows.filter(({ name }) => !used.has(name)),
    },
  ]);
}

/** Returns every event of a product. */
export function getEventSections({ events }: ApiModel): ApiSection[] {
  return withRows([
    {
      id: 'events',
      title: 'Events',
      layout: 'props',
      columns: { name: 'Event', type: 'Parameters' },
      rows: events.map(getEventRow),
    },
  ]);
}

const NO_CATEGORY = 'Other';

/** Returns the selectors of a product by category, or those of one category. */
export function getSelectorSections({ selectors }: ApiModel, category?: string): ApiSection[] {
  const names = [...new Set(selectors.map((each) => each.category ?? NO_CATEGORY))];
  const ordered = [
    ...names.filter((name) => name !== NO_CATEGORY),
    ...names.filter((name) => name === NO_CATEGORY),
  ];
  return ordered
    .filter((name) => category === undefined || name === category)
    .map((name) => ({
      id: name.toLowerCase().replace(/[^a-z\d]+/g, '-'),
      title: name,
      layout: 'props',
      columns: { name: 'Selector', type: 'Result' },
      rows: selectors.filter((each) => (each.category ?? NO_CATEGORY) === name).map(getSelectorRow),
    }));
}

/** Returns the methods of one feature for a guide page; null if there is no such feature. */
export function getFeatureSection({ apiObjects }: ApiModel, feature: string): ApiSection | null {
  const found = apiObjects.find((each) => each.feature === feature);
  if (!found) return null;
  return {
    id: `api-${feature}`,
    title: found.name,
    layout: 'props',
    columns: { name: 'Method', type: 'Type' },
    rows: found.methods.map((method) => getMemberRow('', 'method', method)),
  };
}
