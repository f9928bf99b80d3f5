import { z } from 'zod';
import type { ApiComponent, ApiModel } from './api-model.ts';
import { planSchema, type Plan } from './page.ts';

/** What of a member can change from release to release. */
const factsSchema = z.strictObject({
  type: z.string().optional(),
  default: z.string().optional(),
  required: z.literal(true).optional(),
  /** The reason may be empty. */
  deprecated: z.string().optional(),
  plan: planSchema.optional(),
});
export type ApiFacts = z.infer<typeof factsSchema>;

/**
 * The shape of `api/history/<product>.json`, written by `npm run api:history` from published
 * releases. A member is `Owner.kind.name`; each of its entries holds from one release (its place
 * in the list) until the next entry, and null says that it is gone.
 */
export const apiHistorySchema = z.strictObject({
  product: z.string(),
  /** `7.4`, oldest first, with the exact versions that were read. */
  releases: z.array(z.strictObject({ name: z.string(), packages: z.array(z.string()) })),
  members: z.record(z.string(), z.array(z.tuple([z.number(), factsSchema.nullable()]))),
});
export type ApiHistory = z.infer<typeof apiHistorySchema>;

export type ApiMemberKind =
  | 'component'
  | 'prop'
  | 'slot'
  | 'class'
  | 'interface'
  | 'property'
  | 'event'
  | 'selector'
  | 'export';

export function getMemberKey(owner: string, kind: ApiMemberKind, name: string): string {
  return `${owner}.${kind}.${name}`;
}

/** What one release has; exported names come with the tier that exports them first. */
export interface ApiRelease {
  name: string;
  packages: readonly string[];
  model: ApiModel;
  exports: ReadonlyMap<string, Plan | undefined>;
}

/** Every member of a release once, at its lowest tier. */
function getReleaseMembers({ model, exports }: ApiRelease): Map<string, ApiFacts> {
  const members = new Map<string, ApiFacts>();
  const add = (owner: string, kind: ApiMemberKind, name: string, facts: ApiFacts) => {
    const { type, required, deprecated, plan } = facts;
    members.set(getMemberKey(owner, kind, name), {
      ...(type !== undefined && { type }),
      ...(facts.default !== undefined && { default: facts.default }),
      ...(required && { required }),
      ...(deprecated !== undefined && { deprecated }),
      ...(plan && { plan }),
    });
  };
  for (const component of model.components) {
    const { name: owner, plan, deprecated } = component;
    add(owner, 'component', owner, { plan, deprecated });
    const isOwn = (member: { plan?: Plan | undefined }) => getOwner(component, member) === owner;
    for (const prop of component.props.filter(isOwn)) add(owner, 'prop', prop.name, prop);
    for (const slot of component.slots.filter(isOwn)) {
      // Slots were once written in capitals too.
      if (/^[a-z]/.test(slot.name)) add(owner, 'slot', slot.name, { ...slot, type: undefined });
    }
    for (const { rule, plan, deprecated } of component.classes.filter(isOwn)) {
      add(owner, 'class', rule, { plan, deprecated });
    }
  }
  for (const { name: owner, plan, properties } of model.interfaces) {
    add(owner, 'interface', owner, { plan });
    for (const property of properties) add(owner, 'property', property.name, property);
  }
  for (const { name, plan, params } of model.events) {
    add('events', 'event', name, { plan, type: params });
  }
  for (const { name, plan, type } of model.selectors) {
    add('selectors', 'selector', name, { plan, type });
  }
  for (const [name, plan] of exports) {
    // Texts of one language each, documented as a group.
    if (!/^[a-z]{2}[A-Z]{2}$/.test(name)) add('exports', 'export', name, { plan });
  }
  return members;
}

/** The component that has a member at the lowest tier: the base of a variant for what it shares. */
export function getOwner(
  { name, plan, variantOf }: Pick<ApiComponent, 'name' | 'plan' | 'variantOf'>,
  member: { plan?: Plan | undefined },
): string {
  if (variantOf === undefined || member.plan === plan) return name;
  const stem = name.replace(/(Pro|Premium)$/, '');
  return member.plan === 'pro' && variantOf.endsWith('Pro') ? variantOf : stem;
}

/** A type without what may be written one way or another. */
export function normalizeType(type: string): string {
  let plain = type.replace(/\bReact\./g, '').replace(/\s+/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/<[^<>]*>/g, '');
  }
  return /[({[=]/.test(plain) ? plain : plain.split('|').sort().join('|');
}

/** A default without what is only a way of writing it. */
function normalizeDefault(text = ''): string {
  return text
    .replace(/^`(.*)`$/s, '$1')
    .replaceAll('"', "'")
    .replace(/\s+/g, '');
}

function isSame(a: ApiFacts | null, b: ApiFacts | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    normalizeType(a.type ?? '') === normalizeType(b.type ?? '') &&
    normalizeDefault(a.default) === normalizeDefault(b.default) &&
    a.required === b.required &&
    a.plan === b.plan &&
    (a.deprecated === undefined) === (b.deprecated === undefined)
  );
}

/** Builds the history from releases, oldest first. The newest text of an unchanged fact is kept. */
export function buildApiHistory(product: string, releases: readonly ApiRelease[]): ApiHistory {
  const members = new Map<string, [number, ApiFacts | null][]>();
  for (const [index, release] of releases.entries()) {
    const present = getReleaseMembers(release);
    for (const key of new Set([...members.keys(), ...present.keys()])) {
      const entries = members.get(key) ?? [];
      const last = entries.at(-1);
      const facts = present.get(key) ?? null;
      if (last && isSame(last[1], facts)) last[1] = facts;
      else if (last || facts) entries.push([index, facts]);
      members.set(key, entries);
    }
  }
  return {
    product,
    releases: releases.map(({ name, packages }) => ({ name, packages: [...packages] })),
    members: Object.fromEntries([...members].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The release that brought a member; undefined for what the oldest stored release had already. */
export function getSince(history: ApiHistory, key: string): string | undefined {
  const entries = history.members[key];
  const back = entries?.findLastIndex(([, facts]) => facts === null) ?? -1;
  const first = entries?.[back + 1]?.[0];
  return first === undefined || first === 0 ? undefined : history.releases[first]?.name;
}

export type ApiChangeKind =
  'added' | 'removed' | 'renamed' | 'retyped' | 'default' | 'required' | 'optional' | 'deprecated';

export interface ApiChange {
  change: ApiChangeKind;
  owner: string;
  kind: ApiMemberKind;
  name: string;
  /** First tier that has it. */
  plan?: Plan;
  /** Old name, type, default, or reason for deprecation. */
  before?: string;
  after?: string;
}

interface Place {
  owner: string;
  kind: ApiMemberKind;
  name: string;
  facts: ApiFacts;
}

function parseKey(key: string) {
  const [owner = '', kind = '', ...name] = key.split('.');
  return { owner, kind: kind as ApiMemberKind, name: name.join('.') };
}

function getFacts(entries: ApiHistory['members'][string], release: number): ApiFacts | null {
  return entries.findLast(([index]) => index <= release)?.[1] ?? null;
}

/**
 * Everything that differs from one stored release to another, each change once. `hints` are
 * renames that no rule can see: old key, new name.
 */
export function findApiChanges(
  history: ApiHistory,
  from: string,
  to: string,
  hints: Readonly<Record<string, string>> = {},
): ApiChange[] {
  const [start, end] = [from, to].map((name) =>
    history.releases.findIndex((release) => release.name === name),
  );
  if (start === undefined || end === undefined || start < 0 || end < 0) {
    throw new Error(`${history.product} has no release ${start === -1 ? from : to}.`);
  }
  const removed: Place[] = [];
  const added: Place[] = [];
  const changes: ApiChange[] = [];
  for (const [key, entries] of Object.entries(history.members)) {
    const before = getFacts(entries, start);
    const after = getFacts(entries, end);
    if (before && after) changes.push(...compareFacts(parseKey(key), before, after));
    else if (before) removed.push({ ...parseKey(key), facts: before });
    else if (after) added.push({ ...parseKey(key), facts: after });
  }
  const pairs = pairRenames(removed, added, hints);
  const renamed = new Set([...pairs.keys(), ...pairs.values()]);
  const isGone = (owners: readonly Place[]) => {
    const gone = new Set(
      owners.filter(({ kind }) => /^(component|interface)$/.test(kind)).map(({ name }) => name),
    );
    // A component that comes or goes says so for its members and for its export.
    return ({ owner, kind, name }: Place) =>
      (kind === 'export' && gone.has(name)) ||
      (gone.has(owner) && kind !== 'component' && kind !== 'interface');
  };
  const [lost, brought] = [isGone(removed), isGone(added)];
  for (const place of removed) {
    const now = pairs.get(place);
    if (now) changes.push({ ...describe(now), change: 'renamed', before: place.name });
    else if (!lost(place)) changes.push({ ...describe(place), change: 'removed' });
  }
  for (const place of added) {
    if (!renamed.has(place) && !brought(place))
      changes.push({ ...describe(place), change: 'added' });
  }
  return changes;
}

function describe({ owner, kind, name, facts: { plan } }: Place) {
  return { owner, kind, name, ...(plan && { plan }) };
}

function compareFacts(place: Omit<Place, 'facts'>, before: ApiFacts, after: ApiFacts): ApiChange[] {
  const at = { ...describe({ ...place, facts: after }) };
  const changes: ApiChange[] = [];
  const [old = '', now = ''] = [before.type, after.type];
  if (normalizeType(old) !== normalizeType(now)) {
    changes.push({ ...at, change: 'retyped', before: old, after: now });
  }
  if (normalizeDefault(before.default) !== normalizeDefault(after.default)) {
    changes.push({
      ...at,
      change: 'default',
      ...(before.default !== undefined && { before: before.default }),
      ...(after.default !== undefined && { after: after.default }),
    });
  }
  if (before.required !== after.required) {
    changes.push({ ...at, change: after.required ? 'required' : 'optional' });
  }
  if (before.deprecated === undefined && after.deprecated !== undefined) {
    changes.push({ ...at, change: 'deprecated', after: after.deprecated });
  }
  return changes;
}

/** A name without what says that it may change. */
const getStem = (name: string) => name.replace(/^(unstable_|experimental_|Unstable_)/, '');

/** Types that many members share tell nothing about a rename. */
const isTelling = (type: string) => /=>|<'/.test(type);

/** Pairs what went with what came in its place: by a hint, by its prefix, by a type of its own. */
function pairRenames(
  removed: readonly Place[],
  added: readonly Place[],
  hints: Readonly<Record<string, string>>,
): Map<Place, Place> {
  const pairs = new Map<Place, Place>();
  const taken = new Set<Place>();
  const pair = (find: (place: Place, others: readonly Place[]) => Place | undefined) => {
    for (const place of removed) {
      if (pairs.has(place)) continue;
      const others = added.filter(
        (each) => !taken.has(each) && each.owner === place.owner && each.kind === place.kind,
      );
      const found = find(place, others);
      if (!found) continue;
      pairs.set(place, found);
      taken.add(found);
    }
  };
  const getType = ({ facts }: Place) => facts.type ?? '';
  pair((place, others) => {
    const name = hints[getMemberKey(place.owner, place.kind, place.name)];
    return others.find((each) => each.name === name);
  });
  pair((place, others) => others.find((each) => getStem(each.name) === getStem(place.name)));
  pair((place, others) => {
    const type = normalizeSpaces(getType(place));
    if (!isTelling(type)) return undefined;
    const isAlike = (each: Place) =>
      each.owner === place.owner &&
      each.kind === place.kind &&
      normalizeSpaces(getType(each)) === type;
    const alike = others.filter(isAlike);
    return alike.length === 1 && removed.filter(isAlike).length === 1 ? alike[0] : undefined;
  });
  return pairs;
}

const normalizeSpaces = (type: string) => type.replace(/\s+/g, '');
