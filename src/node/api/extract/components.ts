import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiComponent, ApiImport, ApiMember } from '../../../core/api/model.ts';
import { loadClassNames, type ClassNames } from './class-names.ts';
import { parseComment } from './comments.ts';
import { isIgnored, readMember } from './members.ts';
import { findPackageFile, findScript, type PackageFile } from './packages.ts';
import type { TierProgram } from './program.ts';
import { parseComponentScript, type PropType } from './prop-types.ts';
import { readClasses, readSlots } from './slots.ts';
import type { TypeRenderer } from './type-text.ts';

/** A component that a package's root exports, before its details are read. */
export interface FoundComponent {
  /** Name of its page. */
  name: string;
  /** Name under which it is exported. */
  exportedAs: string;
  symbol: ts.Symbol;
  place: PackageFile;
  /** Types of its props, one per signature; empty for a component that a lower tier declares. */
  props: readonly ts.Type[];
}

/** Finds every component with props that the root of the tier's package exports. */
export function findComponents(program: TierProgram): FoundComponent[] {
  const found: FoundComponent[] = [];
  for (const [exportedAs, symbol] of program.getRootExports(program.package)) {
    const name = exportedAs.replace(/^Unstable_/, '');
    if (!/^[A-Z][a-z]/.test(name) || !(symbol.flags & ts.SymbolFlags.Value)) continue;
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    const place = file === undefined ? undefined : findPackageFile(file, program.packages);
    if (!place) continue;
    // Components of a lower tier were found with that tier. Resolving their props again is slow.
    const isOwn = place.package === program.package;
    const props = isOwn ? getPropsTypes(symbol, program.checker) : [];
    if (!isOwn || props.length > 0) found.push({ name, exportedAs, symbol, place, props });
  }
  return found;
}

/** Types of the first argument. A stub without arguments has none and is not a component. */
export function getPropsTypes(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type[] {
  const type = checker.getTypeOfSymbol(symbol);
  return type.getCallSignatures().flatMap((signature) => {
    const [first] = signature.parameters;
    if (!first) return [];
    const props = checker.getTypeOfSymbol(first);
    // The union itself comes first: it has the joined types of the props that all members share.
    return props.isUnion() ? [props, ...props.types] : [props];
  });
}

/** Reads a component. Returns undefined if the package ignores it or gives it no prop types. */
export function readComponent(
  found: FoundComponent,
  renderer: TypeRenderer,
  namesOnly = false,
): ApiComponent | undefined {
  const { name, symbol, place } = found;
  const { checker } = renderer.program;
  const script = findScript(place, 'module');
  const told = script === undefined ? undefined : parseComponentScript(script, symbol.name);
  if (!told?.propTypes || isIgnored(symbol)) return undefined;
  const known = collectProps(found.props, checker);
  const classTypes = getListTypes(found, known.get('classes'), 'Classes', renderer.program);
  const classes = namesOnly
    ? nameClasses(classTypes, checker)
    : evaluateClasses(classTypes, found, renderer.program);
  const slotTypes = getListTypes(found, known.get('slots'), 'Slots', renderer.program);
  const propsType = getPropsTypeName(name, renderer.program);
  const themeName = told.themeName ?? told.styledName;
  const comment = parseComment(symbol);
  const deprecated = comment.tags.get('deprecated');
  const ref = known.get('ref');
  const element = ref && getRefElement(ref, checker);
  return {
    name,
    slug: getSlug(name),
    ...(place.package.plan && { plan: place.package.plan }),
    ...(deprecated !== undefined && { deprecated }),
    description: removeGeneratedLists(comment.description),
    imports: [],
    props: readProps(told.propTypes, known, renderer),
    ...(propsType !== undefined && { propsType }),
    ...(told.spread && { spread: true as const }),
    ...(element !== undefined && { ref: element }),
    ...(themeName !== undefined && { themeName }),
    ...(told.themeName !== undefined && { themeDefaultProps: true as const }),
    ...(themeName !== undefined &&
      hasThemeStyles(themeName, place, classes) && { themeStyles: true as const }),
    slots: readSlots(slotTypes, renderer, classes),
    classes: readClasses(classTypes, checker, classes),
    source: getSourcePath(place),
  };
}

/** Whether the package declares the styles of the root that a theme can set for a name. */
function hasThemeStyles(
  themeName: string,
  { package: { folder } }: PackageFile,
  classes: ClassNames,
): boolean {
  const file = path.join(folder, 'themeAugmentation/overrides.d.ts');
  if (!existsSync(file)) return false;
  const keys = new RegExp(`\\b${themeName}: ([^;]+);`).exec(readFileSync(file, 'utf8'))?.[1];
  return keys !== undefined && (keys.includes("'root'") || classes.has('root'));
}

/** `DataGridPro` → `data-grid-pro`, `TreeItem2` → `tree-item-2`. */
export function getSlug(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Path of the component's source in the repository of the package. */
function getSourcePath({ package: { name }, path }: PackageFile): string {
  return `packages/${name.split('/').at(-1)}/src/${path.replace(/\.d\.ts$/, '.tsx')}`;
}

/** Removes the lists of demos and API pages, which are older than the pages themselves. */
function removeGeneratedLists(description: string): string {
  return description.replace(/^(Demos|API):\n[\s\S]*$/m, '').trim();
}

/** Props of all types by name; the first of a name wins. */
export function collectProps(types: readonly ts.Type[], checker: ts.TypeChecker) {
  const props = new Map<string, ts.Symbol>();
  for (const type of types) {
    for (const prop of checker.getPropertiesOfType(type)) {
      const known = props.get(prop.name);
      if (!known) props.set(prop.name, prop);
    }
  }
  return props;
}

function readProps(
  propTypes: readonly PropType[],
  known: ReadonlyMap<string, ts.Symbol>,
  renderer: TypeRenderer,
): ApiMember[] {
  const members = propTypes
    .filter(({ comment }) => !comment.tags.has('ignore'))
    .flatMap(({ name, required, comment }) => {
      const symbol = known.get(name);
      if (!symbol || isIgnored(symbol)) return [];
      const { required: declared, ...member } = readMember(symbol, renderer, comment);
      return [{ ...member, ...(required && { required: true as const }) }];
    });
  return sortMembers(members);
}

/** Sorts required members first, then by name. */
export function sortMembers(members: readonly ApiMember[]): ApiMember[] {
  return [...members].sort(
    (a, b) =>
      Number(b.required ?? false) - Number(a.required ?? false) || (a.name < b.name ? -1 : 1),
  );
}

/** Returns the type of the `slots` or `classes` prop and the exported type of that name. */
function getListTypes(
  { name, place }: FoundComponent,
  prop: ts.Symbol | undefined,
  suffix: 'Slots' | 'Classes',
  program: TierProgram,
): ts.Type[] {
  const { checker } = program;
  const own = prop && checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const file = `${place.package.folder}/${place.path}`;
  const exported =
    program.getRootExports(program.package).get(name + suffix) ??
    program.getExports(file)?.get(name + suffix);
  const named = exported && checker.getDeclaredTypeOfSymbol(exported);
  return [own, named].filter((type) => type !== undefined);
}

/** Maps each rule to itself, without evaluating the package. */
function nameClasses(types: readonly ts.Type[], checker: ts.TypeChecker): ClassNames {
  const members = types.flatMap((type) => checker.getPropertiesOfType(type));
  return new Map(members.map(({ name }) => [name, name]));
}

/** Evaluates the class names of the rules, grouped by the interface that declares each rule. */
function evaluateClasses(
  types: readonly ts.Type[],
  { symbol }: FoundComponent,
  { checker, packages }: TierProgram,
): ClassNames {
  const file = symbol.declarations?.[0]?.getSourceFile();
  const rules = new Map<ts.Symbol, string[]>();
  for (const member of types.flatMap((type) => checker.getPropertiesOfType(type))) {
    const owner = member.declarations?.[0]?.parent;
    if (!owner || !ts.isInterfaceDeclaration(owner)) continue;
    const list = checker.getSymbolAtLocation(owner.name);
    if (list) rules.set(list, [...(rules.get(list) ?? []), member.name]);
  }
  const names = new Map<string, string>();
  for (const [list, owned] of rules) {
    const loaded = file && loadClassNames(list, owned, file, { checker, packages });
    for (const [rule, name] of loaded ?? []) if (!names.has(rule)) names.set(rule, name);
  }
  return names;
}

function getPropsTypeName(name: string, program: TierProgram): string | undefined {
  const type = `${name}Props`;
  return program.getRootExports(program.package).has(type) ? type : undefined;
}

/** Type that a ref of the component points to. */
function getRefElement(ref: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const text = checker.typeToString(
    checker.getTypeOfSymbol(ref),
    undefined,
    ts.TypeFormatFlags.NoTruncation,
  );
  return /Ref(?:Object)?<(?:import\("[^"]+"\)\.)?([\w.]+)(?: \| null)?>/.exec(text)?.[1];
}

/** Returns the imports from the tier's package: its root and possibly the component's folder. */
export function findImports(
  { exportedAs: name, place }: FoundComponent,
  program: TierProgram,
): ApiImport[] {
  const imports: ApiImport[] = [{ name, from: program.package.name }];
  const [folder] = place.path.split('/');
  const index = `${program.package.folder}/${folder}/index.d.ts`;
  if (program.getExports(index)?.has(name)) {
    imports.push({ name, from: `${program.package.name}/${folder}` });
  }
  return imports;
}
