import type { PartSlot } from './config.ts';
import type { PartClass, PartTable } from './part-table.ts';

/** A class of a component, taken apart: `MuiDataGrid-columnHeader`. */
interface ClassParts {
  className: string;
  /** Name of the component in a theme. */
  theme: string;
  rule: string;
}

/** Stands for the root of a chart, which has this name in a theme but no class in the document. */
export const CHART_CLASS = 'MuiChartsSurface-root';

/** Classes that number what is drawn, or that only place an element. */
const NUMBERED = /-(?:series|data-index)-|^MuiStack-|^MuiBox-/;
/** Classes that many parts of a grid have. */
const SHARED = new Set(['MuiDataGrid-withBorderColor']);
const CLASS = /^(Mui[A-Z][A-Za-z0-9]*)-([A-Za-z][\w-]*)$/;

export function parseClass(className: string): ClassParts | null {
  const match = NUMBERED.test(className) ? null : CLASS.exec(className);
  return match ? { className, theme: match[1]!, rule: match[2]! } : null;
}

/** State classes that all components share, such as `Mui-selected`. */
export const isState = (className: string) => /^Mui-[a-z]/.test(className);

/**
 * Returns the class that says which part of which component an element is. Several components can
 * name it: the last of the documented packages does so most exactly, and otherwise the last at all.
 */
export function findMainClass(classes: readonly string[], table: PartTable): ClassParts | null {
  const parts = classes.flatMap((each) => parseClass(each) ?? []);
  const isDocumented = ({ className, theme }: ClassParts) =>
    Object.hasOwn(table.classes, className) || Object.hasOwn(table.themes, theme);
  const documented = parts.filter(isDocumented);
  const pool = documented.length > 0 ? documented : parts;
  const last = pool.filter(({ className }) => !SHARED.has(className)).at(-1) ?? pool.at(-1);
  if (!last) return null;
  const same = pool.filter(
    ({ theme, className }) => theme === last.theme && !SHARED.has(className),
  );
  return same.find(({ rule }) => !rule.includes('--')) ?? same[0] ?? last;
}

/** An element that has a place in a component, and those around it. */
export interface Part {
  main: ClassParts;
  /** Its other classes of components, and its states. */
  others: readonly string[];
  /** Of the main class. */
  reference: PartClass | null;
}

export function findPart(classes: readonly string[], table: PartTable): Part | null {
  const main = findMainClass(classes, table);
  if (!main) return null;
  return {
    main,
    others: classes.filter(
      (each) => each !== main.className && (isState(each) || parseClass(each) !== null),
    ),
    reference: table.classes[main.className] ?? null,
  };
}

/** An element around a part, with its distance: 0 is the part itself. */
interface Around {
  at: number;
  className: string;
}

/** Where styles of a part can be given. */
export interface PartPlaces {
  /** The component that readers write, whose `sx` has the element at `at`. */
  host: (Around & { component: string }) | null;
  /** Its popup, if the part is in one. */
  popup: (Around & { component: string; slot: string }) | null;
  /** The slot that renders the part. */
  slot: (PartSlot & Around) | null;
  /** The nearest slot around it that takes `sx`. */
  outerSlot: (PartSlot & Around) | null;
  /** The nearest element around it whose styles a theme can set. */
  themed: (Around & { theme: string; key: string }) | null;
}

function findThemed(
  around: Around,
  { theme, rule }: ClassParts,
  table: PartTable,
): PartPlaces['themed'] {
  const key = table.themes[theme]?.slots[rule];
  return key === undefined ? null : { ...around, theme, key };
}

const MATERIAL_ROOT = /^Mui([A-Z][A-Za-z0-9]*)-root$/;

/**
 * Finds the places for styles.
 * @param chain Classes of the element and of those around it, the element first.
 * @param has Whether a selector finds an element in the one at an index.
 */
export function findPlaces(
  chain: readonly (readonly string[])[],
  table: PartTable,
  has: (at: number, selector: string) => boolean,
): PartPlaces {
  let host: PartPlaces['host'] = null;
  let popup: PartPlaces['popup'] = null;
  let material: PartPlaces['host'] = null;
  let themed: PartPlaces['themed'] = null;
  let product: string | null = null;
  const slots: (PartSlot & Around)[] = [];
  for (const [at, classes] of chain.entries()) {
    for (const each of table.hosts) {
      // Components of one product render each other; the outermost is the one that readers write.
      if (!classes.includes(each.class) || (product !== null && product !== each.product)) continue;
      const found = each.components.find((one) => one.has === undefined || has(at, one.has));
      if (!found) continue;
      host = { at, className: each.class, component: found.name };
      product = each.product;
    }
    for (const slot of table.slots) {
      if (!classes.includes(slot.class)) continue;
      if (slot.except !== undefined && classes.includes(slot.except)) continue;
      slots.push({ ...slot, at, className: slot.class });
    }
    const root = classes.findLast((each) => MATERIAL_ROOT.test(each));
    if (root !== undefined && parseClass(root)) {
      const component = MATERIAL_ROOT.exec(root)![1]!;
      if (!material || table.innerMaterial.includes(material.component)) {
        material = { at, className: root, component };
      }
    }
    for (const className of classes) {
      const parts = at === 0 || themed ? null : parseClass(className);
      if (parts) themed = findThemed({ at, className }, parts, table);
    }
    const found = table.popups.find((each) => classes.includes(each.class));
    if (found) {
      popup = { at, className: found.class, component: found.component, slot: found.slot };
      // What is around a popup in the document is not around it in the component.
      host = null;
      break;
    }
  }
  if (!host && !popup) host = material;
  const component = host?.component ?? popup?.component;
  const fits = (slot: PartSlot) => component === undefined || slot.components.includes(component);
  const own = slots.find((slot) => slot.at === 0 && fits(slot)) ?? null;
  const outer = slots.find((slot) => slot.at > 0 && slot.takes === 'sx' && fits(slot)) ?? null;
  return { host, popup, slot: own, outerSlot: outer, themed };
}
