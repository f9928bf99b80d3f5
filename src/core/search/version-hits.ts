import { getChangeKey, type ApiChangeData } from '../api/history/change-list.ts';
import {
  findRowMark,
  REMOVED_ID,
  type RemovedMember,
  type VersionView,
} from '../api/history/version-view.ts';
import { decodeHash, getApiPathname, withHash } from '../urls.ts';
import type { HitVersion, SearchAnswer, SearchHit, TextPiece } from './types.ts';

/** The release that the reader uses of one product. */
export interface UsedRelease {
  folder: string;
  /** Id and name of the product. */
  productId: string;
  name: string;
  data: ApiChangeData;
  view: VersionView;
}

/** At most this many members that only the reader's release has are added to an answer. */
const MOST_REMOVED = 3;

function findVersion(hit: SearchHit, releases: readonly UsedRelease[]): HitVersion | null {
  const [, folder] = /\/x\/api\/([^/]+)\//.exec(hit.href) ?? [];
  const release = releases.find((each) => each.folder === folder);
  if (!release || !hit.member) return null;
  const [, hash = ''] = hit.href.split('#');
  const mark = findRowMark(release.data, release.view, decodeHash(hash) || hit.member.owner);
  return mark && { ...mark, version: release.view.version };
}

function markName(name: string, query: string): TextPiece[] {
  return [
    { text: name.slice(0, query.length), marked: true },
    { text: name.slice(query.length), marked: false },
  ].filter(({ text }) => text !== '');
}

/** Returns the page of the reference that lists a removed member. */
function getRemovedHref({ folder, data }: UsedRelease, { owner, kind }: RemovedMember): string {
  if (owner === 'events' || owner === 'selectors') {
    return withHash(getApiPathname(folder, owner), REMOVED_ID);
  }
  const isWhole = kind === 'component' || kind === 'interface' || kind === 'export';
  const page = isWhole
    ? undefined
    : (data.hrefs[getChangeKey({ owner, kind: 'component', name: owner })] ??
      data.hrefs[getChangeKey({ owner, kind: 'interface', name: owner })]);
  return page === undefined
    ? withHash(getApiPathname(folder), REMOVED_ID)
    : `${page.replace(/#.*/, '')}#${REMOVED_ID}`;
}

function toHit(release: UsedRelease, member: RemovedMember, query: string): SearchHit {
  const { owner, kind, name, facts, until, now } = member;
  const isWhole = owner === name || owner === 'exports';
  const pieces = markName(name, query);
  return {
    href: getRemovedHref(release, member),
    title: isWhole ? pieces : [{ text: owner, marked: false }],
    place: isWhole ? null : pieces,
    trail: [],
    sectionName: release.name,
    plan: facts.plan ?? null,
    snippet: [],
    member: {
      kind,
      owner: isWhole ? name : owner,
      signature: facts.type ?? '',
      ...(facts.default !== undefined && { default: facts.default }),
    },
    code: null,
    version: {
      kind: 'removed',
      version: release.view.version,
      until,
      ...(now !== undefined && { now }),
    },
  };
}

/** Finds members that only the reader's release has and whose name starts with the query. */
function findRemoved(
  query: string,
  releases: readonly UsedRelease[],
): { hit: SearchHit; isExact: boolean }[] {
  const wanted = query.toLowerCase();
  if (wanted.length < 4) return [];
  const found = releases.flatMap((release) =>
    release.view.removed
      .filter(({ name }) => name.toLowerCase().startsWith(wanted))
      .map((member) => ({
        hit: toHit(release, member, query),
        isExact: member.name.toLowerCase() === wanted,
      })),
  );
  const addresses = new Set<string>();
  return found
    .toSorted((a, b) => Number(b.isExact) - Number(a.isExact))
    .filter(({ hit: { href } }) => !addresses.has(href) && addresses.add(href))
    .slice(0, MOST_REMOVED);
}

/**
 * Adds to an answer what the releases that the reader uses lack or have in another form, and members
 * that only those have: before the others if the query is their whole name, else after them.
 */
export function applyUsedReleases(
  answer: SearchAnswer,
  query: string,
  releases: readonly UsedRelease[],
  productId?: string,
): SearchAnswer {
  if (releases.length === 0) return answer;
  const own = releases.filter((each) => productId === undefined || each.productId === productId);
  const hits = answer.hits.map((hit) => {
    const version = findVersion(hit, releases);
    return version ? { ...hit, version } : hit;
  });
  const removed = findRemoved(query, own);
  const count = removed.length;
  return {
    ...answer,
    hits: [
      ...removed.filter(({ isExact }) => isExact).map(({ hit }) => hit),
      ...hits,
      ...removed.filter(({ isExact }) => !isExact).map(({ hit }) => hit),
    ],
    total: answer.total + count,
    siteTotal: answer.siteTotal + count,
  };
}
