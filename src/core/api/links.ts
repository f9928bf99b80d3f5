import {
  buildApiUses,
  findApiName,
  type ApiComponent,
  type ApiInterface,
  type ApiModel,
  type ApiUse,
} from './model.ts';
import { getApiPathname, toHref, withHash } from '../urls.ts';

/** Kinds of rows on API pages; each has an anchor. */
export type ApiRowKind = 'prop' | 'slot' | 'class' | 'event' | 'selector' | 'method' | 'export';

/**
 * Returns the anchor of a row. Rows of
 * catalogs and rows on guide pages have no owner. That of an export is its name. CSS variables are
 * listed below a component, not as rows, and have the same anchors.
 */
export function getApiAnchor(owner: string, kind: ApiRowKind | 'variable', name: string): string {
  if (kind === 'export') return name;
  return owner === '' ? `${kind}-${name}` : `${owner}-${kind}-${name}`;
}

/** Slugs of the reference pages that are not about a single component or interface. */
export const CATALOGS = {
  events: 'events',
  selectors: 'selectors',
  types: 'types',
  changes: 'changes',
} as const;

export type Catalog = keyof typeof CATALOGS;

/** Returns the catalogs of a product. `hasHistory`: earlier releases are stored to compare. */
export function getCatalogs(model: ApiModel, hasHistory: boolean): Catalog[] {
  const filled = (['events', 'selectors', 'types'] as const).filter(
    (name) => model[name].length > 0,
  );
  return hasHistory ? [...filled, 'changes'] : filled;
}

/** Addresses within the reference of one product. `folder` is the product's folder. */
export interface ApiLinks {
  model: ApiModel;
  folder: string;
  /** Address of a name in a type; null if the reference does not document it. */
  getNameHref: (name: string) => string | null;
  /**
   * The rows that use a type. Rows that a variant shares with its base are listed only on the base.
   */
  getUses: (name: string) => readonly { text: string; href: string }[];
}

export function createApiLinks(model: ApiModel, folder: string): ApiLinks {
  const known = new Map<string, string | null>();
  const uses = buildApiUses(model);
  const isShared = createVariantFilter(model);
  // The interface has every method of the API object as a property.
  const hasMethods = findApiObjectInterface(model) !== undefined;
  const getNameHref = (name: string) => {
    const found = findApiName(model, name);
    if (!found) return null;
    if (found.kind === 'type') return withHash(getApiPathname(folder, CATALOGS.types), name);
    if (found.kind === 'export') return withHash(getApiPathname(folder, found.value.topic), name);
    return toHref(getApiPathname(folder, found.value.slug));
  };
  return {
    model,
    folder,
    getNameHref(name) {
      let href = known.get(name);
      if (href === undefined) {
        href = getNameHref(name);
        known.set(name, href);
      }
      return href;
    },
    getUses: (name) =>
      (uses.get(name) ?? [])
        .filter((use) => !isShared(use) && !(hasMethods && use.kind === 'method'))
        .map((use) => ({ text: getUseText(use), href: getUseHref(model, folder, use) })),
  };
}

/** Creates a test for whether a row of a variant is also on its base. */
function createVariantFilter(model: ApiModel): (use: ApiUse) => boolean {
  const byName = new Map(model.components.map((component) => [component.name, component]));
  return ({ owner, kind, member }) => {
    // One level is enough: a base includes the rows of its own base.
    const base = byName.get(byName.get(owner)?.variantOf ?? '');
    const rows = kind === 'slot' ? base?.slots : base?.props;
    return rows?.some(({ name }) => name === member) ?? false;
  };
}

function getUseText({ owner, kind, member }: ApiUse): string {
  if (kind === 'event' || kind === 'selector') return member;
  if (kind === 'method') return `${member}()`;
  return kind === 'slot' ? `${owner} slots.${member}` : `${owner}.${member}`;
}

function getUseHref(model: ApiModel, folder: string, { owner, kind, member }: ApiUse): string {
  if (kind === 'event' || kind === 'selector') {
    return withHash(getApiPathname(folder, owner), getApiAnchor('', kind, member));
  }
  if (kind === 'method') return getMethodHref(model, folder, member);
  const entity = findEntity(model, owner);
  const row = kind === 'slot' ? 'slot' : 'prop';
  return getMemberHref(folder, entity ?? { name: owner, slug: '' }, row, member);
}

/** Finds the interface that has every method of the API object. */
export function findApiObjectInterface(model: ApiModel): ApiInterface | undefined {
  const [feature] = model.apiObjects;
  return model.interfaces.find(({ properties }) => {
    const names = new Set(properties.map(({ name }) => name));
    return feature?.methods.every(({ name }) => names.has(name)) ?? false;
  });
}

function getMethodHref(model: ApiModel, folder: string, method: string): string {
  const entity = findApiObjectInterface(model);
  return entity ? getMemberHref(folder, entity, 'prop', method) : getApiPathname(folder, '');
}

export function findEntity(model: ApiModel, name: string): ApiComponent | ApiInterface | undefined {
  return (
    model.components.find((each) => each.name === name) ??
    model.interfaces.find((each) => each.name === name)
  );
}

/** Returns the components that a variant extends, the lowest tier first. */
export function getBases(model: ApiModel, { variantOf }: ApiComponent): ApiComponent[] {
  const base = model.components.find(({ name }) => name === variantOf);
  return base ? [...getBases(model, base), base] : [];
}

/** Returns the address of one row of a component or an interface. */
export function getMemberHref(
  folder: string,
  { name, slug }: { name: string; slug: string },
  kind: ApiRowKind,
  member: string,
): string {
  return withHash(getApiPathname(folder, slug), getApiAnchor(name, kind, member));
}

/**
 * Links the given names in HTML. Leaves tags, attributes and names inside a link alone, and names
 * without an address.
 */
export function linkNames(
  html: string,
  names: readonly string[],
  getHref: (name: string) => string | null,
): string {
  const hrefs = new Map(names.map((name) => [name, getHref(name)]));
  let inLink = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      if (/^<a\b/.test(piece)) inLink += 1;
      else if (piece === '</a>') inLink -= 1;
      if (piece.startsWith('<') || inLink > 0) return piece;
      return piece.replace(/(?<![\w$.'-])[A-Za-z_][\w$]*/g, (name) => {
        const href = hrefs.get(name);
        return href ? `<a class="t" href="${href}">${name}</a>` : name;
      });
    })
    .join('');
}

/** Finds the links to types in HTML: the folder of the product, and the name. */
export function findTypeLinks(html: string): { folder: string; name: string }[] {
  const links = html.matchAll(/<a class="t" href="\/x\/api\/([\w-]+)\/[^"]*">([^<]+)</g);
  return [...links].map(([, folder = '', name = '']) => ({ folder, name }));
}
