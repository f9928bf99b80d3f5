import type { ApiChange, ApiChangeKind } from './diff.ts';
import type { ApiHistory } from './schema.ts';

/** Two stored releases by their names, `6.20` and `7.4`. */
export interface ReleaseRange {
  from: string;
  to: string;
}

/** What breaks code stands first. */
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

/** Changes of one kind, the owners and their members in the order of their names. */
export interface ApiChangeGroup {
  kind: ApiChangeKind;
  count: number;
  owners: readonly { owner: string; changes: readonly ApiChange[] }[];
}

/**
 * The stored release that an author or a reader means: `7.4`, or a major for its last release.
 * Undefined where nothing of that name is stored.
 */
export function findRelease({ releases }: ApiHistory, name: string): string | undefined {
  const found =
    releases.find((release) => release.name === name) ??
    releases.findLast((release) => release.name.split('.')[0] === name);
  return found?.name;
}

/** From the oldest stored release to the newest: what moving to this major means. */
export function getWholeRange({ releases }: ApiHistory): ReleaseRange {
  return { from: releases.at(0)?.name ?? '', to: releases.at(-1)?.name ?? '' };
}

/** Changes with all the words typed, in the order that a page shows them. */
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

/** The key of `ApiChangeHrefs` for what changed. */
export function getChangeKey({
  owner,
  kind,
  name,
}: Pick<ApiChange, 'owner' | 'kind' | 'name'>): string {
  return `${owner}.${kind}.${name}`;
}

/** Addresses of what the installed release has, by `Owner.kind.name`. */
export type ApiChangeHrefs = Readonly<Record<string, string>>;

/** Everything the page of changes asks for when another pair of releases is chosen. */
export interface ApiChangeData {
  history: ApiHistory;
  hrefs: ApiChangeHrefs;
  /** Renames that no rule can see. */
  renames: Readonly<Record<string, string>>;
}

/** What a reader asks of the page of changes. */
export interface ChangeChoice extends ReleaseRange {
  filter: string;
}

/** The query of a link that keeps the choice; nothing where it is what the page shows anyway. */
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

/** Whether the reader asks from a later release to an earlier one. */
export function isBackwards({ releases }: ApiHistory, { from, to }: ReleaseRange): boolean {
  const find = (name: string) => releases.findIndex((release) => release.name === name);
  return find(from) > find(to);
}
