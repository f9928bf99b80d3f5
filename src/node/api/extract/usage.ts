import ts from 'typescript';
import type { ApiModel } from '../../../core/api/model.ts';
import { findPackageFile, findScript, listEntryPoints } from './packages.ts';
import type { TierProgram } from './program.ts';
import { parseScript } from './prop-types.ts';

/** What the script of an exported value refers to, by imported or exported name. */
export interface Usage {
  /** Everything that it reads, calls, or renders. */
  uses: ReadonlySet<string>;
  /** What it renders as an element. */
  renders: ReadonlySet<string>;
}

/** A parsed ES module: its declarations at the top level, its imports, and its exports. */
interface Module {
  /** Nodes that declare each name. */
  locals: ReadonlyMap<string, ts.Node>;
  /** Imported name by local name, of other files of the packages. */
  imports: ReadonlyMap<string, string>;
  /** Local name by exported name. */
  exports: ReadonlyMap<string, string>;
}

const modules = new Map<string, Module>();

function loadModule(file: string): Module {
  let module = modules.get(file);
  if (!module) {
    module = parseModule(parseScript(file));
    modules.set(file, module);
  }
  return module;
}

/** Only these can be what the reference documents. */
const OF_PACKAGES = /^(?:\.|@mui\/x-)/;

function isExported(node: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function parseModule(file: ts.SourceFile): Module {
  const locals = new Map<string, ts.Node>();
  const imports = new Map<string, string>();
  const exports = new Map<string, string>();
  const declare = (name: ts.Node | undefined, node: ts.Node, statement: ts.Statement) => {
    if (!name || !ts.isIdentifier(name)) return;
    locals.set(name.text, node);
    if (isExported(statement)) exports.set(name.text, name.text);
  };
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      if (!bindings || !ts.isNamedImports(bindings) || !OF_PACKAGES.test(from)) continue;
      for (const { name, propertyName } of bindings.elements) {
        imports.set(name.text, (propertyName ?? name).text);
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const each of statement.declarationList.declarations) {
        declare(each.name, each, statement);
      }
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      declare(statement.name, statement, statement);
    } else if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      if (statement.moduleSpecifier || !clause || !ts.isNamedExports(clause)) continue;
      for (const { name, propertyName } of clause.elements) {
        exports.set(name.text, (propertyName ?? name).text);
      }
    }
  }
  return { locals, imports, exports };
}

/** Whether an identifier is a name in scope, not the name of a property. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !(ts.isBindingElement(parent) && parent.propertyName === node);
}

function isRendered(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    ts.isIdentifier(parent.expression) &&
    /^_jsxs?$/.test(parent.expression.text)
  );
}

/**
 * Reads what an exported value of a script refers to, through the private declarations of the same
 * file, but not through other files. Prop types do not count. `names`: its possible names.
 */
export function readUsage(file: string, names: readonly string[]): Usage {
  const { locals, imports, exports } = loadModule(file);
  const exportNames = new Map([...exports].map(([exported, local]) => [local, exported]));
  const uses = new Set<string>();
  const renders = new Set<string>();
  const own = names.map((name) => exports.get(name) ?? name).find((name) => locals.has(name));
  const visited = new Set<string>();
  const pending = own === undefined ? [] : [own];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isReference(node)) {
      const { text } = node;
      const exported = text === own ? undefined : exportNames.get(text);
      const name = imports.get(text) ?? exported;
      if (name !== undefined) {
        uses.add(name);
        if (isRendered(node)) renders.add(name);
      } else if (locals.has(text)) pending.push(text);
    }
    ts.forEachChild(node, visit);
  };
  for (let local = pending.pop(); local !== undefined; local = pending.pop()) {
    const node = locals.get(local);
    if (!node || visited.has(local)) continue;
    visited.add(local);
    visit(node);
  }
  for (const name of names) uses.delete(name);
  return { uses, renders };
}

/**
 * Adds what each value that the tier's package exports refers to, by exported name. Packages export
 * stubs of components of other tiers under the same names, so what is known stays.
 */
export function readUsages(program: TierProgram, usages: Map<string, Usage>): void {
  for (const { file } of listEntryPoints(program.package)) {
    for (const [name, symbol] of program.getExports(file) ?? []) {
      const declared = symbol.declarations?.[0]?.getSourceFile().fileName;
      const place =
        declared === undefined ? undefined : findPackageFile(declared, [program.package]);
      const script = place && findScript(place, 'module');
      if (script === undefined || !(symbol.flags & ts.SymbolFlags.Value)) continue;
      const { uses, renders } = readUsage(script, [name, symbol.name]);
      const known = usages.get(name);
      usages.set(name, {
        uses: new Set([...(known?.uses ?? []), ...uses]),
        renders: new Set([...(known?.renders ?? []), ...renders]),
      });
    }
  }
}

/** Class names are used by nearly every component, which tells readers nothing. */
const NOT_FOLLOWED = /Classes$|UtilityClass$/;

/** Adds which components and exports of the reference refer to each other. */
export function addUsages(model: ApiModel, usages: ReadonlyMap<string, Usage>): ApiModel {
  const components = new Set([
    ...model.components.map(({ name }) => name),
    ...model.exports.filter(({ kind }) => kind === 'component').map(({ name }) => name),
  ]);
  const find = (name: string) => usages.get(name) ?? usages.get(`Unstable_${name}`);
  const users = [...model.components, ...model.exports].map(({ name }) => ({
    name,
    uses: find(name)?.uses ?? new Set<string>(),
  }));
  const getUsers = (name: string) => {
    const usedBy = users.filter((each) => each.name !== name && each.uses.has(name));
    return usedBy.length === 0 || NOT_FOLLOWED.test(name)
      ? {}
      : { usedBy: usedBy.map((each) => each.name).sort() };
  };
  return {
    ...model,
    components: model.components.map((each) => ({ ...each, ...getUsers(each.name) })),
    exports: model.exports.map((each) => {
      const rendered = [...(find(each.name)?.renders ?? [])].filter(
        (name) => name !== each.name && components.has(name),
      );
      return {
        ...each,
        ...(each.kind === 'component' && rendered.length > 0 && { renders: rendered.sort() }),
        ...getUsers(each.name),
      };
    }),
  };
}
