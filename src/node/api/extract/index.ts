import path from 'node:path';
import ts from 'typescript';
import type { ApiConfig } from '../../../core/api/config.ts';
import type { ApiComponent, ApiModel } from '../../../core/api/model.ts';
import type { Plan } from '../../../core/plan.ts';
import { findComponents, findImports, readComponent, type FoundComponent } from './components.ts';
import { addCssVariables, findCssVariables } from './css-variables.ts';
import { readDefinitions } from './definitions.ts';
import { describeCalls } from './describe-calls.ts';
import { arrangeExports, matchesName, mergeExports } from './exports.ts';
import { resolveModelLinks, type DeadLink } from './links.ts';
import { mergeApiObject, mergeEvents, mergeInterface, mergeSelectors } from './grid.ts';
import { isIgnored } from './members.ts';
import { describeMembers } from './own-descriptions.ts';
import { listEntryPoints, loadPackageVersion, loadTierPackages } from './packages.ts';
import { createTierPrograms, type TierProgram } from './program.ts';
import { readThemeKeys } from './theme-keys.ts';
import { isDocumentedType, TypeRenderer, type NamedTypes } from './type-text.ts';
import { addUsages, readUsages, type Usage } from './usage.ts';

/** The packages of a product to extract from, and how. */
export interface ExtractionSource {
  product: string;
  /** The product's folder in addresses. */
  address: string;
  /** npm packages, the community tier first. */
  packages: readonly string[];
  /** Folder that holds the packages (a `node_modules`). */
  folder: string;
  /** Folder that holds the dependencies of the packages. */
  dependencies: string;
  config: ApiConfig;
  /**
   * Reads what a comparison of releases needs: leaves out the global classes of rules, which would
   * require running the package's scripts, and our own descriptions.
   */
  namesOnly?: boolean;
}

/** The extracted model, and what needs a review. */
export interface Extraction {
  model: ApiModel;
  /** Components that a root exports but that have no page. */
  undocumented: string[];
  deadLinks: DeadLink[];
  /** Names that `leftOut` of the configuration has and the packages do not. */
  staleLeftOut: string[];
  /** CSS variables in the scripts of the packages. */
  cssVariables: string[];
  /** Names that the roots export, with the plan of the first tier that exports each. */
  exports: Map<string, Plan | undefined>;
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

/** Extracts the API reference of a product from its published packages. */
export function extractApi(source: ExtractionSource): Extraction {
  const { config, folder, dependencies, product } = source;
  const packages = loadTierPackages(source.packages, folder);
  const named: NamedTypes = new Map();
  const components = new Map<string, ApiComponent>();
  const undocumented = new Set<string>();
  let model: ApiModel = {
    product,
    packages: packages.map(({ name, version, plan }) => ({ name, version, ...(plan && { plan }) })),
    readWith: config.readWith.map((name) => ({
      name,
      version: loadPackageVersion(name, dependencies),
    })),
    components: [],
    ...(!source.namesOnly && { themeKeys: readThemeKeys(packages) }),
    interfaces: [],
    events: [],
    selectors: [],
    apiObjects: [],
    topics: config.topics.map(({ slug, title, description, keywords }) => ({
      slug,
      title,
      description,
      ...(keywords && { keywords }),
    })),
    exports: [],
    leftOut: Object.entries(config.leftOut).map(([name, reason]) => ({ name, reason })),
    types: [],
  };
  let last: TierProgram | undefined;
  const exports = new Map<string, Plan | undefined>();
  const usages = new Map<string, Usage>();
  for (const program of createTierPrograms(packages)) {
    last = program;
    for (const name of program.getRootExports(program.package).keys()) {
      if (!exports.has(name)) exports.set(name, program.package.plan);
    }
    const renderer = new TypeRenderer(program, named);
    for (const found of findComponents(program)) {
      const known = components.get(found.name) ?? readOwn(found);
      if (!known) continue;
      components.set(found.name, known);
      known.imports.push(...findImports(found, program));
    }
    model = {
      ...model,
      interfaces: merge(model.interfaces, config.interfaces, (known, name) =>
        mergeInterface(known, name, renderer),
      ),
      apiObjects: merge(model.apiObjects, Object.keys(config.apiObjects), (known, name) =>
        mergeApiObject(known, name, config.apiObjects[name] ?? '', renderer),
      ),
      events:
        config.events === undefined
          ? []
          : mergeEvents(model.events, config.events, findListeners(), renderer),
      selectors: config.selectors ? mergeSelectors(model.selectors, renderer) : [],
    };
    if (!source.namesOnly) {
      model.exports = mergeExports(model.exports, isDescribed, renderer);
      nameTypes(program);
      readUsages(program, usages);
    }

    function readOwn(found: FoundComponent): ApiComponent | undefined {
      if (found.place.package !== program.package || matchesName(config.parts, found.name))
        return undefined;
      const component = readComponent(found, renderer, source.namesOnly);
      if (!component && !isIgnored(found.symbol)) undocumented.add(found.name);
      return component;
    }
  }

  /** Whether a component or selector has this name, or has it without the mark of an unstable one. */
  function isDescribed(name: string): boolean {
    const known = name.replace(/^Unstable_/, '');
    return components.has(known) || model.selectors.some((each) => each.name === name);
  }

  /** Registers every exported type, so that each has a definition. */
  function nameTypes(program: TierProgram) {
    for (const { file } of listEntryPoints(program.package)) {
      for (const [name, symbol] of program.getExports(file) ?? []) {
        // A class is an entry of a topic.
        const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0;
        if (!named.has(name) && !isClass && isDocumentedType(symbol, program.packages)) {
          named.set(name, { symbol, program });
        }
      }
    }
  }

  /** Props of the components by the event that each listens to. */
  function findListeners(): Map<string, string> {
    const props = [...components.values()].flatMap((component) => component.props);
    return new Map(
      props.flatMap(({ name, type }) => {
        const event = /^GridEventListener<'(\w+)'>$/.exec(type)?.[1];
        return event === undefined ? [] : [[event, name]];
      }),
    );
  }

  // Packages export stubs of components of higher tiers, which are described only there.
  const exported = model.exports.filter(({ name }) => !isDescribed(name));
  const isExported = (name: string) =>
    exports.has(name) || exported.some((each) => each.name === name);
  const staleLeftOut = Object.keys(config.leftOut).filter((name) => !isExported(name));
  const sorted = [...components.values()].map(sortImports).sort(byName);
  const described = addCssVariables(withPlans(sorted), source.namesOnly ? {} : config.cssVariables);
  model.exports = arrangeExports(exported, described, config);
  const pages = new Map([
    ...sorted.map(({ name, slug }): [string, string] => [name, slug]),
    ...model.interfaces.map(({ name, slug }): [string, string] => [name, slug]),
  ]);
  const targets = { folder: source.address, pages, isKnown };
  const texts = resolveModelLinks({ ...model, components: described }, targets);
  const paged = new Set([...pages.keys(), ...sorted.flatMap(({ propsType }) => propsType ?? [])]);
  // Links can name types too, so read the definitions only after the links are resolved.
  const types = resolveModelLinks(
    { ...texts.model, types: readDefinitions(named, paged) },
    targets,
  );
  return {
    model: source.namesOnly ? types.model : addUsages(describe(types.model), usages),
    undocumented: [...undocumented].sort(),
    deadLinks: [...texts.dead, ...types.dead],
    staleLeftOut,
    cssVariables: source.namesOnly ? [] : findCssVariables(packages),
    exports,
  };

  function describe(read: ApiModel): ApiModel {
    return describeCalls(describeMembers(read, config.descriptions), config.calls);
  }

  /** Whether the name is a prop or a type. A type that was not named before gets a definition. */
  function isKnown(name: string): boolean {
    if (sorted.some(({ props }) => props.some((prop) => prop.name === name))) return true;
    if (config.staleNames.includes(name) || named.has(name)) return true;
    const symbol = last?.getRootExports(last.package).get(name);
    if (!last || !symbol || !isDocumentedType(symbol, last.packages)) return false;
    named.set(name, { symbol, program: last });
    return true;
  }
}

/**
 * Calls `add` for each name with its known entry, if any, and leaves out names without a result.
 */
function merge<T extends { name: string }>(
  known: readonly T[],
  names: readonly string[],
  add: (known: T | undefined, name: string) => T | undefined,
): T[] {
  return names.flatMap((name) => {
    const merged = add(
      known.find((each) => each.name === name),
      name,
    );
    return merged ? [merged] : [];
  });
}

/** Puts imports from package roots first. */
function sortImports(component: ApiComponent): ApiComponent {
  const isRoot = (from: string) => from.split('/').length <= 2;
  const { imports } = component;
  return {
    ...component,
    imports: [
      ...imports.filter(({ from }) => isRoot(from)),
      ...imports.filter(({ from }) => !isRoot(from)),
    ],
  };
}

/** Marks what a component adds to its lower-tier variant (`BarChartPro` to `BarChart`). */
function withPlans(components: readonly ApiComponent[]): ApiComponent[] {
  const byName = new Map(components.map((component) => [component.name, component]));
  const getBases = ({ name }: ApiComponent): ApiComponent[] => {
    const stem = name.replace(/(Pro|Premium)$/, '');
    const names = name.endsWith('Premium') ? [stem, `${stem}Pro`] : [stem];
    return names.filter((base) => base !== name).flatMap((base) => byName.get(base) ?? []);
  };
  return components.map((component) => {
    const bases = getBases(component);
    const base = bases.at(-1);
    if (!base) return component;
    const mark = <T extends { plan?: Plan | undefined }>(
      members: readonly T[],
      getKey: (member: T) => string,
      getMembers: (of: ApiComponent) => readonly T[],
    ) =>
      members.map((member) => {
        const has = (of: ApiComponent) =>
          getMembers(of).some((each) => getKey(each) === getKey(member));
        const { plan } = bases.find(has) ?? component;
        return { ...member, ...(plan && { plan }) };
      });
    return {
      ...component,
      variantOf: base.name,
      props: mark(
        component.props,
        ({ name }) => name,
        (of) => of.props,
      ),
      slots: mark(
        component.slots,
        ({ name }) => name,
        (of) => of.slots,
      ),
      classes: mark(
        component.classes,
        ({ rule }) => rule,
        (of) => of.classes,
      ),
    };
  });
}

/** Folder of the installed packages below a project's root. */
export function getModulesFolder(root: string): string {
  return path.join(root, 'node_modules');
}
