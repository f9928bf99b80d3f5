import { getMemberHref } from '../links.ts';
import type { ApiComponent, ApiModel, ApiThemeKeys } from '../model.ts';
import { toPlainText } from '../plain-text.ts';
import type { PartsConfig, PartSlot } from './config.ts';

/** A class that the reference has. */
export interface PartClass {
  component: string;
  rule: string;
  /** Address of its row. */
  href: string;
  description: string;
  /** Whether the component has the rule in its prop `classes`. */
  isOwn: boolean;
}

export interface ThemeKeys {
  /** Package whose types know the component in a theme. Without one it cannot be used there. */
  types: string | null;
  /** Key by rule, of elements with styles of their own. */
  slots: Readonly<Record<string, string>>;
  inner: readonly string[];
}

export type PartHost = PartsConfig['hosts'][number] & {
  /** Folder of the product. */
  product: string;
};

/** What is known about the elements of all components. */
export interface PartTable {
  classes: Readonly<Record<string, PartClass>>;
  themes: Readonly<Record<string, ThemeKeys>>;
  hosts: readonly PartHost[];
  popups: PartsConfig['popups'];
  slots: readonly PartSlot[];
  innerMaterial: readonly string[];
  unusableKeys: readonly string[];
}

export interface PartProduct {
  folder: string;
  model: ApiModel;
  /** Package by the name of a component in a theme, of those that its types know. */
  themeTypes: ReadonlyMap<string, string>;
}

/** Whether the class starts with the name of the component, as `MuiDataGrid-cell` does. */
const isNamedAfter = ({ name }: ApiComponent, className: string) =>
  className.startsWith(`Mui${name}-`);

function readClasses(
  { folder, model }: PartProduct,
  fixed: ReadonlySet<string>,
): [string, PartClass][] {
  const found = new Map<string, PartClass>();
  const components = [...model.components].sort(
    (a, b) => Number(a.variantOf !== undefined) - Number(b.variantOf !== undefined),
  );
  for (const component of components) {
    const hasClasses = component.props.some(({ name }) => name === 'classes');
    for (const each of component.classes) {
      const isBetter = isNamedAfter(component, each.class);
      const known = found.get(each.class);
      if (each.state || (known && !isBetter)) continue;
      found.set(each.class, {
        component: component.name,
        rule: each.rule,
        href: getMemberHref(folder, component, 'class', each.rule),
        description: toPlainText(each.description),
        isOwn: isBetter && hasClasses && !fixed.has(each.class),
      });
    }
  }
  return [...found];
}

function readThemes(
  { model, themeTypes }: PartProduct,
  unusable: ReadonlySet<string>,
): [string, ThemeKeys][] {
  const keys: ApiThemeKeys = model.themeKeys ?? {};
  return Object.entries(keys).map(([name, { slots, inner }]) => {
    const types = themeTypes.get(name) ?? null;
    const isUsable = (key: string) => types !== null && !unusable.has(`${name}.${key}`);
    const usable = Object.entries(slots).filter(([, key]) => isUsable(key));
    return [name, { types, slots: Object.fromEntries(usable), inner: inner.filter(isUsable) }];
  });
}

/** Components with `sx` whose root has a class of their own. */
function readHosts({ folder, model }: PartProduct): PartHost[] {
  return model.components
    .filter(({ variantOf, props }) => !variantOf && props.some(({ name }) => name === 'sx'))
    .flatMap(({ name, classes }) => {
      const root = classes.find((each) => each.rule === 'root');
      return root?.class === `Mui${name}-root`
        ? [{ class: root.class, components: [{ name }], product: folder }]
        : [];
    });
}

/** Joins the reference of all products with the facts of the configuration. */
export function createPartTable(products: readonly PartProduct[], config: PartsConfig): PartTable {
  const unusable = new Set(config.unusableKeys);
  const fixed = new Set(config.fixedClasses);
  const configured = new Set(config.hosts.map((host) => host.class));
  const findProduct = ({ components: [first] }: PartsConfig['hosts'][number]) =>
    products.find(({ model }) => model.components.some(({ name }) => name === first?.name))
      ?.folder ?? '';
  return {
    classes: Object.fromEntries(products.flatMap((product) => readClasses(product, fixed))),
    themes: Object.fromEntries(products.flatMap((product) => readThemes(product, unusable))),
    hosts: [
      ...config.hosts.map((host) => ({ ...host, product: findProduct(host) })),
      ...products.flatMap(readHosts).filter((host) => !configured.has(host.class)),
    ],
    popups: config.popups,
    slots: config.slots,
    innerMaterial: config.innerMaterial,
    unusableKeys: config.unusableKeys,
  };
}
