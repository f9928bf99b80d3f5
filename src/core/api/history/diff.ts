import { getMemberKey, normalizeDefault, normalizeType, type ApiMemberKind } from './build.ts';
import type { ApiFacts, ApiHistory } from './schema.ts';
import { getTier, type Plan } from '../../plan.ts';

/** `plan` means that the member moved to another tier. */
export type ApiChangeKind =
  | 'added'
  | 'removed'
  | 'renamed'
  | 'retyped'
  | 'default'
  | 'required'
  | 'optional'
  | 'deprecated'
  | 'plan';

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

/** A member at one release. */
export interface Place {
  owner: string;
  kind: ApiMemberKind;
  name: string;
  facts: ApiFacts;
}

/** Splits a key of a history, `Owner.kind.name`. Names of members can contain dots. */
export function parseKey(key: string) {
  const [owner = '', kind = '', ...name] = key.split('.');
  return { owner, kind: kind as ApiMemberKind, name: name.join('.') };
}

/** Returns the facts of a member at a release (its index); null if that release lacks it. */
export function getFacts(entries: ApiHistory['members'][string], release: number): ApiFacts | null {
  return entries.findLast(([index]) => index <= release)?.[1] ?? null;
}

/**
 * Finds the changes between two stored releases, each once. `hints` lists renames that no rule can
 * detect, from old key to new name. Throws an `Error` for an unknown release.
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
    // An added or removed component implies its members and its export.
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
  return removeExports(removeInherited(changes, findInterfaces(history, end)));
}

/** Drops changes to exports that are also reported for a component, interface or selector. */
function removeExports(changes: readonly ApiChange[]): ApiChange[] {
  const documented = new Set(
    changes
      .filter(({ kind }) => /^(component|interface|selector)$/.test(kind))
      .map(({ change, name }) => `${change} ${name}`),
  );
  return changes.filter(
    ({ kind, change, name }) => kind !== 'export' || !documented.has(`${change} ${name}`),
  );
}

/** Collects the property names of each interface of a release. */
function findInterfaces(history: ApiHistory, release: number): Map<string, Set<string>> {
  const interfaces = new Map<string, Set<string>>();
  for (const [key, entries] of Object.entries(history.members)) {
    const { owner, kind, name } = parseKey(key);
    if (kind !== 'property' || getFacts(entries, release) === null) continue;
    interfaces.set(owner, (interfaces.get(owner) ?? new Set()).add(name));
  }
  return interfaces;
}

/** Drops changes that an interface only inherits: it has every property of a smaller interface. */
function removeInherited(
  changes: readonly ApiChange[],
  interfaces: ReadonlyMap<string, ReadonlySet<string>>,
): ApiChange[] {
  const told = new Set(changes.map((change) => JSON.stringify(change)));
  return changes.filter((change) => {
    const own = interfaces.get(change.owner);
    if (change.kind !== 'property' || !own) return true;
    return ![...interfaces].some(
      ([owner, names]) =>
        names.size < own.size &&
        names.isSubsetOf(own) &&
        told.has(JSON.stringify({ ...change, owner })),
    );
  });
}

function describe({ owner, kind, name, facts: { plan } }: Place) {
  return { owner, kind, name, ...(plan && { plan }) };
}

/** Lists what changed about a member that both releases have. */
export function compareFacts(
  place: Omit<Place, 'facts'>,
  before: ApiFacts,
  after: ApiFacts,
): ApiChange[] {
  const at = { ...describe({ ...place, facts: after }) };
  const changes: ApiChange[] = [];
  const [old = '', now = ''] = [before.type, after.type];
  if (normalizeType(old) !== normalizeType(now)) {
    changes.push({ ...at, change: 'retyped', before: old, after: now });
  }
  if (before.plan !== after.plan) {
    changes.push({
      ...at,
      change: 'plan',
      before: getTier(before.plan),
      after: getTier(after.plan),
    });
  }
  // Earlier releases have no comments on slots, so their defaults are unknown.
  const isKnown = place.kind !== 'slot' || before.default !== undefined;
  if (isKnown && normalizeDefault(before.default) !== normalizeDefault(after.default)) {
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

/** Removes the prefix that marks a name as unstable. */
const getStem = (name: string) => name.replace(/^(unstable_|experimental_|Unstable_)/, '');

/** Whether a type is specific enough to identify a rename; many members share the simple ones. */
const isTelling = (type: string) => /=>|<'/.test(type);

/**
 * Pairs removed members with their replacements: by hint, by name without prefix, by unique type.
 */
export function pairRenames(
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
