import { getMemberKey, getSince } from './build.ts';
import type { ApiChangeData } from './change-list.ts';
import {
  compareFacts,
  getFacts,
  pairRenames,
  parseKey,
  type ApiChange,
  type Place,
} from './diff.ts';
import type { ApiFacts } from './schema.ts';

/** Id of the list of what only the reader's release has, on the pages of the reference. */
export const REMOVED_ID = 'only-in-your-version';

/** What an earlier release has instead of a member of the present reference. */
export type VersionMark =
  /** It has none. `formerly` is its name there, if it was renamed since. */
  | { kind: 'later'; since: string; formerly?: string }
  /** It has one of other facts: each change since. */
  | { kind: 'changed'; changes: readonly ApiChange[] };

/** A member of an earlier release that the present one lacks. `now` is its present name. */
export interface RemovedMember extends Place {
  now?: string;
  /** Release that removed it. */
  until: string;
}

/** The reference as readers of an earlier release see it. */
export interface VersionView {
  version: string;
  /** Null for what that release has as it is now, and for a key that the history does not know. */
  getMark: (key: string) => VersionMark | null;
  /** Members that the present release lacks, by owner, kind, and name. */
  removed: readonly RemovedMember[];
}

/** Creates the view of a stored release. Returns null for a release that is not stored. */
export function createVersionView(data: ApiChangeData, version: string): VersionView | null {
  const { history, renames } = data;
  const release = history.releases.findIndex(({ name }) => name === version);
  if (release < 0) return null;
  const last = history.releases.length - 1;
  const removed: Place[] = [];
  const added: Place[] = [];
  const both = new Map<string, [ApiFacts, ApiFacts]>();
  for (const [key, entries] of Object.entries(history.members)) {
    const [before, after] = [getFacts(entries, release), getFacts(entries, last)];
    if (before && after) both.set(key, [before, after]);
    else if (before) {
      // What is still documented has only moved, such as a locale to another path of its package.
      if (data.hrefs[key] === undefined) removed.push({ ...parseKey(key), facts: before });
    } else if (after) added.push({ ...parseKey(key), facts: after });
  }
  const pairs = pairRenames(removed, added, renames);
  const getKey = ({ owner, kind, name }: Place) => getMemberKey(owner, kind, name);
  const formerNames = new Map([...pairs].map(([old, now]) => [getKey(now), old.name]));
  const later = new Set(added.map(getKey));

  return {
    version,
    removed: removed.map((place): RemovedMember => {
      const now = pairs.get(place)?.name;
      const end = history.members[getKey(place)]?.find(
        ([index, facts]) => index > release && facts === null,
      );
      const until = history.releases[end?.[0] ?? last]!.name;
      return { ...place, ...(now !== undefined && { now }), until };
    }),
    getMark(key) {
      if (later.has(key)) {
        const formerly = formerNames.get(key);
        const since = getSince(history, key) ?? history.releases[0]!.name;
        return { kind: 'later', since, ...(formerly !== undefined && { formerly }) };
      }
      const facts = both.get(key);
      const changes = facts ? compareFacts(parseKey(key), ...facts) : [];
      return changes.length > 0 ? { kind: 'changed', changes } : null;
    },
  };
}

/** Removes what the name of a variant adds to that of its base. */
const getBaseName = (owner: string) => owner.replace(/(Pro|Premium)$/, '');

/** Ids of the rows of components and interfaces, `DataGrid-prop-rows`. */
const MEMBER_ID = /^([A-Za-z_]\w*)-(prop|slot|class)-(.+)$/;
/** Ids of the rows of catalogs, and of rows on guides, which have no owner. */
const CATALOG_ID = /^(event|selector|method|prop)-(.+)$/;

/**
 * Returns the keys under which a history can have the row of an id, the best first. `owner` is the
 * entity of the page.
 */
function listKeys(id: string): string[] {
  const member = MEMBER_ID.exec(id);
  if (member) {
    const [, owner = '', kind = '', name = ''] = member;
    const kinds = kind === 'prop' ? (['prop', 'property'] as const) : [kind as 'slot' | 'class'];
    return [owner, getBaseName(owner)].flatMap((each) =>
      kinds.map((one) => getMemberKey(each, one, name)),
    );
  }
  const catalog = CATALOG_ID.exec(id);
  if (catalog) {
    const [, kind, name = ''] = catalog;
    if (kind === 'event') return [getMemberKey('events', 'event', name)];
    if (kind === 'selector') return [getMemberKey('selectors', 'selector', name)];
    return [getMemberKey('GridApi', 'property', name)];
  }
  return listNameKeys(id);
}

/** Returns the keys under which a history can have an exported name. */
function listNameKeys(name: string): string[] {
  return [
    getMemberKey(name, 'component', name),
    getMemberKey(name, 'interface', name),
    getMemberKey('exports', 'export', name),
    getMemberKey('selectors', 'selector', name),
    getMemberKey('events', 'event', name),
  ];
}

/** Returns the owner that the id of a row names, `DataGrid` for `DataGrid-prop-rows`, or null. */
export function getRowOwner(id: string): string | null {
  return MEMBER_ID.exec(id)?.[1] ?? null;
}

/**
 * Finds the mark of a row of the reference, by the id of the row or by an exported name. A row whose
 * component or interface came later is as late as that.
 */
export function findRowMark(
  data: ApiChangeData,
  view: VersionView,
  id: string,
): VersionMark | null {
  const last = data.history.releases.length - 1;
  const key = listKeys(id).find((each) => {
    const entries = data.history.members[each];
    return entries !== undefined && getFacts(entries, last) !== null;
  });
  const owner = getRowOwner(id);
  const whole = owner === null ? null : findRowMark(data, view, owner);
  const own = key === undefined ? null : view.getMark(key);
  if (whole?.kind !== 'later') return own;
  return own?.kind === 'later' && isAfter(data, own.since, whole.since) ? own : whole;
}

function isAfter({ history }: ApiChangeData, a: string, b: string): boolean {
  const find = (release: string) => history.releases.findIndex(({ name }) => name === release);
  return find(a) > find(b);
}

/** Lists what a release has of a component, interface, or catalog that the present one lacks. */
export function listRemoved(view: VersionView, owner: string): RemovedMember[] {
  const names = new Set([owner, getBaseName(owner)]);
  return view.removed.filter((each) => names.has(each.owner) && each.name !== each.owner);
}

/** Lists the components, interfaces, and other exports that only the earlier release has. */
export function listRemovedNames(view: VersionView): RemovedMember[] {
  const named = view.removed.filter(({ kind }) => /^(component|interface|export)$/.test(kind));
  const names = new Set<string>();
  // A component is also an export.
  return named
    .toSorted((a, b) => Number(a.kind === 'export') - Number(b.kind === 'export'))
    .filter(({ name }) => !names.has(name) && names.add(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
