import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { findPackageFile, findScript, type TierPackage } from './packages.ts';
import { resolveAlias, type TierProgram } from './program.ts';

/** Global class name of each rule, as the package itself computes it. */
export type ClassNames = ReadonlyMap<string, string>;

const NONE: ClassNames = new Map();
const require = createRequire(import.meta.url);

/**
 * Evaluates the classes object that a package exports (`gridClasses` for `GridClasses`), or calls
 * its utility class function for each rule if there is no such object. Guessing a prefix would be
 * wrong for one component in ten. Looks in the component's file first, then in the file that
 * declares the classes.
 */
export function loadClassNames(
  classes: ts.Symbol,
  rules: readonly string[],
  component: ts.SourceFile,
  program: Pick<TierProgram, 'checker' | 'packages'>,
): ClassNames {
  const own = classes.declarations?.[0]?.getSourceFile();
  for (const file of [component, own]) {
    const script = file && findNodeScript(file.fileName, program.packages);
    if (!file || script === undefined) continue;
    const { object, getClass } = findExports(file, classes, program.checker);
    if (object === undefined && getClass === undefined) continue;
    return evaluate(require(script) as Record<string, unknown>, rules, object, getClass);
  }
  return NONE;
}

function evaluate(
  loaded: Record<string, unknown>,
  rules: readonly string[],
  object: string | undefined,
  getClass: string | undefined,
): ClassNames {
  const known = object === undefined ? {} : (loaded[object] as Record<string, string>);
  const compute = getClass === undefined ? undefined : loaded[getClass];
  const names = new Map<string, string>();
  for (const rule of rules) {
    const name = known[rule] ?? (typeof compute === 'function' ? String(compute(rule)) : undefined);
    if (name !== undefined) names.set(rule, name);
  }
  return names;
}

/**
 * The script that `require` loads. Packages outside the tier keep it beside their types, but not
 * under `esm`.
 */
function findNodeScript(file: string, packages: readonly TierPackage[]): string | undefined {
  const place = findPackageFile(file, packages);
  if (place) return findScript(place, 'node');
  const script = file.replace('/esm/', '/').replace(/\.d\.ts$/, '.js');
  return existsSync(script) ? script : undefined;
}

/**
 * Returns the names of the exported object of the given type and of the function that returns one
 * class name. The function only counts in the file that declares the type, because elsewhere it
 * belongs to other classes.
 */
function findExports(file: ts.SourceFile, classes: ts.Symbol, checker: ts.TypeChecker) {
  let object: string | undefined;
  const functions: string[] = [];
  const module = checker.getSymbolAtLocation(file);
  const isOwner = classes.declarations?.[0]?.getSourceFile() === file;
  for (const each of module ? checker.getExportsOfModule(module) : []) {
    const { name } = each;
    const { valueDeclaration: declaration } = resolveAlias(each, checker);
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.type) {
      const type = checker.getTypeFromTypeNode(declaration.type);
      if ((type.aliasSymbol ?? type.symbol) === classes) object = name;
    }
    if (/^get\w+UtilityClass$/.test(name)) functions.push(name);
  }
  const getClass = object === undefined && isOwner ? functions[0] : undefined;
  return { object, getClass };
}
