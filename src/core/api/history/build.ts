import type { ApiFacts, ApiHistory } from './schema.ts';
import type { ApiComponent, ApiModel } from '../model.ts';
import { compareTiers, type Plan } from '../../plan.ts';

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

/** The contents of one release. `exports` maps each name to the first plan that exports it. */
export interface ApiRelease {
  name: string;
  packages: readonly string[];
  model: ApiModel;
  exports: ReadonlyMap<string, Plan | undefined>;
}

/** Collects every member of a release once, at its lowest tier. */
function getReleaseMembers({ model, exports }: ApiRelease): Map<string, ApiFacts> {
  const members = new Map<string, ApiFacts>();
  const add = (owner: string, kind: ApiMemberKind, name: string, facts: ApiFacts) => {
    const key = getMemberKey(owner, kind, name);
    if (members.has(key)) return;
    const { type, required, deprecated, plan } = facts;
    members.set(key, {
      ...(type !== undefined && { type }),
      ...(facts.default !== undefined && { default: facts.default }),
      ...(required && { required }),
      ...(deprecated !== undefined && { deprecated }),
      ...(plan && { plan }),
    });
  };
  for (const component of [...model.components].sort(compareTiers)) {
    const { name, plan, deprecated } = component;
    const owner = getOwner(component);
    add(name, 'component', name, { plan, deprecated });
    for (const prop of component.props) {
      const type = LISTS.has(prop.name) ? undefined : prop.type;
      add(owner, 'prop', prop.name, { ...prop, type });
    }
    for (const slot of component.slots) {
      // Older releases also list slots under capitalized names.
      if (/^[a-z]/.test(slot.name)) add(owner, 'slot', slot.name, { ...slot, type: undefined });
    }
    for (const each of component.classes) add(owner, 'class', each.rule, { ...each });
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
    // Locales (`deDE`) are documented as a group.
    if (!/^[a-z]{2}[A-Z]{2}$/.test(name)) add('exports', 'export', name, { plan });
  }
  return members;
}

/**
 * Returns the name under which a component's members are stored. Variants of all tiers share it:
 * `DataGridPro` has the members of `DataGrid`, and more.
 */
export function getOwner({ name, variantOf }: Pick<ApiComponent, 'name' | 'variantOf'>): string {
  return variantOf === undefined ? name : name.replace(/(Pro|Premium)$/, '');
}

/** Props whose members are tracked one at a time, so that the type of the prop adds nothing. */
const LISTS: ReadonlySet<string> = new Set(['slots', 'slotProps', 'components', 'componentsProps']);

/**
 * Removes differences of notation from a type: `React.`, spaces, type arguments, order of unions.
 */
export function normalizeType(type: string): string {
  let plain = type.replace(/\bReact\./g, '').replace(/\s+/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/<[^<>]*>/g, '');
  }
  return /[({[=]/.test(plain) ? plain : plain.split('|').sort().join('|');
}

/** Removes differences of notation from a default: backticks, quotes, spaces, `undefined`. */
export function normalizeDefault(text = ''): string {
  const plain = text
    .replace(/^`(.*)`$/s, '$1')
    .replaceAll('"', "'")
    .replace(/\s+/g, '');
  return plain === 'undefined' ? '' : plain;
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

/** Builds the history from releases, oldest first. Keeps the newest text of an unchanged fact. */
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

/**
 * Returns the release that added a member; undefined if the oldest stored release already had it.
 */
export function getSince(history: ApiHistory, key: string): string | undefined {
  const entries = history.members[key];
  const back = entries?.findLastIndex(([, facts]) => facts === null) ?? -1;
  const first = entries?.[back + 1]?.[0];
  return first === undefined || first === 0 ? undefined : history.releases[first]?.name;
}
