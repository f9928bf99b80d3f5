import type ts from 'typescript';
import type { CheckedFile, Fix, Report } from './finding.ts';
import type { CheckedProgram } from './program.ts';
import type { CheckReference } from './reference.ts';

/** What the rules know about a file. */
export interface FileContext {
  typescript: typeof ts;
  program: CheckedProgram;
  checker: ts.TypeChecker;
  source: ts.SourceFile;
  reference: CheckReference;
  /** The release that is checked for, such as 7.29.13. */
  release: string;
  /** Version of a package of the project, if it is known. */
  getVersion: (name: string) => string | undefined;
  /** All files that are checked. */
  files: readonly CheckedFile[];
  report: (report: Report) => void;
}

/** A rule looks at a file and reports what it finds. */
export type Rule = (context: FileContext) => void;

export const isOwnModule = (name: string) => /^@mui\/x-(?!license)/.test(name);
const isOwnFile = (path: string) => /\/node_modules\/@mui\/x-(?!license|internals)/.test(path);

/** Whether a symbol is declared by one of the documented packages. */
export function isOwn(symbol: ts.Symbol | undefined): boolean {
  return (symbol?.declarations ?? []).some((each) => isOwnFile(each.getSourceFile().fileName));
}

/** Whether a type, or a part of it, is declared by one of the documented packages. */
export function isOwnType(type: ts.Type | undefined, depth = 3): boolean {
  if (!type || depth === 0) return false;
  if (isOwn(type.aliasSymbol) || isOwn(type.symbol)) return true;
  const parts = type.isUnionOrIntersection() ? type.types : [];
  const { typeArguments = [] } = type as ts.TypeReference;
  return [...parts, ...typeArguments, ...(type.aliasTypeArguments ?? [])].some((part) =>
    isOwnType(part, depth - 1),
  );
}

/** The symbol that a name stands for, behind its import. */
export function getSymbol({ checker, typescript }: FileContext, node: ts.Node) {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & typescript.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** The import that brings a name into a file: its exported name, and the module. */
export function getImport({ checker, typescript: is }: FileContext, name: ts.Node) {
  const declaration = checker.getSymbolAtLocation(name)?.declarations?.[0];
  if (!declaration || !is.isImportSpecifier(declaration)) return undefined;
  const { moduleSpecifier } = declaration.parent.parent.parent;
  return {
    name: (declaration.propertyName ?? declaration.name).text,
    module: (moduleSpecifier as ts.StringLiteral).text,
    specifier: declaration,
  };
}

export type JsxElementLike = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** The component of the documented packages that an element renders. */
export function getComponent(context: FileContext, element: JsxElementLike): string | undefined {
  const { tagName } = element;
  const imported = getImport(context, tagName);
  if (imported) return isOwnModule(imported.module) ? imported.name : undefined;
  const symbol = getSymbol(context, tagName);
  return symbol && isOwn(symbol) ? symbol.name : undefined;
}

/** Calls back with each node of a file, parents first. */
export function forEachNode(context: FileContext, visit: (node: ts.Node) => void): void {
  const walk = (node: ts.Node) => {
    visit(node);
    context.typescript.forEachChild(node, walk);
  };
  walk(context.source);
}

export function forEachComponent(
  context: FileContext,
  visit: (component: string, element: JsxElementLike) => void,
): void {
  const { typescript: is } = context;
  forEachNode(context, (node) => {
    if (!is.isJsxOpeningElement(node) && !is.isJsxSelfClosingElement(node)) return;
    const component = getComponent(context, node);
    if (component !== undefined) visit(component, node);
  });
}

/** The attributes of an element that are written out, by name. */
export function getAttributes({ typescript: is }: FileContext, element: JsxElementLike) {
  const { properties } = element.attributes;
  const entries = properties.flatMap((each): [string, ts.JsxAttribute][] =>
    is.isJsxAttribute(each) ? [[each.name.getText(), each]] : [],
  );
  return { byName: new Map(entries), isSpread: entries.length < properties.length };
}

/** The expression of an attribute; undefined for one without a value. */
export function getValue(
  { typescript: is }: FileContext,
  attribute: ts.JsxAttribute | undefined,
): ts.Expression | undefined {
  const value = attribute?.initializer;
  if (value && is.isJsxExpression(value)) return value.expression;
  return value as ts.Expression | undefined;
}

/** The properties of an object literal, by name. Null if some are not written out. */
export function getProperties(
  { typescript: is }: FileContext,
  node: ts.Node | undefined,
): Map<string, ts.ObjectLiteralElementLike> | null {
  if (!node || !is.isObjectLiteralExpression(node)) return null;
  const entries = node.properties.map((each) => [
    each.name?.getText().replace(/^['"]|['"]$/g, ''),
    each,
  ]);
  if (entries.some(([name]) => name === undefined)) return null;
  return new Map(entries as [string, ts.ObjectLiteralElementLike][]);
}

/** The value of a property that is written as `name: value`. */
export function getPropertyValue(
  { typescript: is }: FileContext,
  property: ts.ObjectLiteralElementLike | undefined,
): ts.Expression | undefined {
  return property && is.isPropertyAssignment(property) ? property.initializer : undefined;
}

/**
 * What an expression stands for: the initializer of a constant, what `useMemo` returns, or what a
 * type is asserted for.
 */
export function resolveValue(
  context: FileContext,
  node: ts.Expression | undefined,
  depth = 4,
): ts.Expression | undefined {
  const { typescript: is } = context;
  if (!node || depth === 0) return node;
  const next = (inner: ts.Expression | undefined) => resolveValue(context, inner, depth - 1);
  if (is.isParenthesizedExpression(node) || is.isAsExpression(node)) return next(node.expression);
  if (is.isSatisfiesExpression(node) || is.isNonNullExpression(node)) return next(node.expression);
  if (is.isIdentifier(node)) {
    const declaration = getSymbol(context, node)?.valueDeclaration;
    const isConstant =
      declaration &&
      is.isVariableDeclaration(declaration) &&
      is.isIdentifier(declaration.name) &&
      (is.getCombinedNodeFlags(declaration) & is.NodeFlags.Const) !== 0;
    return isConstant && declaration.initializer ? next(declaration.initializer) : node;
  }
  if (is.isCallExpression(node) && /^(React\.)?useMemo$/.test(node.expression.getText())) {
    const [create] = node.arguments;
    if (create && is.isArrowFunction(create) && !is.isBlock(create.body)) return next(create.body);
  }
  return node;
}

/** The literals of an array that is written out; null if a part of it is not. */
export function getElements(
  context: FileContext,
  node: ts.Expression | undefined,
): readonly ts.Expression[] | null {
  const { typescript: is } = context;
  const value = resolveValue(context, node);
  if (!value || !is.isArrayLiteralExpression(value)) return null;
  return value.elements.some((each) => is.isSpreadElement(each)) ? null : value.elements;
}

/** The text of a string literal. */
export function getText(
  { typescript: is }: FileContext,
  node: ts.Node | undefined,
): string | undefined {
  return node && is.isStringLiteralLike(node) ? node.text : undefined;
}

/** The value of a literal number. */
export function getNumber(
  { typescript: is }: FileContext,
  node: ts.Node | undefined,
): number | undefined {
  return node && is.isNumericLiteral(node) ? Number(node.text) : undefined;
}

/** The function component or hook around a node. */
export function getComponentFunction(
  { typescript: is }: FileContext,
  node: ts.Node,
): ts.FunctionLikeDeclaration | undefined {
  let found: ts.FunctionLikeDeclaration | undefined;
  for (let each: ts.Node | undefined = node.parent; each; each = each.parent) {
    if (
      !is.isFunctionDeclaration(each) &&
      !is.isArrowFunction(each) &&
      !is.isFunctionExpression(each)
    ) {
      continue;
    }
    const name =
      each.name?.getText() ??
      (is.isVariableDeclaration(each.parent) ? each.parent.name.getText() : '');
    if (/^([A-Z]|use[A-Z])/.test(name)) found = each;
  }
  return found;
}

export const replaceNode = (node: ts.Node, text: string) => ({
  start: node.getStart(),
  end: node.getEnd(),
  text,
});

/** Removes an attribute with the space before it. */
export function removeAttribute(attribute: ts.Node): Fix {
  return {
    description: 'Remove it',
    edits: [{ start: attribute.getFullStart(), end: attribute.getEnd(), text: '' }],
  };
}

/** Removes a property with its comma. */
export function removeProperty(source: ts.SourceFile, property: ts.Node): Fix {
  const rest = source.text.slice(property.getEnd());
  const comma = /^\s*,/.exec(rest)?.[0].length ?? 0;
  const start = property.getFullStart();
  return {
    description: 'Remove it',
    edits: [{ start, end: property.getEnd() + comma, text: '' }],
  };
}

/** Adds attributes after the name of an element. */
export function addAttributes(element: JsxElementLike, text: string, description: string): Fix {
  const at = (element.typeArguments?.end ?? element.tagName.getEnd() - 1) + 1;
  return { description, edits: [{ start: at, end: at, text: ` ${text}` }] };
}

/** Adds a property at the end of an object literal. */
export function addProperty(
  object: ts.ObjectLiteralExpression,
  text: string,
  description: string,
): Fix {
  const last = object.properties.at(-1);
  const at = last ? last.getEnd() : object.getStart() + 1;
  return { description, edits: [{ start: at, end: at, text: last ? `, ${text}` : ` ${text} ` }] };
}

/** Imports a name, in the statement that already imports from its module if there is one. */
export function addImport(
  { typescript: is, source }: FileContext,
  name: string,
  module: string,
  isDefault = false,
) {
  const imports = source.statements.filter((each) => is.isImportDeclaration(each));
  const isImported = imports.some(({ importClause }) => {
    const { namedBindings } = importClause ?? {};
    return isDefault
      ? importClause?.name?.text === name
      : namedBindings &&
          is.isNamedImports(namedBindings) &&
          namedBindings.elements.some((each) => each.name.text === name);
  });
  if (isImported) return [];
  const same = imports.find(
    ({ moduleSpecifier, importClause }) =>
      (moduleSpecifier as ts.StringLiteral).text === module &&
      importClause?.namedBindings &&
      is.isNamedImports(importClause.namedBindings) &&
      importClause.phaseModifier === undefined,
  );
  const last = (same?.importClause?.namedBindings as ts.NamedImports | undefined)?.elements.at(-1);
  if (last && !isDefault) {
    return [{ start: last.getEnd(), end: last.getEnd(), text: `, ${name}` }];
  }
  const at = imports.at(-1)?.getEnd() ?? 0;
  const text = `import ${isDefault ? name : `{ ${name} }`} from '${module}';`;
  return [{ start: at, end: at, text: at === 0 ? `${text}\n` : `\n${text}` }];
}
