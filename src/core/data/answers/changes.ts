import { groupApiChanges } from '../../api/history/change-list.ts';
import { findApiChanges, type ApiChange } from '../../api/history/diff.ts';
import { getChangeAddress, type Change } from '../../upgrade/change.ts';
import { findStoredRelease, RequestError, type Answer, type DocsLibrary } from './library.ts';

const VERSION = /^v?\d+(\.\d+){0,2}$/;

/** `7` means the last release of that major version. */
function findRelease(library: DocsLibrary, folder: string, version: string): string {
  const { history } = library.readHistory(folder);
  const plain = version.replace(/^v/, '');
  if (!plain.includes('.')) {
    const last = history.releases.findLast(({ name }) => name.split('.')[0] === plain);
    if (last) return last.name;
  }
  return findStoredRelease(library.readHistory(folder), plain).release;
}

function describeChange({ change, owner, name, kind, before, after, plan }: ApiChange): string {
  const isWhole = owner === name || owner === 'exports' || owner === 'events';
  const full =
    isWhole || owner === 'selectors' ? `${name} (${kind})` : `${owner}.${name} (${kind})`;
  const facts = [
    before !== undefined && after !== undefined ? `\`${before}\` → \`${after}\`` : undefined,
    before !== undefined && after === undefined ? `was \`${before}\`` : undefined,
    before === undefined && after !== undefined ? `\`${after}\`` : undefined,
    change === 'added' ? plan : undefined,
  ].filter(Boolean);
  return `- ${full}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`;
}

const TITLES: Record<ApiChange['change'], string> = {
  removed: 'Removed',
  renamed: 'Renamed',
  retyped: 'Other type',
  default: 'Other default',
  required: 'Now required',
  optional: 'Now optional',
  deprecated: 'Deprecated',
  plan: 'Moved to another plan',
  added: 'Added',
};

/**
 * Lists the differences of the reference between two releases, and what to do about the breaking
 * ones. `name` limits them to an owner or a member. `advice` has the breaking changes of the
 * upgrade assistant.
 */
export function answerChanges(
  library: DocsLibrary,
  from: string,
  to: string,
  { name, product, advice }: { name?: string; product?: string; advice: readonly Change[] },
): Answer {
  for (const version of [from, to]) {
    if (!VERSION.test(version)) {
      throw new RequestError(`"${version}" is not a release. Name one such as 6.20, 7.12 or 7.`);
    }
  }
  const products = library.products.filter(
    ({ folder }) => product === undefined || folder === product,
  );
  if (products.length === 0) throw new RequestError(`There is no product "${product}".`);
  const wanted = name?.toLowerCase().split('.') ?? [];
  const isWanted = (change: ApiChange) => {
    const [first, second] = wanted;
    if (first === undefined) return true;
    const names = [change.name, change.before, change.after].map((each) => each?.toLowerCase());
    const isOwner = change.owner.toLowerCase() === first;
    if (second !== undefined) return isOwner && names.includes(second);
    return isOwner || names.includes(first);
  };
  const results = products.map(({ folder, name: title }) => {
    const { history, renames } = library.readHistory(folder);
    const start = findRelease(library, folder, from);
    const end = findRelease(library, folder, to);
    const at = (release: string) => history.releases.findIndex((each) => each.name === release);
    if (at(start) > at(end)) {
      throw new RequestError(`${from} is later than ${to}. Name the earlier release first.`);
    }
    const changes = start === end ? [] : findApiChanges(history, start, end, renames);
    const majors = [start, end].map((release) => Number(release.split('.')[0]));
    const todo = advice.filter(
      (change) =>
        change.product === folder &&
        change.to > majors[0]! &&
        change.to <= majors[1]! &&
        (name === undefined ||
          Object.entries(change.names).some((names) =>
            names.some((each) => each?.toLowerCase().split(/[.\s]/).includes(wanted.at(-1)!)),
          )),
    );
    return { folder, title, start, end, changes: changes.filter(isWanted), todo };
  });
  const found = results.filter(({ changes, todo }) => changes.length + todo.length > 0);
  if (found.length === 0) {
    const what = name === undefined ? 'Nothing' : `Nothing about \`${name}\``;
    return {
      found: name === undefined,
      text: `${what} changed in the reference from ${from} to ${to}.`,
      data: { from, to, products: [] },
    };
  }
  const text = found
    .map(({ title, start, end, changes, todo }) => {
      const groups = groupApiChanges(changes).map(({ kind, count, owners }) => {
        const list = owners.flatMap((each) => each.changes.map(describeChange));
        return `${TITLES[kind]} (${count}):\n${list.join('\n')}`;
      });
      const steps = todo.map(
        (change) => `- ${change.advice} ${library.origin}${getChangeAddress(change)}`,
      );
      return [
        `**${title}, ${start} to ${end}**`,
        ...(steps.length > 0 ? [`What to do:\n${steps.join('\n')}`] : []),
        ...groups,
      ].join('\n\n');
    })
    .join('\n\n');
  return {
    found: true,
    text,
    data: {
      from,
      to,
      products: found.map(({ folder, start, end, changes, todo }) => ({
        product: folder,
        from: start,
        to: end,
        changes,
        todo: todo.map((change) => ({
          id: change.id,
          names: change.names,
          advice: change.advice,
          url: library.origin + getChangeAddress(change),
        })),
      })),
    },
  };
}
