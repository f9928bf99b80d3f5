import {
  CATALOGS,
  findApiObjectInterface,
  getApiAnchor,
  getBases,
  getMemberHref,
  type ApiRowKind,
} from './links.ts';
import type { ApiComponent, ApiInterface, ApiModel } from './model.ts';
import { getApiPathname, toHref, withHash } from '../urls.ts';

/** The reference of one product, in which inline code is looked up. */
export interface CodeReference {
  folder: string;
  model: ApiModel;
}

export interface ScopedEntity {
  folder: string;
  model: ApiModel;
  value: ApiComponent | ApiInterface;
}

/** Context of a page's inline code: all references, the page's product and its components. */
export interface CodeScope {
  references: readonly CodeReference[];
  folder: string;
  components: readonly string[];
}

export function isComponent(value: ApiComponent | ApiInterface): value is ApiComponent {
  return 'props' in value;
}

/**
 * Finds a component or interface by name: in the page's product, else the only one of all products.
 */
export function findEntityOf({ references, folder }: CodeScope, name: string): ScopedEntity | null {
  const found = references.flatMap((reference): ScopedEntity[] => {
    const { components, interfaces } = reference.model;
    const value =
      components.find((each) => each.name === name) ??
      interfaces.find((each) => each.name === name);
    return value ? [{ ...reference, value }] : [];
  });
  const own = found.find((each) => each.folder === folder);
  return own ?? (found.length === 1 ? found[0]! : null);
}

function hasMember(value: ApiComponent | ApiInterface, kind: ApiRowKind, name: string): boolean {
  if (!isComponent(value)) {
    return kind === 'prop' && value.properties.some((each) => each.name === name);
  }
  if (kind === 'slot') return value.slots.some((each) => each.name === name);
  return kind === 'prop' && value.props.some((each) => each.name === name);
}

/**
 * Returns the address of an entity's row. A row that a variant shares with its base is on the base.
 */
export function findRow(
  { folder, model, value }: ScopedEntity,
  kind: ApiRowKind,
  name: string,
): string | null {
  if (!hasMember(value, kind, name)) return null;
  const bases = isComponent(value) ? getBases(model, value) : [];
  const first = bases.find((base) => hasMember(base, kind, name)) ?? value;
  return getMemberHref(folder, first, kind, name);
}

/** Returns the one distinct address of the list; null if there is none or more than one. */
function getOnly(hrefs: readonly (string | null)[]): string | null {
  const different = [...new Set(hrefs.filter((href) => href !== null))];
  return different.length === 1 ? different[0]! : null;
}

function findClass({ references, folder }: CodeScope, name: string): string | null {
  const own = references.filter((reference) => reference.folder === folder);
  return getOnly(
    own.flatMap(({ model }) => {
      const owners = model.components.filter(({ classes }) =>
        classes.some((each) => each.class === name && !each.state),
      );
      // Variants share the classes of their base.
      const bases = owners.filter(({ variantOf }) => variantOf === undefined);
      return (bases.length > 0 ? bases : owners.slice(0, 1)).map((owner) => {
        const rule = owner.classes.find((each) => each.class === name)?.rule ?? '';
        return getMemberHref(folder, owner, 'class', rule);
      });
    }),
  );
}

function findCatalogEntry({ references, folder }: CodeScope, name: string): string | null {
  const model = references.find((reference) => reference.folder === folder)?.model;
  if (!model) return null;
  const to = (slug: string, kind: ApiRowKind) =>
    withHash(getApiPathname(folder, slug), getApiAnchor('', kind, name));
  if (model.events.some((each) => each.name === name)) return to(CATALOGS.events, 'event');
  const isSelector = model.selectors.some((each) => each.name === name);
  return isSelector ? to(CATALOGS.selectors, 'selector') : null;
}

function findMethod({ references, folder }: CodeScope, name: string): string | null {
  const reference = references.find((each) => each.folder === folder);
  const value = reference && findApiObjectInterface(reference.model);
  return value ? findRow({ ...reference, value }, 'prop', name) : null;
}

/** Finds an export without a page: in the page's product, else the only one of all products. */
function findExport({ references, folder }: CodeScope, name: string): string | null {
  const find = (list: readonly CodeReference[]) =>
    list.flatMap((reference) => {
      const found = reference.model.exports.find((each) => each.name === name);
      return found ? [withHash(getApiPathname(reference.folder, found.topic), name)] : [];
    });
  const [own] = find(references.filter((reference) => reference.folder === folder));
  return own ?? getOnly(find(references));
}

/** Whether a slot's name is a single word, which is too common to link without `slots.`. */
function isCommonWord(name: string): boolean {
  return /^[a-z]+$/.test(name);
}

/** Distinguishes unrelated properties of the same name. Inherited ones share a fingerprint. */
function getFingerprint({ value }: ScopedEntity, name: string): string {
  if (isComponent(value)) return value.name;
  const property = value.properties.find((each) => each.name === name);
  return `${property?.type} ${property?.description}`;
}

/**
 * Finds the rows of a name among the entities that a page is about. An inherited row counts once.
 */
function findRows(scope: CodeScope, kind: ApiRowKind, name: string): string[] {
  const seen = new Set<string>();
  return scope.components.flatMap((each) => {
    const entity = findEntityOf(scope, each);
    const href = entity && findRow(entity, kind, name);
    if (!href) return [];
    const fingerprint = getFingerprint(entity, name);
    if (seen.has(fingerprint)) return [];
    seen.add(fingerprint);
    return href;
  });
}

function findMember(scope: CodeScope, name: string): string | null {
  return getOnly([
    ...findRows(scope, 'prop', name),
    ...(isCommonWord(name) ? [] : findRows(scope, 'slot', name)),
    findCatalogEntry(scope, name),
  ]);
}

function findSlot(scope: CodeScope, name: string): string | null {
  return getOnly(findRows(scope, 'slot', name));
}

/**
 * Finds the API entry that inline code refers to and returns the address of the component,
 * interface, prop, slot, class, event, selector or method. Returns null for any other code and if
 * the name is ambiguous.
 */
export function findCodeTarget(code: string, scope: CodeScope): string | null {
  const tag = /^<\/?([A-Z]\w*)\s*\/?>$/.exec(code)?.[1];
  const name = tag ?? code;
  if (/^\.Mui[\w-]+$/.test(name)) return findClass(scope, name.slice(1));
  if (/^[A-Z]\w*$/.test(name)) {
    const entity = findEntityOf(scope, name);
    return entity
      ? toHref(getApiPathname(entity.folder, entity.value.slug))
      : findExport(scope, name);
  }
  const hook = /^((?:unstable_)?use[A-Z]\w*)(?:\(\))?$/.exec(name)?.[1];
  if (hook !== undefined) return findExport(scope, hook);
  const slot = /^(?:slots|slotProps)\.(\w+)$/.exec(name)?.[1];
  if (slot !== undefined) return findSlot(scope, slot);
  const method = /^(?:apiRef\.current\??\.)?(\w+)\(\)$/.exec(name)?.[1];
  if (method !== undefined) return findMethod(scope, method);
  const [, owner, member] = /^([A-Z]\w*)\.([\w-]+)$/.exec(name) ?? [];
  if (owner !== undefined && member !== undefined) {
    const entity = findEntityOf(scope, owner);
    return entity && (findRow(entity, 'prop', member) ?? findRow(entity, 'slot', member));
  }
  return /^[a-z][\w-]*$/.test(name) ? findMember(scope, name) : null;
}
