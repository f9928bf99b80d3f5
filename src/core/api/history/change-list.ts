import type { ApiChange, ApiChangeKind } from './diff.ts';
import type { ApiHistory } from './schema.ts';

/** Names of two stored releases, such as `6.20` and `7.4`. */
export interface ReleaseRange {
  from: string;
  to: string;
}

/** Breaking changes come first. */
export const CHANGE_KINDS = [
  'removed',
  'renamed',
  'retyped',
  'default',
  'required',
  'optional',
  'deprecated',
  'plan',
  'added',
] as const satisfies readonly ApiChangeKind[];

/** Changes of one kind, with owners and members sorted by name. */
export interface ApiChangeGroup {
  kind: ApiChangeKind;
  count: number;
  owners: readonly { owner: string; changes: readonly ApiChange[] }[];
}

/**
 * Finds the stored release that an author or a reader means: `7.4`, or a major for its last
 * release. Returns undefined if no stored release matches.
 */
export function findRelease({ releases }: ApiHistory, name: string): string | undefined {
  const found =
    releases.find((release) => release.name === name) ??
    releases.findLast((release) => release.name.split('.')[0] === name);
  return found?.name;
}

/** Returns the range from the oldest stored release to the newest, for a move to this major. */
export function getWholeRange({ releases }: ApiHistory): ReleaseRange {
  return { from: releases.at(0)?.name ?? '', to: releases.at(-1)?.name ?? '' };
}

/** Groups the changes that contain every word of `filter`, in display order. */
export function groupApiChanges(changes: readonly ApiChange[], filter = ''): ApiChangeGroup[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = changes.filter((change) => {
    const text = Object.values(change).join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return CHANGE_KINDS.flatMap((kind) => {
    const owners = new Map<string, ApiChange[]>();
    const own = wanted.filter(({ change }) => change === kind);
    for (const change of own) {
      owners.set(change.owner, [...(owners.get(change.owner) ?? []), change]);
    }
    return own.length === 0
      ? []
      : [
          {
            kind,
            count: own.length,
            owners: [...owners]
              .sort(([a], [b]) => compareNames(a, b))
              .map(([owner, list]) => ({
                owner,
                changes: list.toSorted((a, b) => compareNames(a.name, b.name)),
              })),
          },
        ];
  });
}

function compareNames(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Returns the key of a changed member in `ApiChangeHrefs`. */
export function getChangeKey({
  owner,
  kind,
  name,
}: Pick<ApiChange, 'owner' | 'kind' | 'name'>): string {
  return `${owner}.${kind}.${name}`;
}

/** Addresses of the members of the installed release, by `Owner.kind.name`. */
export type ApiChangeHrefs = Readonly<Record<string, string>>;

/** The data that the changes page loads when a reader picks another range of releases. */
export interface ApiChangeData {
  history: ApiHistory;
  hrefs: ApiChangeHrefs;
  /** Renames that no rule can detect. */
  renames: Readonly<Record<string, string>>;
}

/** A reader's settings on the changes page. */
export interface ChangeChoice extends ReleaseRange {
  filter: string;
}

/**
 * Returns the query of a link that preserves the settings; empty if they equal the initial ones.
 */
export function getRangeQuery(choice: ChangeChoice, initial: ChangeChoice): string {
  const query = new URLSearchParams();
  for (const name of ['from', 'to', 'filter'] as const) {
    const value = choice[name].trim();
    if (value !== initial[name]) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export function readRangeQuery(search: string): Partial<ChangeChoice> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    (['from', 'to', 'filter'] as const).flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Whether the range leads from a later release to an earlier one. */
export function isBackwards({ releases }: ApiHistory, { from, to }: ReleaseRange): boolean {
  const find = (name: string) => releases.findIndex((release) => release.name === name);
  return find(from) > find(to);
}
