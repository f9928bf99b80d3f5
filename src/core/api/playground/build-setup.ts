import type { ApiComponent, ApiModel } from '../model.ts';
import { buildRows, createFindType, joinSettings } from './build-rows.ts';
import { findChanges } from './changes.ts';
import type { ParsedPlayground, ParsedProductPlayground } from './config.ts';
import type { Control } from './control.ts';
import type { ImportedName, Helper, PlaygroundSetup } from './setup.ts';
import { listNames } from './value.ts';

/** Declarations that the code of a product can use, and what they import. */
export interface HelperModule {
  imports: Readonly<Record<string, ImportedName>>;
  helpers: readonly Helper[];
}

/** Names that are imported whatever a component needs. */
const ALWAYS: Readonly<Record<string, ImportedName>> = {
  React: { from: 'react', imported: '*' },
  dayjs: { from: 'dayjs', imported: 'default' },
  Dayjs: { from: 'dayjs', isType: true },
};

/** Returns the package with which a component is printed: that of its own plan. */
function getPackage({ imports }: ApiComponent): string {
  const [first] = imports;
  return /^@mui\/[^/]+/.exec(first?.from ?? '')?.[0] ?? '';
}

/** Returns the import of a name: the component's package before others, an entry point first. */
function findImport(found: Pick<ApiComponent, 'imports'>, packageName: string): ImportedName {
  const own = found.imports.filter(({ from }) => `${from}/`.startsWith(`${packageName}/`));
  const all = own.length > 0 ? own : found.imports;
  // The grid is documented with the root of its packages, all others with their entry points.
  const chosen = /^@mui\/x-data-grid/.test(packageName) ? all[0] : all.at(-1);
  const { name, from } = chosen ?? { name: '', from: '' };
  return { from, imported: name };
}

/** The packages of the grid contain each other, and code imports all from one of them. */
function moveToPackage(imported: ImportedName, packageName: string): ImportedName {
  const from = imported.from.replace(/^@mui\/x-data-grid$/, packageName);
  return /^@mui\/x-data-grid/.test(packageName) ? { ...imported, from } : imported;
}

function listControlNames(control: Control): string[] {
  return control.kind === 'preset' ? Object.values(control.options).flatMap(listNames) : [];
}

/** Collects helpers with everything that they use. Throws if a name is not known. */
function collect(
  names: readonly string[],
  module: HelperModule,
  findName: (name: string) => ImportedName | null,
  place: string,
) {
  const helpers = new Set<Helper>();
  const imports: Record<string, ImportedName> = {};
  const visit = (name: string) => {
    const helper = module.helpers.find((each) => each.names.includes(name));
    if (helper) {
      if (helpers.has(helper)) return;
      helpers.add(helper);
      helper.uses.forEach(visit);
      return;
    }
    const found = module.imports[name] ?? findName(name);
    if (!found)
      throw new Error(`${place} uses ${name}, which no helper declares and nothing exports`);
    imports[name] = found;
  };
  names.forEach(visit);
  return { helpers: module.helpers.filter((helper) => helpers.has(helper)), imports };
}

/**
 * Joins the reference of a component with its configuration. Throws if the configuration names
 * something that does not exist.
 */
export function buildSetup(
  component: ApiComponent,
  model: ApiModel,
  own: ParsedPlayground,
  shared: ParsedProductPlayground,
  module: HelperModule,
  product: string,
): Omit<PlaygroundSetup, 'versions'> {
  const settings = joinSettings(own, shared);
  const rows = buildRows(component, settings, shared, createFindType(model));
  const packageName = getPackage(component);
  const findName = (name: string): ImportedName | null => {
    const exported =
      model.components.find((each) => each.name === name) ??
      model.exports.find((each) => each.name === name);
    if (exported) return findImport(exported, packageName);
    const configured = shared.imports[name];
    if (!configured) return ALWAYS[name] ?? null;
    const { from, isDefault, isType } = configured;
    return { from, ...(isDefault && { imported: 'default' }), ...(isType && { isType }) };
  };
  const tree = own.tree ?? shared.tree;
  const isRange = rows.some(({ controls }) => controls.some(({ kind }) => kind === 'range'));
  const names = [
    component.name,
    'React',
    ...listNames(tree),
    ...Object.values(own.props).flatMap(listNames),
    ...own.children.flatMap(listNames),
    ...Object.values(own.dataControls).flatMap(({ options }) =>
      options.flatMap(({ value = null, set = {} }) => [value, set].flatMap(listNames)),
    ),
    ...rows.flatMap(({ controls }) => controls.flatMap(listControlNames)),
    ...(product === 'date-pickers' ? ['dayjs', 'Dayjs'] : []),
    ...(isRange ? ['DateRange'] : []),
  ];
  const place = `config/playground/${product}/${component.name}.ts`;
  const { helpers, imports } = collect(names, module, findName, place);
  const known = new Set(component.props.map(({ name }) => name));
  const unknown = Object.keys(own.props).filter((name) => !known.has(name) && !component.spread);
  if (unknown.length > 0) throw new Error(`${place}: ${component.name} has no prop ${unknown[0]}`);
  return {
    component: component.name,
    product,
    props: own.props,
    children: own.children,
    tree,
    dataControls: own.dataControls,
    rows,
    groups: [...new Set(rows.map(({ group }) => group))],
    changes: findChanges(component.props, shared.changes),
    logs: settings.logs.filter((name) => known.has(name)),
    inCode: component.props
      .map(({ name }) => name)
      .filter((name) => !rows.some((row) => row.name === name)),
    imports: Object.fromEntries(
      Object.entries(imports).map(([name, each]) => [name, moveToPackage(each, packageName)]),
    ),
    helpers,
  };
}
