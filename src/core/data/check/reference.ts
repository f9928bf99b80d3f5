import { createVersionView, findRowMark } from '../../api/history/version-view.ts';
import { listApiEntries, type ApiEntry } from '../answers/api-entries.ts';
import type { AsOf, DocsLibrary } from '../answers/library.ts';

/** What the reference says about names in code. */
export interface CheckReference {
  /** A member of a component or an interface. */
  find: (owner: string, member: string) => ApiEntry | undefined;
  /** A name that a package exports. */
  findExport: (name: string) => ApiEntry | undefined;
  /** The member of the first paid variant of an owner that has it. */
  findPaid: (owner: string, member: string) => ApiEntry | undefined;
  /** The release with which an entry came, if the project's release is an earlier one. */
  getLater: (entry: ApiEntry) => { since: string; version: string; formerly?: string } | undefined;
  /** Names of the members of an owner. */
  listMembers: (owner: string) => string[];
}

const PLANS = ['Pro', 'Premium'];

/** Removes the plan from the name of a component or a type: `DataGridProProps` is `DataGridProps`. */
const getFreeName = (name: string) => name.replace(/(Pro|Premium)(?=$|Props$|Community$)/, '');

/** Makes the reference of all products searchable by the names that code has. */
export function createReference(library: DocsLibrary, asOf: AsOf): CheckReference {
  const members = new Map<string, Map<string, ApiEntry>>();
  const exported = new Map<string, ApiEntry>();
  for (const { folder } of library.products) {
    for (const entry of listApiEntries(library.readApi(folder), folder)) {
      if (entry.owner === undefined) {
        if (entry.imports.length > 0 && !exported.has(entry.name)) exported.set(entry.name, entry);
        continue;
      }
      if (!['prop', 'property', 'method', 'slot'].includes(entry.kind)) continue;
      const own = members.get(entry.owner) ?? new Map<string, ApiEntry>();
      if (!own.has(entry.name)) own.set(entry.name, entry);
      members.set(entry.owner, own);
    }
  }
  const views = new Map(
    [...asOf].map(([folder, { release }]) => {
      const data = library.readHistory(folder);
      return [folder, { data, view: createVersionView(data, release) }];
    }),
  );
  /** The props type stands for its component. */
  const getOwners = (owner: string) => [owner, owner.replace(/Props$/, ''), getFreeName(owner)];
  const find = (owner: string, member: string) => {
    for (const each of getOwners(owner)) {
      const entry = members.get(each)?.get(member);
      if (entry) return entry;
    }
    return undefined;
  };
  return {
    find,
    findExport: (name) => exported.get(name),
    findPaid(owner, member) {
      const free = owner.replace(/Props$/, '');
      if (PLANS.some((plan) => free.endsWith(plan) && plan === 'Premium')) return undefined;
      for (const plan of PLANS) {
        const variant = free.replace(/(Pro|Community)?$/, plan);
        const entry = variant === free ? undefined : members.get(variant)?.get(member);
        if (entry) return entry;
      }
      const own = members.get(free)?.get(member);
      return own?.plan ? own : undefined;
    },
    getLater(entry) {
      const own = asOf.get(entry.folder);
      const view = views.get(entry.folder);
      if (!own || !view?.view) return undefined;
      const mark = findRowMark(view.data, view.view, entry.id);
      if (mark?.kind !== 'later') return undefined;
      const { since, formerly } = mark;
      return { since, version: own.version, ...(formerly !== undefined && { formerly }) };
    },
    listMembers: (owner) => [
      ...getOwners(owner).flatMap((each) => [...(members.get(each)?.keys() ?? [])]),
    ],
  };
}
