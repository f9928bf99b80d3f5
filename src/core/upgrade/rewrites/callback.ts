import type ts from 'typescript';
import type { Change } from '../change.ts';
import type { Edit } from '../edit.ts';
import { isTypeScript, replace, type Context, type MemberRewrite } from './context.ts';
import { hasValueFirst } from './exports.ts';

/** How a callback with an object of parameters becomes one with `value, row, column, apiRef`. */
interface Signature {
  /** Parameters before the object, which stay. The first of them is the value. */
  kept: number;
  /** Whether the callback returns the function to rewrite. */
  isFactory?: boolean;
  /** Whether the type of the value is unknown in version 7, so that its use needs a type. */
  isValueUnknown?: boolean;
  /** Whether the row can be undefined, as the object could be in version 6. */
  isRowOptional?: boolean;
}

const SIGNATURES: Record<string, Signature> = {
  valueGetter: { kept: 0, isValueUnknown: true },
  valueFormatter: { kept: 0, isValueUnknown: true },
  groupingValueGetter: { kept: 0, isValueUnknown: true },
  valueSetter: { kept: 0 },
  colSpan: { kept: 0 },
  valueParser: { kept: 1, isRowOptional: true },
  pastedValueParser: { kept: 1 },
  getApplyFilterFn: { kept: 0, isFactory: true },
  getApplyQuickFilterFn: { kept: 0, isFactory: true },
};

type Argument = 'value' | 'row' | 'column' | 'apiRef';
const ARGUMENTS: readonly Argument[] = ['value', 'row', 'column', 'apiRef'];
/** Names for arguments where the code uses the first one for something else. */
const OTHER_NAMES = { value: 'cellValue', row: 'rowModel', column: 'colDef', apiRef: 'gridApiRef' };

/** Where the properties of the object are in version 7. */
const SOURCES: Record<string, { uses: readonly Argument[]; write: (names: Names) => string }> = {
  value: { uses: ['value'], write: ({ value }) => value },
  row: { uses: ['row'], write: ({ row }) => row },
  colDef: { uses: ['column'], write: ({ column }) => column },
  field: { uses: ['column'], write: ({ column }) => `${column}.field` },
  api: { uses: ['apiRef'], write: ({ apiRef }) => `${apiRef}.current` },
  id: { uses: ['row', 'apiRef'], write: ({ row, apiRef }) => `${apiRef}.current.getRowId(${row})` },
  rowNode: {
    uses: ['row', 'apiRef'],
    write: ({ row, apiRef, assert }) =>
      `${apiRef}.current.getRowNode(${apiRef}.current.getRowId(${row}))${assert}`,
  },
};
const DIRECT: Record<string, Argument> = { value: 'value', row: 'row', colDef: 'column' };

/** Properties that only the object of version 6 has. Values and rows often have the others, too. */
const OWN_PROPERTIES = new Set(['row', 'api', 'colDef', 'rowNode', 'getValue', 'formattedValue']);
const PROPERTIES = new Set([
  ...OWN_PROPERTIES,
  ...['id', 'field', 'value', 'cellMode', 'hasFocus', 'tabIndex', 'isEditable'],
]);

type Names = Record<Argument, string> & { assert: string };
type Callable =
  ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

/** Types of the object by the positions of the types of the value and of the row in them. */
const PARAMETER_TYPES: Record<string, { value: number; row: number }> = {
  GridValueGetterParams: { row: 0, value: 1 },
  GridGroupingValueGetterParams: { row: 0, value: 1 },
  GridValueSetterParams: { row: 0, value: 1 },
  GridCellParams: { row: 0, value: 1 },
  GridRenderCellParams: { row: 0, value: 1 },
  GridValueFormatterParams: { row: -1, value: 0 },
};

/** Types whose order of parameters changed with version 6. */
const SWAPPED = new Set(['GridValueGetterParams', 'GridCellParams', 'GridRenderCellParams']);

function isCallable(is: typeof ts, node: ts.Node): node is Callable {
  return (
    is.isArrowFunction(node) ||
    is.isFunctionExpression(node) ||
    is.isFunctionDeclaration(node) ||
    is.isMethodDeclaration(node)
  );
}

/** Whether a node adds nothing to the expression in it but parentheses or a type. */
function isWrapper(is: typeof ts, node: ts.Node): boolean {
  return (
    is.isParenthesizedExpression(node) ||
    is.isNonNullExpression(node) ||
    is.isAsExpression(node) ||
    is.isSatisfiesExpression(node)
  );
}

/** The values that a function returns, without those of functions inside it. */
function getReturned(is: typeof ts, { body }: Callable): ts.Expression[] {
  if (!body) return [];
  if (!is.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node) => {
    if (is.isReturnStatement(node) && node.expression) found.push(node.expression);
    else if (!is.isFunctionLike(node)) is.forEachChild(node, visit);
  };
  is.forEachChild(body, visit);
  return found;
}

/** Finds the functions that an expression stands for. What it does not find goes to `miss`. */
function findCallables(
  context: Context,
  expression: ts.Node,
  miss: (node: ts.Node) => void,
): Callable[] {
  const { typescript: is, types } = context;
  const find = (node: ts.Node): Callable[] => findCallables(context, node, miss);
  if (isCallable(is, expression)) return [expression];
  if (
    is.isParenthesizedExpression(expression) ||
    is.isAsExpression(expression) ||
    is.isSatisfiesExpression(expression) ||
    is.isNonNullExpression(expression)
  ) {
    return find(expression.expression);
  }
  if (is.isConditionalExpression(expression)) {
    return [...find(expression.whenTrue), ...find(expression.whenFalse)];
  }
  if (is.isBinaryExpression(expression)) {
    return [...find(expression.left), ...find(expression.right)];
  }
  const isNothing =
    expression.kind === is.SyntaxKind.NullKeyword ||
    is.isLiteralExpression(expression) ||
    (is.isIdentifier(expression) && expression.text === 'undefined');
  if (isNothing) return [];
  if (is.isCallExpression(expression)) {
    const name = expression.expression.getText().replace(/^.*\./, '');
    const [first] = expression.arguments;
    if (name === 'bind' && is.isPropertyAccessExpression(expression.expression)) {
      return find(expression.expression.expression);
    }
    if (first && /^(useCallback|memo|memoize|debounce|throttle)$/.test(name)) return find(first);
    return find(expression.expression).flatMap((callable) =>
      getReturned(is, callable).flatMap(find),
    );
  }
  if (is.isIdentifier(expression) || is.isPropertyAccessExpression(expression)) {
    const name = is.isIdentifier(expression) ? expression : expression.name;
    const declaration = types.getSymbol(name)?.valueDeclaration;
    const isOwn = declaration && !context.isDeclared(declaration);
    if (isOwn && isCallable(is, declaration)) return [declaration];
    if (isOwn && is.isVariableDeclaration(declaration) && declaration.initializer) {
      return find(declaration.initializer);
    }
    const isMember =
      isOwn && (is.isPropertyAssignment(declaration) || is.isPropertyDeclaration(declaration));
    if (isMember && declaration.initializer) return find(declaration.initializer);
  }
  miss(expression);
  return [];
}

/** The code that calls a function with an object like the one of version 6. */
function suggestObject(names: string): string {
  return `${names} => compute({ value, row, field: column.field, colDef: column, api: apiRef.current })`;
}

class Unsafe extends Error {
  readonly node: ts.Node;
  readonly suggestion: string | undefined;
  constructor(node: ts.Node, message: string, suggestion?: string) {
    super(message);
    this.node = node;
    this.suggestion = suggestion;
  }
}

interface Plan {
  used: Set<Argument>;
  /** Arguments that some expression reads by name. */
  read: Set<Argument>;
  /** Patterns or names that replace the plain name of an argument. */
  patterns: Partial<Record<Argument, string>>;
  /** Written once the names of the arguments are known. */
  edits: ((names: Names) => Edit)[];
  /** Nodes whose names are no longer there afterwards. */
  gone: Set<ts.Node>;
}

function addRead(plan: Plan, names: readonly Argument[]): void {
  for (const name of names) {
    plan.used.add(name);
    plan.read.add(name);
  }
}

function getSourceOf(property: string, node: ts.Node) {
  const source = Object.hasOwn(SOURCES, property) ? SOURCES[property] : undefined;
  if (source) return source;
  throw new Unsafe(
    node,
    `\`${property}\` is not among the arguments of version 7. Read it from \`apiRef.current.getCellParams(id, field)\`, or compute it from the row.`,
  );
}

/** Replaces a name by an expression, also in `{ name }`. */
function substitute(is: typeof ts, node: ts.Identifier, text: string): Edit {
  if (is.isShorthandPropertyAssignment(node.parent)) return replace(node, `${node.text}: ${text}`);
  return replace(node, text);
}

/** What code that asked whether there is an object writes after the row instead. */
function getRowMark(is: typeof ts, access: ts.PropertyAccessExpression): string {
  if (is.isNonNullExpression(access.expression)) return '!';
  const { parent } = access;
  if (!access.questionDotToken) return '';
  if (is.isPropertyAccessExpression(parent)) {
    return parent.expression === access && !parent.questionDotToken ? '?' : '';
  }
  const isIndexed = is.isElementAccessExpression(parent) && parent.expression === access;
  return isIndexed && !parent.questionDotToken ? '?.' : '';
}

function planObject(
  context: Context,
  parameter: ts.ParameterDeclaration,
  plan: Plan,
  { isRowOptional = false }: Signature,
): void {
  const { typescript: is, types } = context;
  const symbol = types.getSymbol(parameter.name);
  for (const name of symbol ? types.getUses(symbol) : []) {
    let owner: ts.Node = name;
    while (isWrapper(is, owner.parent)) owner = owner.parent;
    const { parent } = owner;
    if (is.isPropertyAccessExpression(parent) && parent.expression === owner) {
      const call = parent.parent;
      if (parent.name.text === 'getValue' && is.isCallExpression(call)) {
        planGetValue(is, call, name.text, plan);
        plan.gone.add(parent.name).add(name);
        continue;
      }
      // The object in `params.getValue(params.id, 'name')` goes with the call.
      if (is.isCallExpression(call) && /\.getValue$/.test(call.expression.getText())) {
        plan.gone.add(parent.name).add(name);
        continue;
      }
      const source = getSourceOf(parent.name.text, parent);
      addRead(plan, source.uses);
      plan.gone.add(parent.name).add(name);
      if (planConstant({ is, types }, parent, plan)) continue;
      const mark = isRowOptional && parent.name.text === 'row' ? getRowMark(is, parent) : '';
      plan.edits.push((names) => replace(parent, source.write(names) + mark));
      continue;
    }
    if (is.isElementAccessExpression(parent) && is.isStringLiteralLike(parent.argumentExpression)) {
      const source = getSourceOf(parent.argumentExpression.text, parent);
      addRead(plan, source.uses);
      plan.gone.add(name);
      plan.edits.push((names) => replace(parent, source.write(names)));
      continue;
    }
    if (is.isVariableDeclaration(parent) && is.isObjectBindingPattern(parent.name)) {
      planDeclaration({ is, types }, parent, parent.name, plan);
      plan.gone.add(name);
      continue;
    }
    const isCondition =
      (is.isConditionalExpression(parent) && parent.condition === owner) ||
      (is.isIfStatement(parent) && parent.expression === owner) ||
      is.isPrefixUnaryExpression(parent) ||
      (is.isBinaryExpression(parent) &&
        parent.left === owner &&
        parent.operatorToken.kind === is.SyntaxKind.AmpersandAmpersandToken);
    if (isCondition) {
      addRead(plan, ['row']);
      plan.gone.add(name);
      plan.edits.push(({ row }) => replace(name, row));
      continue;
    }
    // The filter of an operator of the grid receives the same arguments.
    if (is.isCallExpression(parent) && parent.arguments.length === 1 && isFilter(context, parent)) {
      addRead(plan, ARGUMENTS);
      plan.gone.add(name);
      plan.edits.push(({ value, row, column, apiRef }) =>
        replace(owner, [value, row, column, apiRef].join(', ')),
      );
      continue;
    }
    throw new Unsafe(
      name,
      `\`${name.text}\` is passed on as a whole, and version 7 has no such object. Pass what the other code needs.`,
      suggestObject('(value, row, column, apiRef)').replace('compute(', getCallee(is, name)),
    );
  }
}

/** Removes a statement with the line break after it. */
function removeStatement(statement: ts.Node): Edit {
  const { text } = statement.getSourceFile();
  const lineBreak = /^[ \t]*\r?\n[ \t]*/.exec(text.slice(statement.getEnd()))?.[0].length ?? 0;
  return { start: statement.getStart(), end: statement.getEnd() + lineBreak, text: '' };
}

/** `const row = params.row;` goes if the argument can have that name. */
function planConstant(
  { is, types }: { is: typeof ts; types: Context['types'] },
  access: ts.PropertyAccessExpression,
  plan: Plan,
): boolean {
  const declaration = access.parent;
  const argument = DIRECT[access.name.text];
  if (!argument || plan.patterns[argument] !== undefined) return false;
  if (!is.isVariableDeclaration(declaration) || !is.isIdentifier(declaration.name)) return false;
  const list = declaration.parent;
  const statement = list.parent;
  if (!is.isVariableDeclarationList(list) || !is.isVariableStatement(statement)) return false;
  if (list.declarations.length !== 1 || !(list.flags & is.NodeFlags.Const)) return false;
  // Another name would not say what the argument is.
  if (declaration.name.text !== argument || declaration.type) return false;
  plan.patterns[argument] = argument;
  const symbol = types.getSymbol(declaration.name);
  plan.gone.add(declaration.name);
  for (const each of symbol ? types.getUses(symbol) : []) plan.gone.add(each);
  plan.edits.push(() => removeStatement(statement));
  return true;
}

/** `params.getValue(params.id, 'name')` of version 4 is `row.name`. */
function planGetValue(is: typeof ts, call: ts.CallExpression, object: string, plan: Plan): void {
  const [id, field] = call.arguments;
  if (call.arguments.length !== 2 || id?.getText() !== `${object}.id` || !field) {
    throw new Unsafe(call, '`getValue` is gone. Read the field of the row.');
  }
  addRead(plan, ['row']);
  plan.edits.push(({ row }) => {
    const isName = is.isStringLiteralLike(field) && /^[A-Za-z_$][\w$]*$/.test(field.text);
    return replace(call, isName ? `${row}.${field.text}` : `${row}[${field.getText()}]`);
  });
}

/** Whether a call is that of a function that the packages declare with an object of a cell. */
function isFilter({ checker, isDeclared }: Context, call: ts.CallExpression): boolean {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  return declaration !== undefined && isDeclared(declaration);
}

function getCallee(is: typeof ts, use: ts.Node): string {
  const call = use.parent;
  return is.isCallExpression(call) ? `${call.expression.getText()}(` : 'compute(';
}

/** `const { row, id } = params;` */
function planDeclaration(
  { is, types }: { is: typeof ts; types: Context['types'] },
  declaration: ts.VariableDeclaration,
  pattern: ts.ObjectBindingPattern,
  plan: Plan,
): void {
  const list = declaration.parent;
  if (!is.isVariableDeclarationList(list))
    throw new Unsafe(declaration, 'The object is taken apart.');
  const statement = list.parent;
  const elements = pattern.elements.map((element) => {
    const property = element.propertyName ?? element.name;
    if (element.dotDotDotToken || !is.isIdentifier(property)) {
      throw new Unsafe(element, 'The rest of the object has no counterpart in version 7.');
    }
    const source = getSourceOf(property.text, element);
    addRead(plan, source.uses);
    return { element, property: property.text, source };
  });
  const isAlone = list.declarations.length === 1 && is.isVariableStatement(statement);
  const isSimple = (element: ts.BindingElement) =>
    is.isIdentifier(element.name) && element.initializer === undefined;
  for (const { element, property } of elements) {
    // The argument itself can have the name.
    const argument = DIRECT[property];
    if (!isAlone || !argument || !isSimple(element) || plan.patterns[argument]) continue;
    const name = element.name as ts.Identifier;
    const isAssigned = plan.gone.has(name);
    if (isAssigned) continue;
    plan.patterns[argument] = name.text;
    plan.gone.add(name);
    const symbol = types.getSymbol(name);
    for (const use of symbol ? types.getUses(symbol) : []) plan.gone.add(use);
  }
  plan.edits.push((names) => {
    const rest = elements.filter(({ element, property }) => {
      const argument = DIRECT[property];
      const isArgument =
        argument && is.isIdentifier(element.name) && names[argument] === element.name.text;
      return !isArgument || element.initializer !== undefined;
    });
    const parts = rest.map(({ element, source }) => {
      const value = source.write(names);
      const target = element.name.getText();
      return element.initializer
        ? `${target} = ${value} ?? ${element.initializer.getText()}`
        : `${target} = ${value}`;
    });
    if (!isAlone) return replace(declaration, parts.join(', '));
    if (parts.length > 0)
      return replace(list, `${list.getText().split(/\s/)[0]} ${parts.join(', ')}`);
    return removeStatement(statement);
  });
}

function planPattern(
  { typescript: is, types }: Context,
  pattern: ts.ObjectBindingPattern,
  plan: Plan,
): void {
  for (const element of pattern.elements) {
    const property = element.propertyName ?? element.name;
    if (element.dotDotDotToken || !is.isIdentifier(property)) {
      throw new Unsafe(element, 'The rest of the object has no counterpart in version 7.');
    }
    const source = getSourceOf(property.text, element);
    const argument = DIRECT[property.text];
    if (argument) {
      const fallback = element.initializer ? ` = ${element.initializer.getText()}` : '';
      plan.patterns[argument] = element.name.getText() + fallback;
      plan.used.add(argument);
      plan.gone.add(element.name).add(property);
      const symbol = is.isIdentifier(element.name) && types.getSymbol(element.name);
      for (const use of symbol ? types.getUses(symbol) : []) plan.gone.add(use);
      continue;
    }
    if (!is.isIdentifier(element.name) || element.initializer) {
      throw new Unsafe(element, `\`${property.text}\` is not an argument of version 7.`);
    }
    addRead(plan, source.uses);
    const symbol = types.getSymbol(element.name);
    plan.gone.add(element.name).add(property);
    for (const use of symbol ? types.getUses(symbol) : []) {
      plan.gone.add(use);
      plan.edits.push((names) => substitute(is, use, source.write(names)));
    }
  }
}

/** Names that the function uses and that are not its own parameters. */
function getNamesInside(
  { typescript: is }: Context,
  callable: Callable,
  gone: ReadonlySet<ts.Node>,
): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (is.isIdentifier(node) && !gone.has(node)) {
      const { parent } = node;
      const isMember =
        (is.isPropertyAccessExpression(parent) && parent.name === node) ||
        (is.isPropertyAssignment(parent) && parent.name === node) ||
        (is.isBindingElement(parent) && parent.propertyName === node) ||
        is.isJsxAttribute(parent);
      if (!isMember) names.add(node.text);
    }
    is.forEachChild(node, visit);
  };
  if (callable.body) visit(callable.body);
  return names;
}

/** The name of a type in the packages, whatever the import or an alias in these files calls it. */
function resolveType(
  context: Context,
  type: ts.TypeReferenceNode,
): { name: string; type: ts.TypeReferenceNode } {
  const { typescript: is, checker } = context;
  const name = type.typeName.getText().replace(/^.*\./, '');
  const [declaration] = checker.getSymbolAtLocation(type.typeName)?.declarations ?? [];
  if (declaration && is.isImportSpecifier(declaration)) {
    return { name: (declaration.propertyName ?? declaration.name).text, type };
  }
  const aliased = declaration && is.isTypeAliasDeclaration(declaration) && declaration.type;
  return aliased && is.isTypeReferenceNode(aliased) && aliased !== type
    ? resolveType(context, aliased)
    : { name, type };
}

function getAnnotation(context: Context, parameter: ts.ParameterDeclaration) {
  const { typescript: is } = context;
  const { type } = parameter;
  if (!type) return undefined;
  // What was `any` stays `any`, because nothing else may say what it is.
  if (type.kind === is.SyntaxKind.AnyKeyword) return { value: 'any', row: 'any', isAny: true };
  if (is.isTypeLiteralNode(type)) {
    const get = (name: string) => {
      const member = type.members.find((each) => each.name?.getText() === name);
      return member && is.isPropertySignature(member) ? member.type?.getText() : undefined;
    };
    return { value: get('value'), row: get('row') };
  }
  if (!is.isTypeReferenceNode(type)) return { value: undefined, row: undefined };
  const resolved = resolveType(context, type);
  const positions = PARAMETER_TYPES[resolved.name];
  const at = (index = -1) => resolved.type.typeArguments?.[index]?.getText();
  const found = { value: at(positions?.value), row: at(positions?.row) };
  // Version 5 has the value before the row.
  const isSwapped =
    SWAPPED.has(resolved.name) &&
    context.hasChange('grid-6-generics') &&
    hasValueFirst(is, resolved.type);
  return isSwapped ? { value: found.row, row: found.value } : found;
}

/**
 * Whether a parameter receives the object of version 6: by its type, or by what is read from it.
 * A function of version 7 gets a value there, which has any name and any properties.
 */
function isObjectOfParameters(context: Context, parameter: ts.ParameterDeclaration): boolean {
  const { typescript: is, types } = context;
  const { name, type } = parameter;
  if (type && is.isTypeReferenceNode(type)) {
    if (Object.hasOwn(PARAMETER_TYPES, resolveType(context, type).name)) return true;
  }
  if (type && type.kind !== is.SyntaxKind.AnyKeyword && !is.isTypeLiteralNode(type)) return false;
  if (is.isObjectBindingPattern(name)) {
    return name.elements.every((element) => {
      const property = (element.propertyName ?? element.name).getText();
      return element.dotDotDotToken !== undefined || PROPERTIES.has(property);
    });
  }
  const symbol = types.getSymbol(name);
  const uses = symbol ? types.getUses(symbol) : [];
  const read = uses.flatMap((each) => {
    let owner: ts.Node = each;
    while (isWrapper(is, owner.parent)) owner = owner.parent;
    const { parent } = owner;
    if (is.isPropertyAccessExpression(parent) && parent.expression === owner) {
      return [parent.name.text];
    }
    if (is.isVariableDeclaration(parent) && is.isObjectBindingPattern(parent.name)) {
      return parent.name.elements.map((element) =>
        (element.propertyName ?? element.name).getText(),
      );
    }
    return [];
  });
  if (read.some((property) => !PROPERTIES.has(property))) return false;
  if (read.some((property) => OWN_PROPERTIES.has(property))) return true;
  if (read.length > 0) return !/^_?(?:value|row|v)$/.test(name.getText());
  return uses.length > 0 && /^_?params?$/i.test(name.getText());
}

function rewriteFunction(
  context: Context,
  change: Change,
  callable: Callable,
  signature: Signature,
  isInline: boolean,
): void {
  const { typescript: is, report } = context;
  const parameter = callable.parameters[signature.kept];
  const isLast = callable.parameters.length === signature.kept + 1;
  if (!parameter || !isLast || !isObjectOfParameters(context, parameter)) return;
  const plan: Plan = {
    used: new Set(),
    read: new Set(),
    patterns: {},
    edits: [],
    gone: new Set(),
  };
  try {
    if (parameter.dotDotDotToken) throw new Unsafe(parameter, 'The arguments are collected.');
    if (is.isObjectBindingPattern(parameter.name)) planPattern(context, parameter.name, plan);
    else planObject(context, parameter, plan, signature);
  } catch (error) {
    if (!(error instanceof Unsafe)) throw error;
    report.left(change, error.node, {
      message: `${error.message} ${change.advice}`,
      ...(error.suggestion !== undefined && { suggestion: error.suggestion }),
    });
    return;
  }
  const isTyped = isTypeScript(callable);
  const annotation = getAnnotation(context, parameter);
  // A parameter that is not used can stay, unless its type is gone.
  if (plan.used.size === 0 && plan.edits.length === 0 && !annotation) return;
  const inside = getNamesInside(context, callable, plan.gone);
  const names = { assert: isTyped ? '!' : '' } as Names;
  for (const argument of ARGUMENTS) {
    const pattern = plan.patterns[argument];
    const isName = pattern !== undefined && /^[\w$]+$/.test(pattern);
    names[argument] = isName ? pattern : inside.has(argument) ? OTHER_NAMES[argument] : argument;
    if (pattern === undefined || isName) continue;
    const withDefault = /^([\w$]+) = /.exec(pattern)?.[1];
    if (withDefault !== undefined) names[argument] = withDefault;
    else if (plan.read.has(argument)) return report.left(change, parameter);
  }
  const last = Math.max(...ARGUMENTS.map((each, index) => (plan.used.has(each) ? index : -1)));
  const isContextual = isInline && annotation?.isAny !== true;
  const getType = (argument: Argument): string => {
    if (!isTyped) return '';
    const type =
      argument === 'value' ? annotation?.value : argument === 'row' ? annotation?.row : undefined;
    if (type !== undefined) return `: ${type}`;
    if (!isContextual) return ': any';
    const needsType = argument === 'value' && signature.isValueUnknown && plan.used.has('value');
    return needsType ? ': any' : '';
  };
  const write = (argument: Argument): string => {
    const pattern = plan.patterns[argument] ?? names[argument];
    const [, target, fallback] = /^(.*?)( = [^}]*)?$/s.exec(pattern)!;
    return `${target}${getType(argument)}${fallback ?? ''}`;
  };
  const parameters = ARGUMENTS.slice(signature.kept, last + 1)
    .map(write)
    .join(', ');
  const isBare =
    is.isArrowFunction(callable) && !/^(async\s*)?(<[^(]*>)?\s*\(/.test(callable.getText());
  const before = signature.kept > 0 ? callable.parameters[signature.kept - 1] : undefined;
  const start = parameters === '' && before ? before.getEnd() : parameter.getStart();
  const list: Edit = {
    start,
    end: parameter.getEnd(),
    text: isBare ? `(${parameters})` : parameters,
  };
  report.changed(change, parameter, [list, ...plan.edits.map((edit) => edit(names))]);
}

/** Whether a function is only used where the same change concerns it. */
function isOnlyCallback(
  { typescript: is, types }: Context,
  callable: Callable,
  names: ReadonlySet<string>,
): boolean {
  const isInClass =
    is.isMethodDeclaration(callable) && !is.isObjectLiteralExpression(callable.parent);
  const name =
    is.isFunctionDeclaration(callable) || isInClass
      ? callable.name
      : is.isVariableDeclaration(callable.parent) || is.isPropertyDeclaration(callable.parent)
        ? callable.parent.name
        : undefined;
  const symbol = name && types.getSymbol(name);
  if (!symbol) return true;
  return types.getUses(symbol).every((use) => {
    const { parent } = use;
    if (
      is.isImportSpecifier(parent) ||
      is.isExportSpecifier(parent) ||
      is.isExportAssignment(parent)
    )
      return true;
    if (is.isImportClause(parent)) return true;
    const property = is.findAncestor(
      use,
      (node) =>
        is.isPropertyAssignment(node) ||
        is.isShorthandPropertyAssignment(node) ||
        is.isStatement(node),
    );
    return (
      property &&
      !is.isStatement(property) &&
      names.has((property as ts.PropertyAssignment).name.getText())
    );
  });
}

/** Whether the place of a function gives its parameters their types. */
function hasContext({ checker, typescript: is }: Context, callable: Callable): boolean {
  const type = is.isExpression(callable) ? checker.getContextualType(callable) : undefined;
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  return parts.some((part) => part.getCallSignatures().length > 0);
}

const CALLBACKS = new Set(Object.keys(SIGNATURES));

/** Rewrites a callback of a column that received one object, wherever it is declared. */
export const rewriteCallback: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const signature = SIGNATURES[site.text]!;
  if (site.form === 'access' || site.form === 'binding' || site.form === 'type') {
    const call = site.node.parent;
    const isCalled = is.isCallExpression(call) && call.expression === site.node;
    if (isCalled && !signature.isFactory) report.left(change, site.name);
    return;
  }
  const value = is.isMethodDeclaration(site.node) ? site.node : site.value;
  if (!value) return;
  const misses: ts.Node[] = [];
  const find = (node: ts.Node) => findCallables(context, node, (miss) => misses.push(miss));
  let callables = find(value);
  const outer = callables;
  if (signature.isFactory) {
    callables = callables.flatMap((each) => getReturned(is, each).flatMap(find));
  }
  const shared = [...outer, ...callables].find((each) => !isOnlyCallback(context, each, CALLBACKS));
  if (shared) {
    report.left(change, site.name, {
      message: `The function is also called elsewhere, so it is left as it is. ${change.advice}`,
      suggestion: suggestObject('(value, row, column, apiRef)'),
    });
    return;
  }
  for (const callable of callables) {
    const isTyped = is.isMethodDeclaration(callable) || hasContext(context, callable);
    rewriteFunction(context, change, callable, signature, isTyped);
  }
  const isForeign = (node: ts.Node) => {
    const type = context.types.getType(node);
    return type.getCallSignatures().length > 0 || (type.flags & is.TypeFlags.Any) !== 0;
  };
  for (const miss of misses.filter(isForeign)) {
    // What the packages themselves provide has the right signature.
    const symbol =
      is.isIdentifier(miss) || is.isPropertyAccessExpression(miss)
        ? context.types.getSymbol(is.isIdentifier(miss) ? miss : miss.name)
        : undefined;
    if (symbol?.declarations?.some((node) => context.isDeclared(node))) continue;
    report.left(change, miss, {
      certainty: 'probable',
      isInvisible: true,
      message: `The function is not in these files. ${change.advice}`,
      suggestion: suggestObject('(value, row, column, apiRef)').replace('compute', miss.getText()),
    });
  }
};
