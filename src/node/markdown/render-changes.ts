import type { PhrasingContent, RootContent } from 'mdast';
import {
  findRelease,
  getChangeKey,
  groupApiChanges,
  type ApiChangeData,
  type ReleaseRange,
} from '../../core/api/history/change-list.ts';
import { findApiChanges, type ApiChange, type ApiChangeKind } from '../../core/api/history/diff.ts';
import { heading, inlineCode, link, list, paragraph, strong, text } from './nodes.ts';
import { PLAN_NAMES } from './text-forms.ts';

const TITLES: Readonly<Record<ApiChangeKind, string>> = {
  removed: 'Removed',
  renamed: 'Renamed',
  retyped: 'Type changed',
  default: 'Default changed',
  required: 'Now required',
  optional: 'No longer required',
  deprecated: 'Deprecated',
  plan: 'Plan changed',
  added: 'Added',
};

/** Owners that are catalogs, not components. Their members are shown without the owner's name. */
const CATALOGS: ReadonlySet<string> = new Set(['events', 'selectors', 'exports']);

function getName({ owner, name, kind }: ApiChange): string {
  return CATALOGS.has(owner) || kind === 'component' || kind === 'interface'
    ? name
    : `${owner}.${name}`;
}

function getValue(value: string | undefined): PhrasingContent {
  return value ? inlineCode(value.replace(/\s*\n\s*/g, ' ')) : text('none');
}

function getDifference({ change, before, after, name }: ApiChange): PhrasingContent[] {
  switch (change) {
    case 'renamed':
      return [text(': was '), getValue(before), text(', is '), inlineCode(name)];
    case 'retyped':
    case 'default':
    case 'plan':
      return [text(': '), getValue(before), text(' → '), getValue(after)];
    case 'deprecated':
      return after ? [text(`: ${after.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')}`)] : [];
    default:
      return [];
  }
}

interface Options {
  resolve: (url: string) => string;
  /** Whether each kind of change gets a heading, not a bold line below the author's heading. */
  hasHeadings: boolean;
}

/** Renders the API changes between two releases as lists. Throws if a release is not stored. */
export function renderChanges(
  { history, hrefs, renames }: ApiChangeData,
  { from, to }: ReleaseRange,
  { resolve, hasHeadings }: Options,
): RootContent[] {
  const [start, end] = [from, to].map((name) => findRelease(history, name) ?? name);
  const changes = findApiChanges(history, start ?? from, end ?? to, renames);
  return groupApiChanges(changes).flatMap(({ kind, owners }) => {
    const title = TITLES[kind];
    const items = owners.flatMap((owner) =>
      owner.changes.map((change): PhrasingContent[] => {
        const href = change.change === 'removed' ? undefined : hrefs[getChangeKey(change)];
        const name = inlineCode(getName(change));
        const plan = change.plan === undefined ? '' : `, ${PLAN_NAMES[change.plan]}`;
        return [
          href === undefined ? name : link(resolve(href), name),
          text(` (${change.kind}${plan})`),
          ...getDifference(change),
        ];
      }),
    );
    return [hasHeadings ? heading(2, text(title)) : paragraph(strong(title)), list(items)];
  });
}
