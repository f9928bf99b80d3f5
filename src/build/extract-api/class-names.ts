import { createRequire } from 'node:module';
import ts from 'typescript';
import { findPackageFile, findScript, type TierPackage } from './packages.ts';

/** Global class of each rule, as the package itself computes it. */
export type ClassNames = ReadonlyMap<string, string>;

const NONE: ClassNames = new Map();
const require = createRequire(import.meta.url);

/**
 * Evaluates the object of classes that the module of an interface exports (`gridClasses` beside
 * `GridClasses`), or asks its function for each rule where it exports no object. Guessing a prefix
 * would be wrong for one component in ten.
 */
export function loadClassNames(
  classes: ts.Symbol,
  rules: readonly string[],
  packages: readonly TierPackage[],
  checker: ts.TypeChecker,
): ClassNames {
  const file = classes.declarations?.[0]?.getSourceFile();
  const place = file && findPackageFile(file.fileName, packages);
  const script = place && findScript(place, 'node');
  if (!file || !script) return NONE;
  const { object, getClass } = findExports(file, classes, checker);
  const loaded = require(script) as Record<string, unknown>;
  const known = object === undefined ? undefined : loaded[object];
  const compute = getClass === undefined ? undefined : loaded[getClass];
  const names = new Map<string, string>();
  for (const rule of rules) {
    const name =
      (known as Record<string, string> | undefined)?.[rule] ??
      (typeof compute === 'function' ? (compute(rule) as string) : undefined);
    if (name !== undefined) names.set(rule, name);
  }
  return names;
}

/** Names of the exported object that has the type, and of the function that makes one class. */
function findExports(file: ts.SourceFile, classes: ts.Symbol, checker: ts.TypeChecker) {
  let object: string | undefined;
  let getClass: string | undefined;
  const module = checker.getSymbolAtLocation(file);
  const base = classes.name.replace(/Classes$/, '');
  for (const each of module ? checker.getExportsOfModule(module) : []) {
    const { valueDeclaration: declaration, name } = each;
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.type) {
      const type = checker.getTypeFromTypeNode(declaration.type);
      if ((type.aliasSymbol ?? type.symbol) === classes) object = name;
    }
    if (/^get\w+UtilityClass$/.test(name)) {
      if (getClass === undefined || name.includes(base)) getClass = name;
    }
  }
  return { object, getClass };
}
