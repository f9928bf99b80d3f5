import {
  COLOR_CONTROLS,
  COMMON_CONTROLS,
  SCHEMES,
  type Control,
  type Json,
  type Place,
  type Scheme,
} from './controls.ts';
import { toHex } from './color.ts';
import {
  minimize,
  readCommon,
  type Colors,
  type Common,
  type CommonValue,
  type CustomTheme,
  type ThemeProblem,
} from './custom-theme.ts';

/** An object of a theme while it is built. */
export interface Tree {
  [key: string]: Json | Tree;
}

/** The style overrides of a slot: for both color schemes, and for one of them. */
export type SlotStyles = { both: Tree } & Record<Scheme, Tree>;

/** A theme as data: the options of `createTheme` without its style overrides, and those apart. */
export interface ThemeTree {
  options: Tree;
  /** By component and slot. */
  styles: Map<string, Map<string, SlotStyles>>;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function setAt(tree: Tree, [name = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const inner = tree[name];
  const next = isTree(inner) ? inner : {};
  tree[name] = next;
  setAt(next, rest, value);
}

function getAt(tree: Tree | undefined, path: readonly string[]): Json | Tree | undefined {
  return path.reduce<Json | Tree | undefined>(
    (part, name) => (isTree(part) && Object.hasOwn(part, name) ? part[name] : undefined),
    tree,
  );
}

function removeAt(tree: Tree, [name = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) {
    delete tree[name];
    return;
  }
  const inner = tree[name];
  if (!isTree(inner)) return;
  removeAt(inner, rest);
  if (Object.keys(inner).length === 0) delete tree[name];
}

export function getSlot({ styles }: ThemeTree, [component, slot]: readonly [string, string]) {
  const slots = styles.get(component) ?? new Map<string, SlotStyles>();
  styles.set(component, slots);
  const found = slots.get(slot) ?? { both: {}, light: {}, dark: {} };
  slots.set(slot, found);
  return found;
}

/** Where a place is in the options: a palette belongs to a color scheme. */
const getPath = ({ path }: Place, scheme: Scheme | null): readonly string[] =>
  scheme === null ? path : ['colorSchemes', scheme, ...path];

function write(
  tree: ThemeTree,
  { places }: Control,
  value: CommonValue,
  scheme: Scheme | null,
): void {
  for (const place of places) {
    const written: Json | undefined = place.values ? place.values[String(value)] : (value as Json);
    if (written === undefined) continue;
    if (place.style) setAt(getSlot(tree, place.style)[scheme ?? 'both'], place.path, written);
    else setAt(tree.options, getPath(place, scheme), written);
  }
}

/** Returns the smallest theme with the look of the settings. */
export function toThemeTree(theme: CustomTheme): ThemeTree {
  const { common, ...colors } = minimize(theme);
  // Without a palette of its own, a scheme has that of Material UI.
  const tree: ThemeTree = {
    options: { colorSchemes: { light: true, dark: true } },
    styles: new Map(),
  };
  for (const scheme of SCHEMES) {
    for (const control of COLOR_CONTROLS) {
      const value = colors[scheme][control.id];
      if (value !== undefined) write(tree, control, value, scheme);
    }
  }
  for (const control of COMMON_CONTROLS) {
    const value = common[control.id];
    if (value !== undefined) write(tree, control, value, null);
  }
  return tree;
}

function toValue({ values }: Place, written: Json | Tree): unknown {
  if (!values) return written;
  return Object.entries(values).find(([, value]) => value === written)?.[0];
}

/** Lists the paths of what is left in a tree. */
function* listLeaves(tree: Tree, before: string): Generator<string> {
  for (const [name, value] of Object.entries(tree)) {
    const path = before === '' ? name : `${before}.${name}`;
    if (isTree(value) && Object.keys(value).length > 0) yield* listLeaves(value, path);
    else yield path;
  }
}

/**
 * Reads the settings out of a theme. What no setting stands for, or has a value that none can have,
 * is a problem with its path. Takes out of the tree what it reads.
 */
export function fromThemeTree(tree: ThemeTree): { theme: CustomTheme; problems: ThemeProblem[] } {
  const problems: ThemeProblem[] = [];
  const take = (place: Place, scheme: Scheme | null): Json | Tree | undefined => {
    if (!place.style) {
      const path = getPath(place, scheme);
      const found = getAt(tree.options, path);
      removeAt(tree.options, path);
      return found;
    }
    const slot = tree.styles.get(place.style[0])?.get(place.style[1]);
    if (!slot) return undefined;
    const own = getAt(slot[scheme ?? 'both'], place.path);
    if (own !== undefined) removeAt(slot[scheme ?? 'both'], place.path);
    return own ?? (scheme === null ? undefined : getAt(slot.both, place.path));
  };
  const readPlaces = (control: Control, scheme: Scheme | null): unknown => {
    const all = control.places.map((place) => {
      const written = take(place, scheme);
      return written === undefined ? undefined : { value: toValue(place, written), written };
    });
    const found = all.find((each) => each !== undefined);
    if (!found) return undefined;
    if (found.value === undefined) {
      problems.push({
        name: control.id,
        problem: `has no setting for ${JSON.stringify(found.written)}`,
      });
    }
    return found.value;
  };

  const readColors = (scheme: Scheme): Colors =>
    Object.fromEntries(
      COLOR_CONTROLS.flatMap((control) => {
        const value = readPlaces(control, scheme);
        if (value === undefined) return [];
        const hex = toHex(value);
        if (hex !== null) return [[control.id, hex]];
        problems.push({ name: `${scheme}.${control.id}`, problem: 'is not an opaque color' });
        return [];
      }),
    );
  const colors = { light: readColors('light'), dark: readColors('dark') };
  for (const { places } of COLOR_CONTROLS) {
    for (const { style, path } of places) {
      const slot = style && tree.styles.get(style[0])?.get(style[1]);
      if (slot) removeAt(slot.both, path);
    }
  }
  const common = COMMON_CONTROLS.flatMap((control) => {
    const value = readPlaces(control, null);
    if (value === undefined) return [];
    const read = readCommon(control, value);
    if ('value' in read) return [[control.id, read.value]];
    problems.push({ name: control.id, problem: `is not ${read.wanted}` });
    return [];
  });
  delete tree.options['cssVariables'];
  for (const scheme of SCHEMES) {
    const schemes = tree.options['colorSchemes'];
    if (isTree(schemes) && (schemes[scheme] === true || !isTree(schemes[scheme]))) {
      delete schemes[scheme];
    }
    if (isTree(schemes) && Object.keys(schemes).length === 0) delete tree.options['colorSchemes'];
  }
  for (const name of listLeaves(tree.options, '')) {
    problems.push({ name, problem: 'has no setting here' });
  }
  for (const [component, slots] of tree.styles) {
    for (const [slot, styles] of slots) {
      for (const part of ['both', ...SCHEMES] as const) {
        const at = `components.${component}.styleOverrides.${slot}`;
        for (const name of listLeaves(styles[part], at)) {
          problems.push({ name, problem: 'has no setting here' });
        }
      }
    }
  }
  return { theme: minimize({ ...colors, common: Object.fromEntries(common) as Common }), problems };
}
